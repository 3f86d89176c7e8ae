import type { LanguageTag } from '#schema/language.ts';
import { contactIn } from '#schema/shop-settings.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Services } from '#platform/module/services.ts';
import { NO_ENTRIES, paymentOf } from '../payment/payment.service.ts';
import { InvoicePrinter } from './invoice-printer.ts';

/** Invoices of orders. They are drawn when asked for, and not stored. */
export class InvoiceService {
  readonly #services: Pick<Services, 'orders' | 'payments' | 'returns' | 'cachedSettings'>;
  readonly #printer = new InvoicePrinter({ maxWaiting: 20, maxPerOwner: 3 });

  constructor(services: Pick<Services, 'orders' | 'payments' | 'returns' | 'cachedSettings'>) {
    this.#services = services;
  }

  /**
   * Returns the invoice of an order with its number, or the credit note of one of its received returns, from 1; null
   * when there is none, when there is no such order, or when it is another customer's and the viewer is no admin.
   * @throws TooMany, Busy
   */
  async print(
    viewer: Viewer,
    orderId: string,
    language: LanguageTag,
    creditNote: number | null = null,
  ): Promise<{ number: number; pdf: Buffer } | null> {
    const order = await this.#services.orders.find(viewer, orderId);
    if (!order) return null;
    const [paid = NO_ENTRIES] = await this.#services.payments.paidFor([order.id]);
    const [returns = []] = await this.#services.returns.returnsOf([order.id]);
    const received = returns.filter(({ status }) => status === 'RECEIVED').length;
    if (creditNote !== null && (creditNote < 1 || creditNote > received)) return null;
    const contact = contactIn(await this.#services.cachedSettings(), language);
    const job = { order, payment: paymentOf(order, paid), returns, creditNote, language, contact };
    return { number: order.number, pdf: await this.#printer.print(viewer.id, job) };
  }
}
