import { sql } from '../sql.ts';

/**
 * How far the primary has written its log, in bytes, and which cluster it is. Only what is flushed is sent to standbys.
 */
export const primaryPosition = sql(
  'primaryPosition',
  `SELECT pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text AS "position!",
    system_identifier::text AS "system!" FROM pg_control_system()`,
);

/**
 * How far a standby has applied the primary's log, in bytes, and which cluster it is; `isStandby` is false once it is
 * promoted.
 */
export const standbyPosition = sql(
  'standbyPosition',
  `SELECT pg_is_in_recovery() AS "isStandby!", pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text AS position,
    system_identifier::text AS "system!" FROM pg_control_system()`,
);
