import { sql } from '#platform/db/sql.ts';
import { changedSince } from './changed-since.ts';

/** A standby that is so many transactions from its oldest one does not name them all. */
const WIDEST_SNAPSHOT = 10_000;

/**
 * The snapshot of a standby. PostgreSQL's own has no list of the transactions that are under way there; so all count as
 * under way that have not changed the catalogue as this statement sees it. Null where that would be too many.
 */
const standbySnapshot = `(
  SELECT concat(oldest, ':', next, ':', (
    SELECT string_agg(id::text, ',' ORDER BY id) FROM (
      SELECT generate_series(oldest, next - 1) EXCEPT
      SELECT transaction_id FROM catalogue_changes WHERE transaction_id >= oldest AND transaction_id < next
    ) AS open (id)
  )) FROM (
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS oldest, pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS next
  ) AS bounds WHERE next - oldest <= ${WIDEST_SNAPSHOT}
)`;

/**
 * The products that have changed between two snapshots, once for each transaction.
 * `isAnother` when the database is not the one of the earlier snapshot.
 */
export const catalogueChangesSince = sql(
  'catalogueChangesSince',
  // A snapshot may be long: it is read once, and not for each row.
  `WITH known AS MATERIALIZED (SELECT :since?::text::pg_snapshot AS since)
  SELECT CASE WHEN pg_is_in_recovery() THEN ${standbySnapshot} ELSE pg_current_snapshot()::text END AS snapshot,
    coalesce(pg_snapshot_xmax(since) > pg_snapshot_xmax(pg_current_snapshot()), false) AS "isAnother!",
    ARRAY(
      SELECT product_id::text FROM catalogue_changes
      WHERE ${changedSince('since')}
      ORDER BY transaction_id LIMIT :limit
    ) AS "productIds!" FROM known`,
);
