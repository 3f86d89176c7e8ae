import type { CountedPage } from '#kernel/paging.ts';
import type { OrderNeed } from '#schema/payment.ts';
import type { TrustReason } from '#schema/trust.ts';
import type { RowOf } from '#platform/db/sql.ts';

export type { OrderActor, OrderStatus, PaymentMethod } from '#schema/order.ts';

/** An order as services return it, complete. `customerId` is null once the customer has deleted their account. */
export type OrderModel = RowOf<'orderById'>['order'];

/** A line of an order, as bought; `bangla` has the current Bangla names of product and colour. */
export type OrderLineModel = OrderModel['lines'][number];

/** A change of an order's status. */
export type OrderStatusChangeModel = OrderModel['history'][number];

/** A page of orders. */
export type OrderConnectionModel = CountedPage<OrderModel>;

/** What a new order waits for before the shop works on it. */
export interface InitialStatus {
  awaits: OrderNeed | null;
  /** For how long its pieces are reserved meanwhile; null for no end. */
  reservedMinutes: number | null;
  depositCents: number;
  /** Why a code or a deposit is asked for. */
  trustReasons: TrustReason[];
}
