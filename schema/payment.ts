/** Constants and sentences of the payment ledger, for pages and services. */

/** The most characters of a reference: the number of a transfer or a receipt. */
export const MAX_REFERENCE_LENGTH = 80;

/** The largest amount of one entry in cents, which PostgreSQL's integer can store. */
export const MAX_AMOUNT_CENTS = 2_147_483_647;

/** What an entry of the ledger records: money that came in for an order, or went back to its customer. */
export const PAYMENT_ENTRY_KINDS = ['COLLECTED', 'REFUNDED'] as const;

/** One of them. */
export type PaymentEntryKind = (typeof PAYMENT_ENTRY_KINDS)[number];

/** The sentences about payments. */
export const PAYMENT_MESSAGES = {
  amountInvalid: 'Amount must be at least 1 cent',
  feeInvalid: 'The fee must not be below 0',
  referenceRequired: 'Reference is required',
  referenceTooLong: `Reference is too long: ${MAX_REFERENCE_LENGTH} characters at most`,
  referenceUsed: 'This reference was used for another amount.',
  nothingDue: 'Nothing is to be refunded for this order.',
  refundTooLarge: 'At most {sum} can be refunded for this order.',
  nothingOwed: '{carrier} owes nothing.',
  payoutTooLarge: '{carrier} owes only {sum}.',
} as const;
