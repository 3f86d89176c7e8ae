import type { OrderStatus } from '../order/order.model.ts';

/** What the amounts of an order depend on. */
export interface PaidOrder {
  status: OrderStatus;
  totalCents: number;
  collectedCents: number;
  refundedCents: number;
}

/** The statuses in which the shop keeps none of an order's money. */
const UNDONE: readonly OrderStatus[] = ['CANCELLED', 'RETURNED'];

/** Returns what must go back to the customer, and what must still be collected, in cents. Nothing of it is stored. */
export const amountsDue = ({
  status,
  totalCents,
  collectedCents,
  refundedCents,
}: PaidOrder): { refundDueCents: number; toCollectCents: number } => {
  const kept = collectedCents - refundedCents;
  const owed = UNDONE.includes(status) ? 0 : totalCents;
  return { refundDueCents: Math.max(kept - owed, 0), toCollectCents: Math.max(owed - kept, 0) };
};
