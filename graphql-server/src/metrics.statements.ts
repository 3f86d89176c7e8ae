import { sql } from './db/sql.ts';

/** How many jobs there are, by queue and state. */
export const jobCounts = sql(
  'jobCounts',
  'SELECT name AS line, state::text AS state, count(*)::integer AS count FROM jobs.job GROUP BY 1, 2',
);
