/** A payment from which money can go back: what it took, and what of it is planned already. */
export interface RefundablePayment {
  attemptId: string;
  takenCents: number;
  takenPaisa: number;
  plannedCents: number;
  plannedPaisa: number;
}

/** A refund to make. */
export interface PlannedRefund {
  attemptId: string;
  amountCents: number;
  amountPaisa: number;
}

/**
 * Divides what is due to a customer among the payments, in their order, never more of one than it took. Paisa are
 * counted from the sum of a payment's refunds, so that all of them together are exactly what was paid. What is left of
 * the due is to be paid otherwise.
 */
export const planRefunds = (dueCents: number, payments: readonly RefundablePayment[]): readonly PlannedRefund[] => {
  let due = dueCents;
  const planned: PlannedRefund[] = [];
  for (const { attemptId, takenCents, takenPaisa, plannedCents, plannedPaisa } of payments) {
    const amountCents = Math.min(due, takenCents - plannedCents);
    const amountPaisa = Math.round(((plannedCents + amountCents) * takenPaisa) / takenCents) - plannedPaisa;
    if (amountCents <= 0 || amountPaisa <= 0) continue;
    planned.push({ attemptId, amountCents, amountPaisa });
    due -= amountCents;
  }
  return planned;
};
