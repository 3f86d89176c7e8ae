import { sql } from '#platform/db/sql.ts';

/** Waits until nobody else decides about accounts, until the transaction ends. */
export const lockDecisions = sql('lockDecisions', 'SELECT pg_advisory_xact_lock(:lock)');
