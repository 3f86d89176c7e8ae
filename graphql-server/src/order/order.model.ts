import type { CountedPage } from '../paging.ts';
import type { RowOf } from '../db/sql.ts';

export type { OrderActor, OrderStatus, PaymentMethod } from '../../../schema/order.ts';

/** An order as services hand it out, whole. `customerId` is null once the customer has deleted their account. */
export type OrderModel = RowOf<'orderById'>['order'];

/** One line of an order, as bought; `bangla` is what product and colour are called in Bangla now. */
export type OrderLineModel = OrderModel['lines'][number];

/** One step of an order's way. */
export type OrderStatusChangeModel = OrderModel['history'][number];

/** How much one customer may order, by the shop's settings. */
export interface OrderLimits {
  /** Orders within 24 hours. */
  ordersADay: number;
  /** Pieces of the last 30 days that are not delivered yet. */
  unpaidPieces: number;
}

/** Orders. */
export type OrderConnectionModel = CountedPage<OrderModel>;
