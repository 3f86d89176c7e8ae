import type { EntityManager } from 'typeorm';
import { DEPOSIT_METHODS, RESERVATION_MINUTES, UNPAID_HOURS } from '#schema/payment.ts';
import type { Config } from '#platform/config/config.ts';
import { query } from '#platform/db/database.ts';
import { sendsMails } from '#platform/mail/mail-transport.ts';
import type { PaymentProviders } from '#sales/payment/providers/provider.ts';
import { initialStatusOf, type InitialStatus } from '#sales/checkout/initial-status.ts';
import type { PaymentMethod } from '#sales/order/order.model.ts';
import { trustOf, type TrustDecision, type TrustedOrder, type TrustHistory } from './trust-rule.ts';
import { trustHistoryOf } from './trust.statements.ts';

const DAY_MS = 86_400_000;

/** What is known of a customer, without the age of the account. */
type KnownOrders = Omit<TrustHistory, 'accountDays'>;

/** Who pays on the door: what an order by Cash on Delivery waits for. `trust-rule.ts` decides; this asks for what the shop can do. */
export class TrustService {
  readonly #providers: PaymentProviders;
  readonly #config: Pick<Config, 'cashOnDeliveryChecks' | 'smtpUrl' | 'demoMode'>;

  constructor(
    providers: PaymentProviders,
    config: Pick<Config, 'cashOnDeliveryChecks' | 'smtpUrl' | 'demoMode'>,
  ) {
    this.#providers = providers;
    this.#config = config;
  }

  /** Whether what an order with this payment method waits for depends on the past of its buyer, and of its phone number. */
  isJudged(method: PaymentMethod): boolean {
    return this.#config.cashOnDeliveryChecks && method === 'CASH_ON_DELIVERY';
  }

  /** Returns what a new order waits for. Without a history nothing is checked. */
  needOf(
    method: PaymentMethod,
    accountSince: Date,
    known: KnownOrders | null,
    order: TrustedOrder,
  ): InitialStatus {
    if (known === null) return initialStatusOf(method);
    const accountDays = Math.floor((Date.now() - accountSince.getTime()) / DAY_MS);
    return this.#asked(trustOf({ ...known, accountDays }, order));
  }

  /** Returns what a held order waits for when it is to be paid on delivery after all. */
  async needOnDelivery(manager: EntityManager, orderId: string): Promise<InitialStatus> {
    const [row] = this.#config.cashOnDeliveryChecks ? await query(manager, trustHistoryOf({ orderId })) : [];
    return row
      ? this.needOf('CASH_ON_DELIVERY', row.accountSince, row.history, row)
      : initialStatusOf('CASH_ON_DELIVERY');
  }

  /** Returns what a decision asks for in this shop: no code where no mail can be sent, no deposit where no provider takes it. */
  #asked({ need, depositCents, reasons: trustReasons }: TrustDecision): InitialStatus {
    const none = { ...initialStatusOf('CASH_ON_DELIVERY'), trustReasons };
    if (need === null) return none;
    if (need === 'DEPOSIT' && DEPOSIT_METHODS.some((method) => this.#providers[method] !== undefined))
      return { awaits: 'DEPOSIT', reservedMinutes: RESERVATION_MINUTES, depositCents, trustReasons };
    if (!sendsMails(this.#config)) return none;
    // A mail may be read late: the pieces stay reserved until the order is cancelled.
    return { ...none, awaits: 'CODE', reservedMinutes: UNPAID_HOURS * 60 };
  }
}
