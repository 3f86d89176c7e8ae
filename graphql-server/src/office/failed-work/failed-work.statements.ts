import { sql } from '#platform/db/sql.ts';

/**
 * Failed work of all kinds: `w` has its rows. Jobs come to the queue `failed` after their last attempt
 * (jobs/install.ts), events have `failed_at` then (events/relay.ts). Times are in milliseconds, as a cursor holds them.
 */
const failedWorkRows = `(
    SELECT j.id, CASE j.source_name WHEN 'mail' THEN 'MAIL' ELSE 'JOB' END AS kind,
      coalesce(j.data->>'kind', j.source_name) AS name, j.data->>'orderId' AS "orderId",
      date_trunc('milliseconds', j.created_on) AS "failedAt", coalesce(j.source_retry_count, 0) + 1 AS attempts,
      j.source_output->>'message' AS error
    FROM jobs.job j WHERE j.name = 'failed' AND j.state = 'created'
    UNION ALL
    SELECT e.id, 'EVENT', e.name, e.subject_id::text, date_trunc('milliseconds', e.failed_at), e.attempts, e.error
    FROM events e WHERE e.failed_at IS NOT NULL
  ) w`;

const columns = `w.id AS "id!", w.kind AS "kind!", w.name AS "name!", w."orderId", w."failedAt" AS "failedAt!",
    w.attempts AS "attempts!", w.error`;

/** Failed work, newest first, after a place. */
export const failedWork = sql(
  'failedWork',
  `SELECT ${columns} FROM ${failedWorkRows}
  WHERE :at?::timestamptz IS NULL OR (w."failedAt", w.id) < (:at?, :id?::uuid)
  ORDER BY w."failedAt" DESC, w.id DESC LIMIT :limit`,
);

/** One failed work. */
export const failedWorkById = sql('failedWorkById', `SELECT ${columns} FROM ${failedWorkRows} WHERE w.id = :id`);

/** How much work failed. */
export const failedWorkCount = sql('failedWorkCount', `SELECT count(*)::integer AS count FROM ${failedWorkRows}`);
