import { sql } from '../db/sql.ts';

/** Deletes counters that have ended. */
export const limitsCleared = sql(
  'limitsCleared',
  'DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000',
);
