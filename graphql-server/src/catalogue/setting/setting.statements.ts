import { sql } from '#platform/db/sql.ts';

/** The settings that the owner has set, of some, and what time it is by the clock that tells when a time has come. */
export const valuesNow = sql(
  'valuesNow',
  `SELECT key, value AS "value!", now() AS "now!" FROM settings WHERE key = ANY (:keys::text[]) AND value IS NOT NULL`,
);

/** In how many seconds the time comes that a setting is, on the clocks of Bangladesh; no row for none. */
export const settingTimeComes = sql(
  'settingTimeComes',
  `SELECT ceil(extract(epoch FROM (value || '+06')::timestamptz - now()))::float8 AS "seconds!"
  FROM settings WHERE key = :key AND value <> '' FOR NO KEY UPDATE`,
);
