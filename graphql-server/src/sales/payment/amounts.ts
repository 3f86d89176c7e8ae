import type { OrderPaymentState } from '#schema/order-list.ts';

/** What the ledger holds of an order, in cents. */
export interface LedgerSums {
  /** What the order costs. */
  chargedCents: number;
  /** What of it need not be paid. */
  creditedCents: number;
  /** What came in. */
  collectedCents: number;
  /** What went back. */
  refundedCents: number;
  /** What providers are asked to pay back, and is not in the ledger yet. */
  goingBackCents: number;
}

/**
 * Returns what must go back to the customer, what of it the shop has to pay by hand as no provider is asked for it, and
 * what must still be collected, in cents. Nothing of it is stored. What is going back counts for the order no longer:
 * it may be a payment that the shop has refused, and the order is to be paid again.
 */
export const amountsDue = ({
  chargedCents,
  creditedCents,
  collectedCents,
  refundedCents,
  goingBackCents,
}: LedgerSums): { refundDueCents: number; refundByHandCents: number; toCollectCents: number } => {
  const owed = chargedCents - creditedCents - collectedCents + refundedCents + goingBackCents;
  const refundByHandCents = Math.max(-owed, 0);
  return {
    refundDueCents: refundByHandCents + goingBackCents,
    refundByHandCents,
    toCollectCents: Math.max(owed, 0),
  };
};

/**
 * Returns whether an order is paid: the rule of the database's function `order_payment_state`, which keeps it for
 * lists.
 */
export const paymentStateOf = ({
  toCollectCents,
  refundDueCents,
  collectedCents,
  refundedCents,
}: ReturnType<typeof amountsDue> & Pick<LedgerSums, 'collectedCents' | 'refundedCents'>): OrderPaymentState => {
  if (toCollectCents > 0) return 'DUE';
  if (refundDueCents > 0) return 'REFUND_DUE';
  return collectedCents > refundedCents ? 'PAID' : 'NOTHING';
};
