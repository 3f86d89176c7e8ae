import { oldRowsDeleted } from '../db/retention.ts';
import { sql } from '../db/sql.ts';

/** Deletes a failed job; no row when there is none. */
export const dropFailedJob = sql(
  'dropFailedJob',
  `DELETE FROM jobs.job WHERE name = 'failed' AND state = 'created' AND id = :id RETURNING id`,
);

/** Deletes the failed jobs about a customer. */
export const dropFailedJobsOf = sql(
  'dropFailedJobsOf',
  `DELETE FROM jobs.job WHERE name = 'failed'
    AND (data->>'customerId' = :customerId::uuid::text OR lower(data->>'email') = lower(:email))`,
);

/** Deletes failed jobs that name an e-mail address, a day later: it may be of a person who is no customer any more. */
export const dropOldFailedJobs = sql(
  'dropOldFailedJobs',
  `DELETE FROM jobs.job WHERE name = 'failed' AND data ? 'email' AND created_on < now() - interval '1 day'`,
);

/** Deletes failed jobs that nobody has retried or dropped. */
export const oldFailedJobsDeleted = sql(
  'oldFailedJobsDeleted',
  oldRowsDeleted('jobs.job', `name = 'failed' AND created_on < :before::timestamptz`, 'name, id'),
);
