/** Which moves of orders are legal (spec §4), for services and pages. */
import { ORDER_MESSAGES, ORDER_STATUSES, statusLabel, type OrderActor, type OrderStatus } from './order.ts';
import { ORDER_NEED_MESSAGES, type OrderNeed } from './payment.ts';
import type { Sentence } from './sentence.ts';

const admin = ['ADMIN'] as const;

/** A status that an order can move to; PENDING is how it begins. */
export type NextStatus = Exclude<OrderStatus, 'PENDING'>;

/**
 * All legal moves by the new status: from which statuses, and who may make them. Everything else is refused by the
 * server, and by a trigger of the database, which has the same pairs.
 */
export const ORDER_MOVES: Record<NextStatus, Partial<Record<OrderStatus, readonly OrderActor[]>>> = {
  PROCESSED: { PENDING: admin },
  SHIPPED: { PROCESSED: admin },
  OUT_FOR_DELIVERY: { SHIPPED: admin },
  DELIVERED: { OUT_FOR_DELIVERY: admin },
  CANCELLED: {
    PENDING: ['CUSTOMER', 'ADMIN', 'SYSTEM'],
    PROCESSED: admin,
    SHIPPED: admin,
    OUT_FOR_DELIVERY: admin,
  },
  RETURNED: { DELIVERED: admin },
};

/** Whether a status is one that an order can move to. */
export const isNextStatus = (status: OrderStatus): status is NextStatus => status in ORDER_MOVES;

/** Whether somebody may move an order in that status to another one. */
export const mayMove = (from: OrderStatus, to: NextStatus, actor: OrderActor): boolean =>
  ORDER_MOVES[to][from]?.includes(actor) ?? false;

/** Returns the statuses from which somebody may move an order to another one. */
export const startsOf = (to: NextStatus, actor: OrderActor): OrderStatus[] =>
  ORDER_STATUSES.map(({ status }) => status).filter((status) => mayMove(status, to, actor));

/** Returns the sentence that says why somebody cannot move an order in that status to another one. */
export const refusalOfStatus = (status: OrderStatus, to: OrderStatus, actor: OrderActor): Sentence => {
  const isTooLate = actor === 'CUSTOMER' && to === 'CANCELLED' && mayMove(status, to, 'ADMIN');
  return {
    template: isTooLate ? ORDER_MESSAGES.onlyPendingCancelled : ORDER_MESSAGES.moveRefused,
    params: { status: statusLabel(status), to: statusLabel(to) },
  };
};

/**
 * Returns the sentence that says why somebody cannot move an order now; null when they can. An order that waits for
 * something can only be cancelled.
 */
export const refusalOfMove = (
  { status, awaits }: { status: OrderStatus; awaits: OrderNeed | null },
  to: OrderStatus,
  actor: OrderActor,
): Sentence | null => {
  if (!isNextStatus(to) || !mayMove(status, to, actor)) return refusalOfStatus(status, to, actor);
  return awaits === null || to === 'CANCELLED' ? null : { template: ORDER_NEED_MESSAGES[awaits], params: {} };
};
