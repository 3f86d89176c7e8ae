/** Lists, constants and sentences of refunds, for pages and services. */

/** Where a refund at a provider is. */
export const REFUND_STATUSES = ['REQUESTED', 'SENT', 'DONE', 'FAILED'] as const;

/** One of them. */
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Why money goes back. */
export const REFUND_REASONS = ['CANCELLED', 'RETURNED', 'GRANTED', 'OVERPAID', 'REFUSED'] as const;

/** One of them. */
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Why a payment or a refund waits for a decision of the shop. */
export const SETTLE_PROBLEMS = ['WRONG_AMOUNT', 'RISKY', 'UNSETTLED', 'REFUND_FAILED', 'REFUND_LATE'] as const;

/** One of them. */
export type SettleProblem = (typeof SETTLE_PROBLEMS)[number];

/** What an admin can decide about it. */
export const SETTLE_DECISIONS = ['ACCEPT', 'REFUND', 'DISMISS'] as const;

/** One of them. */
export type SettleDecision = (typeof SETTLE_DECISIONS)[number];

/** The decisions that each problem allows; the first one is the usual one. */
export const DECISIONS_FOR: Readonly<Record<SettleProblem, readonly SettleDecision[]>> = {
  WRONG_AMOUNT: ['REFUND', 'ACCEPT'],
  RISKY: ['ACCEPT', 'REFUND'],
  UNSETTLED: ['DISMISS', 'ACCEPT'],
  REFUND_FAILED: ['REFUND', 'ACCEPT', 'DISMISS'],
  REFUND_LATE: ['ACCEPT', 'DISMISS'],
};

/** The most characters of a note about a decision. */
export const MAX_NOTE_LENGTH = 500;

/** The sentences about refunds. */
export const REFUND_MESSAGES = {
  amountInDollars: 'Please write the amount in dollars, such as 12.50',
  nothingToGrant: 'Nothing of this order can be given back.',
  grantTooLarge: 'At most {sum} of this order can be given back.',
  noteTooLong: `The note is too long: ${MAX_NOTE_LENGTH} characters at most`,
  transactionRequired: 'Please give the number of the transaction',
  decisionNotPossible: 'This decision is not possible here.',
} as const;
