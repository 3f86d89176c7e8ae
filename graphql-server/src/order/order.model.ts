import type { CountedPage } from '../paging.ts';
import type { ORDER_STATUSES, PAYMENT_METHODS } from '../../../schema/order.ts';
import type { RowOf } from '../db/sql.ts';

/** Where an order stands (spec §4). */
export type OrderStatus = (typeof ORDER_STATUSES)[number]['status'];

/** How an order is paid (spec §9). */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]['method'];

type OrderRead = RowOf<'orderById'>['order'];

/** An order as services hand it out, whole. `customerId` is null once the customer has deleted their account. */
export interface OrderModel extends Omit<OrderRead, 'paymentMethod'> {
  paymentMethod: PaymentMethod;
}

/** One line of an order, as bought; `bangla` is what product and colour are called in Bangla now. */
export type OrderLineModel = OrderModel['lines'][number];

/** One step of an order's way. */
export type OrderStatusChangeModel = OrderModel['history'][number];

/** Who moved an order. */
export type OrderActor = OrderStatusChangeModel['actor'];

/** How much one customer may order, by the shop's settings. */
export interface OrderLimits {
  /** Orders within 24 hours. */
  ordersADay: number;
  /** Pieces of the last 30 days that are not delivered yet. */
  unpaidPieces: number;
}

/** Orders. */
export type OrderConnectionModel = CountedPage<OrderModel>;
