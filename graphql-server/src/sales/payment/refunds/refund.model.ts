import type { SettleDecision, SettleProblem } from '#schema/refund.ts';
import type { RowOf } from '#platform/db/sql.ts';
import type { CountedPage } from '#kernel/paging.ts';

/** A refund by a provider. */
export type RefundModel = Omit<RowOf<'refundsOfOrders'>, 'orderId'>;

/** A payment or a refund that needs a decision. */
export type PaymentToSettleModel = Omit<RowOf<'paymentsToSettle'>, 'problem'> & {
  problem: SettleProblem;
  decisions: readonly SettleDecision[];
};

/** A page of them. */
export type PaymentToSettleConnectionModel = CountedPage<PaymentToSettleModel>;
