import { sql } from '../db/sql.ts';

/**
 * Failed work of all kinds: `w` has its rows. Jobs come to the queue `failed` after their last attempt (jobs/install.ts). Times are
 * in milliseconds, as a cursor holds them.
 */
const failedWorkRows = `(
    SELECT j.id, CASE j.source_name WHEN 'mail' THEN 'MAIL' ELSE 'JOB' END AS kind,
      coalesce(j.data->>'kind', j.source_name) AS name, j.data->>'orderId' AS "orderId",
      date_trunc('milliseconds', j.created_on) AS "failedAt", coalesce(j.source_retry_count, 0) + 1 AS attempts,
      j.source_output->>'message' AS error
    FROM jobs.job j WHERE j.name = 'failed' AND j.state = 'created'
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
export const failedWorkById = sql(
  'failedWorkById',
  `SELECT ${columns} FROM ${failedWorkRows} WHERE w.id = :id`,
);

/** How much work failed. */
export const failedWorkCount = sql(
  'failedWorkCount',
  `SELECT count(*)::integer AS count FROM ${failedWorkRows}`,
);

/** Drops a failed job. */
export const failedJobDropped = sql(
  'failedJobDropped',
  `DELETE FROM jobs.job WHERE name = 'failed' AND state = 'created' AND id = :id RETURNING id`,
);

/** Drops the failed jobs about a customer. */
export const failedJobsForgotten = sql(
  'failedJobsForgotten',
  `DELETE FROM jobs.job WHERE name = 'failed'
    AND (data->>'customerId' = :customerId::uuid::text OR lower(data->>'email') = lower(:email))`,
);

/** Drops failed jobs that name an e-mail address, a day later: it may be of a person who is no customer any more. */
export const failedJobsCleared = sql(
  'failedJobsCleared',
  `DELETE FROM jobs.job WHERE name = 'failed' AND data ? 'email' AND created_on < now() - interval '1 day'`,
);
