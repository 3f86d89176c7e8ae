/** Constants and sentences of the payment ledger, for pages and services. */

/** The most characters of a reference: the number of a transfer or a receipt. */
export const MAX_REFERENCE_LENGTH = 80;

/** The largest amount of one entry in cents, which PostgreSQL's integer can store. */
export const MAX_AMOUNT_CENTS = 2_147_483_647;

/**
 * What an entry of the ledger records: what the order costs, what of it the customer need not pay, money that came in,
 * and money that went back. An order owes what was charged and refunded, less what was credited and collected.
 */
export const PAYMENT_ENTRY_KINDS = ['CHARGED', 'CREDITED', 'COLLECTED', 'REFUNDED'] as const;

/** The payment methods for which a provider takes the money. */
export const ONLINE_METHODS = ['CARD', 'NAGAD', 'BKASH'] as const;

/** One of them. */
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

/** Whether a provider takes the money of a payment method. */
export const isOnline = (method: string): method is OnlineMethod => ONLINE_METHODS.some((one) => one === method);

/** The payment methods for a deposit. */
export const DEPOSIT_METHODS: readonly OnlineMethod[] = ['NAGAD', 'BKASH'];

/** What an order can wait for before the shop works on it. */
export const ORDER_NEEDS = ['PAYMENT', 'DEPOSIT', 'CODE'] as const;

/** One of them. */
export type OrderNeed = (typeof ORDER_NEEDS)[number];

/** The sentences that say why the shop does not work on an order yet. */
export const ORDER_NEED_MESSAGES = {
  PAYMENT: 'This order waits for its payment.',
  DEPOSIT: 'This order waits for its deposit.',
  CODE: 'This order waits for the customer to confirm it with a code.',
} as const satisfies Record<OrderNeed, string>;

/** What can have become of an attempt to pay. The first three are still open. */
export const ATTEMPT_STATUSES = ['STARTING', 'OPEN', 'CONFIRMING', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED'] as const;

/** One of them. */
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** Why an attempt to pay failed, with the sentence for the customer. */
export const PAYMENT_FAILURES = {
  DECLINED: 'The payment was declined. Please try again, or choose another payment method.',
  LOW_BALANCE: 'The balance was too low. Please choose another payment method.',
  EXPIRED: 'The time for this payment is over. Please try again.',
  PROVIDER_REFUSED: 'The payment provider does not take this payment. Please choose another payment method.',
  UNREACHABLE: 'The payment provider cannot be reached. Please try again, or choose another payment method.',
} as const;

/** One of them. */
export type PaymentFailure = keyof typeof PAYMENT_FAILURES;

/** Why an attempt to pay needs the owner: another amount than asked, a risky card, or no answer for a day. */
export const PAYMENT_PROBLEMS = ['WRONG_AMOUNT', 'RISKY', 'UNSETTLED'] as const;

/** One of them. */
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];

/**
 * The most that a payment can be, in paisa: SSLCommerz takes 500,000 taka (its documentation), the others what
 * PostgreSQL's integer stores.
 */
export const MAX_AMOUNT_PAISA: Readonly<Record<OnlineMethod, number>> = {
  CARD: 50_000_000,
  NAGAD: 2_147_483_647,
  BKASH: 2_147_483_647,
};

/** How long the pieces of an order are reserved while it is being paid, in minutes. */
export const RESERVATION_MINUTES = 15;

/** How long an order waits for its payment, in hours. Then it is cancelled. */
export const UNPAID_HOURS = 24;

/** Returns an amount in paisa (hundredths of a taka) at a rate in taka for a dollar, half up. */
export const paisaOf = (cents: number, bdtPerUsd: number): number =>
  // The rate has four decimals at most, so that both factors are whole numbers.
  Math.round((cents * Math.round(bdtPerUsd * 10_000)) / 10_000);

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
  payoutOrdersGone: 'Some of these orders are not among those that {carrier} has collected and not paid out.',
  payoutNotTheirSum: 'The amount and the fee must together be what was collected for these orders: {sum}.',
  tooLargeForMethod: 'This amount is too large for this payment method. Please choose another one.',
  nothingToPay: 'There is nothing to pay for this order now.',
  beingConfirmed: 'A payment for this order is being confirmed. Please wait a moment.',
  notForDeposit: 'The deposit can be paid with Nagad or bKash.',
  triedTooOften: 'You have tried to pay too often. Please try again later.',
  soldOutMeanwhile: 'Some of it was sold out before it was paid.',
  notPaidInTime: 'It was not paid in time.',
  notConfirmedInTime: 'It was not confirmed in time.',
} as const;
