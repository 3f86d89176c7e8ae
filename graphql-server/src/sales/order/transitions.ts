import { refusalOfStatus, type NextStatus } from '#schema/order-moves.ts';
import type { StockChangeKind } from '#schema/product.ts';
import { may } from '#schema/staff.ts';
import { OrderMoveRefused } from '#kernel/errors.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { EventName } from '#platform/events/events.ts';
import type { StockPlace } from '#catalogue/inventory/stock.service.ts';
import type { OrderActor, OrderStatus } from './order.model.ts';

/** What comes with a move. */
interface Transition {
  /** The event that records it. */
  event: EventName;
  /** Where the order's pieces go; missing when they stay, or come back piece by piece. */
  stock?: { kind: StockChangeKind; from: StockPlace; to: StockPlace };
}

/** What comes with each legal move of an order, by the new status; `schema/order-moves.ts` says which are legal. */
export const TRANSITIONS: Record<NextStatus, Transition> = {
  PROCESSED: { event: 'OrderProcessed' },
  SHIPPED: { event: 'OrderShipped' },
  OUT_FOR_DELIVERY: { event: 'OrderOutForDelivery' },
  DELIVERED: { event: 'OrderDelivered', stock: { kind: 'DELIVERED', from: 'reserved', to: 'sold' } },
  CANCELLED: { event: 'OrderCancelled', stock: { kind: 'CANCELLED', from: 'reserved', to: 'available' } },
  RETURNED: { event: 'OrderReturned' },
};

/** Returns as what somebody moves orders to a status. To cancel one, or to take it back, may give money back. */
export const actorOf = (viewer: Pick<Viewer, 'role'> | null, to: OrderStatus): OrderActor => {
  if (viewer === null) return 'SYSTEM';
  return may(viewer, to === 'CANCELLED' || to === 'RETURNED' ? 'MONEY' : 'FULFILMENT') ? 'ADMIN' : 'CUSTOMER';
};

/** Returns why somebody cannot move an order in that status to another one. */
export const moveRefused = (status: OrderStatus, to: OrderStatus, actor: OrderActor): OrderMoveRefused =>
  new OrderMoveRefused(refusalOfStatus(status, to, actor), status);
