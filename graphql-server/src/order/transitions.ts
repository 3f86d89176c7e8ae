import { ORDER_MESSAGES, ORDER_STATUSES } from '../../../schema/order.ts';
import { OrderMoveRefused } from '../errors.ts';
import type { EventName } from '../events/events.ts';
import type { OrderActor, OrderStatus } from './order.model.ts';

/** Where the pieces of an order are counted: columns of the stock. */
export type StockPlace = 'available' | 'reserved' | 'sold';

/** A legal move to a status. */
interface Move {
  /** From which statuses, and who may do it. */
  from: Partial<Record<OrderStatus, readonly OrderActor[]>>;
  /** The event that records it. */
  event: EventName;
  /** Where the order's pieces go; missing when they stay reserved. */
  stock?: readonly [from: StockPlace, to: StockPlace];
}

const admin = ['ADMIN'] as const;

/**
 * All legal moves of an order (spec §4), by the new status; PENDING is how it begins. Everything else is refused, here and by a trigger of
 * the database, which has the same pairs.
 */
export const TRANSITIONS: Record<Exclude<OrderStatus, 'PENDING'>, Move> = {
  PROCESSED: { from: { PENDING: admin }, event: 'OrderProcessed' },
  SHIPPED: { from: { PROCESSED: admin }, event: 'OrderShipped' },
  OUT_FOR_DELIVERY: { from: { SHIPPED: admin }, event: 'OrderOutForDelivery' },
  DELIVERED: { from: { OUT_FOR_DELIVERY: admin }, event: 'OrderDelivered', stock: ['reserved', 'sold'] },
  CANCELLED: {
    from: {
      PENDING: ['CUSTOMER', 'ADMIN', 'SYSTEM'],
      PROCESSED: admin,
      SHIPPED: admin,
      OUT_FOR_DELIVERY: admin,
    },
    event: 'OrderCancelled',
    stock: ['reserved', 'available'],
  },
  RETURNED: { from: { DELIVERED: admin }, event: 'OrderReturned', stock: ['sold', 'available'] },
};

/** A status that an order can move to. */
export type NextStatus = keyof typeof TRANSITIONS;

/** Whether a status is one that an order can move to. */
export const isNextStatus = (status: OrderStatus): status is NextStatus => status in TRANSITIONS;

/** Returns the statuses from which somebody may move an order to another one. */
export const startsOf = (to: NextStatus, actor: OrderActor): OrderStatus[] =>
  ORDER_STATUSES.map(({ status }) => status).filter((status) =>
    TRANSITIONS[to].from[status]?.includes(actor),
  );

/** Whether somebody may move an order in that status to another one. */
export const mayMove = (from: OrderStatus, to: NextStatus, actor: OrderActor): boolean =>
  TRANSITIONS[to].from[from]?.includes(actor) ?? false;

/** Returns why somebody cannot move an order in that status to another one. */
export const moveRefused = (status: OrderStatus, to: OrderStatus, actor: OrderActor): OrderMoveRefused => {
  const label = (of: OrderStatus) => ORDER_STATUSES.find((known) => known.status === of)?.label ?? of;
  const isTooLate = actor === 'CUSTOMER' && to === 'CANCELLED' && startsOf(to, 'ADMIN').includes(status);
  return new OrderMoveRefused(
    {
      template: isTooLate ? ORDER_MESSAGES.onlyPendingCancelled : ORDER_MESSAGES.moveRefused,
      params: { status: label(status), to: label(to) },
    },
    status,
  );
};
