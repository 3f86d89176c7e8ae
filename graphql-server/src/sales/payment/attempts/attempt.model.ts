import type { RowOf } from '#platform/db/sql.ts';

/** An attempt to pay an order, or its deposit, with a provider. */
export type PaymentAttemptModel = RowOf<'attemptsOfOrders'>;

/** An attempt with what its provider needs to know of the order. */
export type AttemptToAsk = RowOf<'attemptsToAsk'>;
