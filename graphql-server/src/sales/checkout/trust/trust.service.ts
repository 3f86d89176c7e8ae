import type { EntityManager } from 'typeorm';
import type { OrderRequest } from '#schema/order.input.ts';
import { DEPOSIT_METHODS, isOnline, RESERVATION_MINUTES, UNPAID_HOURS } from '#schema/payment.ts';
import type { ShopSettings } from '#schema/shop-settings.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Config } from '#platform/config/config.ts';
import { query } from '#platform/db/database.ts';
import { sendsMails } from '#platform/mail/mail-transport.ts';
import type { PaymentProviders } from '#sales/payment/providers/provider.ts';
import type { InitialStatus, PaymentMethod } from '#sales/order/order.model.ts';
import { trustOf, type TrustedOrder, type TrustHistory } from './trust-rule.ts';
import { historyOfBuyer, trustHistoryOf } from './trust.statements.ts';

const DAY_MS = 86_400_000;

/** What is known of a customer, without the age of the account. */
type KnownOrders = Omit<TrustHistory, 'accountDays'>;

/**
 * Who pays on the door: what an order by Cash on Delivery waits for. `trust-rule.ts` decides; this asks for what the
 * shop can do. The owner says whether orders are checked at all; callers read the settings before their transaction.
 */
export class TrustService {
  readonly #providers: PaymentProviders;
  readonly #config: Pick<Config, 'smtpUrl' | 'demoMode'>;

  constructor(providers: PaymentProviders, config: Pick<Config, 'smtpUrl' | 'demoMode'>) {
    this.#providers = providers;
    this.#config = config;
  }

  /** Returns what a new order waits for; what is known of its buyer is read where that counts. */
  async initialStatus(
    manager: EntityManager,
    { viewer: buyer, settings }: { viewer: Viewer; settings: ShopSettings },
    { paymentMethod, shippingAddress: { phone } }: Pick<OrderRequest, 'paymentMethod' | 'shippingAddress'>,
    order: TrustedOrder,
  ): Promise<InitialStatus> {
    if (!settings.cashOnDeliveryChecks || paymentMethod !== 'CASH_ON_DELIVERY') return initialStatusOf(paymentMethod);
    const [known] = await query(manager, historyOfBuyer({ buyerId: buyer.id, phone }));
    if (!known) throw new Error('What is known of a buyer was read without an answer.');
    return this.#decide(buyer.createdAt, known.history, order);
  }

  /** Returns what a locked order waits for when it is to be paid on delivery after all. */
  async needOnDelivery(manager: EntityManager, orderId: string, settings: ShopSettings): Promise<InitialStatus> {
    const [row] = settings.cashOnDeliveryChecks ? await query(manager, trustHistoryOf({ orderId })) : [];
    return row ? this.#decide(row.accountSince, row.history, row) : initialStatusOf('CASH_ON_DELIVERY');
  }

  /**
   * Returns what `trust-rule.ts` decides and this shop can do: no code where no mail can be sent, no deposit where no
   * provider takes it.
   */
  #decide(accountSince: Date, known: KnownOrders, order: TrustedOrder): InitialStatus {
    const accountDays = Math.floor((Date.now() - accountSince.getTime()) / DAY_MS);
    const { need, depositCents, reasons: trustReasons } = trustOf({ ...known, accountDays }, order);
    const none = { ...initialStatusOf('CASH_ON_DELIVERY'), trustReasons };
    if (need === null) return none;
    if (need === 'DEPOSIT' && DEPOSIT_METHODS.some((method) => this.#providers[method] !== undefined))
      return { awaits: 'DEPOSIT', reservedMinutes: RESERVATION_MINUTES, depositCents, trustReasons };
    if (!sendsMails(this.#config)) return none;
    // A mail may be read late: the pieces stay reserved until the order is cancelled.
    return { ...none, awaits: 'CODE', reservedMinutes: UNPAID_HOURS * 60 };
  }
}

/** Returns what an order with this payment method waits for by itself. */
const initialStatusOf = (method: PaymentMethod): InitialStatus => ({
  ...(isOnline(method)
    ? { awaits: 'PAYMENT', reservedMinutes: RESERVATION_MINUTES }
    : { awaits: null, reservedMinutes: null }),
  depositCents: 0,
  trustReasons: [],
});
