import { INVOICE_MESSAGES } from '#schema/invoice.ts';
import type { LanguageTag } from '#schema/language.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { Busy, TooMany } from '#kernel/errors.ts';
import { FairQueue, OwnerBusy, QueueFull } from '#kernel/fair-queue.ts';
import type { Services } from '#platform/module/services.ts';
import { NO_ENTRIES, paymentOf } from '../payment/payment.service.ts';
import { InvoicePrinter } from './invoice-printer.ts';

/** After how many seconds the client should try again. */
const BUSY_SECONDS = 5;

/** An invoice to send. */
export interface PrintedInvoice {
  /** The order's number. */
  number: number;
  pdf: Buffer;
}

/** Invoices of orders. They are drawn when asked for, and not stored. */
export class InvoiceService {
  readonly #services: Pick<Services, 'orders' | 'payments' | 'returns'>;
  readonly #printer = new InvoicePrinter();
  readonly #queue = new FairQueue({ concurrency: 1, maxWaiting: 20, maxPerOwner: 3 });

  constructor(services: Pick<Services, 'orders' | 'payments' | 'returns'>) {
    this.#services = services;
  }

  /**
   * Returns the invoice of an order, or the credit note of one of its received returns, from 1; null when there is
   * none, when there is no such order, or when it is another customer's and the viewer is no admin.
   * @throws TooMany, Busy
   */
  async print(
    viewer: Viewer,
    orderId: string,
    language: LanguageTag,
    creditNote: number | null = null,
  ): Promise<PrintedInvoice | null> {
    const order = await this.#services.orders.find(viewer, orderId);
    if (!order) return null;
    const [paid = NO_ENTRIES] = await this.#services.payments.paidFor([order.id]);
    const [returns = []] = await this.#services.returns.returnsOf([order.id]);
    const received = returns.filter(({ status }) => status === 'RECEIVED').length;
    if (creditNote !== null && (creditNote < 1 || creditNote > received)) return null;
    const payment = paymentOf(order, paid);
    try {
      const pdf = await this.#queue.join(viewer.id, (run) =>
        run(() => this.#printer.print({ order, payment, returns, creditNote, language })),
      );
      return { number: order.number, pdf };
    } catch (error) {
      if (error instanceof OwnerBusy) throw new TooMany(INVOICE_MESSAGES.atOnce, BUSY_SECONDS);
      if (error instanceof QueueFull) throw new Busy(INVOICE_MESSAGES.busy, BUSY_SECONDS);
      throw error;
    }
  }
}
