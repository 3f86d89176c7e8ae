/** Lists and constants of the dashboard's list of orders. */

/** Whether an order is paid, by its ledger. */
export const ORDER_PAYMENT_STATES = ['DUE', 'PAID', 'REFUND_DUE', 'NOTHING'] as const;

/** One of them. */
export type OrderPaymentState = (typeof ORDER_PAYMENT_STATES)[number];

/** The orders of the list; the first is the usual one. */
export const ORDER_SORTS = ['NEWEST', 'OLDEST', 'LARGEST', 'SMALLEST'] as const;

/** One of them. */
export type OrderSort = (typeof ORDER_SORTS)[number];

/** The most characters of a search for orders. */
export const MAX_ORDER_SEARCH_LENGTH = 100;

/** The most words of a search that are looked for. */
export const MAX_ORDER_SEARCH_WORDS = 6;

/** The most orders that are moved, or printed, at once. */
export const MAX_ORDERS_AT_ONCE = 200;
