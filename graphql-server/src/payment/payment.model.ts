import type { RowOf } from '../db/sql.ts';
import type { PaymentMethod } from '../order/order.model.ts';

/** The money of an order. */
export interface OrderPaymentModel {
  method: PaymentMethod;
  collectedCents: number;
  refundedCents: number;
  refundDueCents: number;
  toCollectCents: number;
}

/** What was collected and refunded for an order. */
export type Paid = Omit<RowOf<'paidForOrders'>, 'orderId'>;

/** What a courier owes the shop. */
export type CourierBalanceModel = RowOf<'courierBalances'>;
