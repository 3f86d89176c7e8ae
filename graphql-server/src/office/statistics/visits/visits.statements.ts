import { oldRowsDeleted } from '#platform/db/retention.ts';
import { sql } from '#platform/db/sql.ts';

/**
 * Adds visits to those of their days and steps, in the order of their keys, so that two servers never wait for each
 * other in a circle.
 */
export const visitsAdded = sql(
  'visitsAdded',
  `INSERT INTO daily_visits AS stored (day, step, visits)
  SELECT added.day::date, added.step, added.visits
  FROM unnest(:days::text[], :steps::text[], :visits::integer[]) AS added (day, step, visits)
  ORDER BY added.day, added.step
  ON CONFLICT (day, step) DO UPDATE SET visits = stored.visits + excluded.visits`,
);

/** Deletes the visits of old days. */
export const oldVisitsDeleted = sql(
  'oldVisitsDeleted',
  oldRowsDeleted('daily_visits', 'day < :before::text::date', 'day, step'),
);
