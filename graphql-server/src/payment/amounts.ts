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
}

/** Returns what must go back to the customer, and what must still be collected, in cents. Nothing of it is stored. */
export const amountsDue = ({
  chargedCents,
  creditedCents,
  collectedCents,
  refundedCents,
}: LedgerSums): { refundDueCents: number; toCollectCents: number } => {
  const owed = chargedCents - creditedCents - collectedCents + refundedCents;
  return { refundDueCents: Math.max(-owed, 0), toCollectCents: Math.max(owed, 0) };
};
