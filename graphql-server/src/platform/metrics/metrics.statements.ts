import { sql } from '../db/sql.ts';

/** How many jobs there are, by queue and state, and how many events wait or have failed. */
export const jobCounts = sql(
  'jobCounts',
  `SELECT name AS "line!", state::text AS "state!", count(*)::integer AS "count!" FROM jobs.job GROUP BY 1, 2
  UNION ALL
  SELECT 'events', 'created', count(*)::integer FROM events WHERE handled_at IS NULL AND failed_at IS NULL
  UNION ALL
  SELECT 'events', 'failed', count(*)::integer FROM events WHERE failed_at IS NOT NULL`,
);
