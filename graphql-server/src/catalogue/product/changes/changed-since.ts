/** Stands for the whole catalogue in `catalogue_changes`. */
export const WHOLE_CATALOGUE = '00000000-0000-0000-0000-000000000000';

/**
 * The condition for rows of `catalogue_changes` that a snapshot did not see and this statement does: ids of transactions
 * alone would not do, since they commit in any order. `since` is SQL of the snapshot.
 */
export const changedSince = (since: string): string =>
  `transaction_id >= pg_snapshot_xmin(${since})::text::bigint
        AND transaction_id < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
        AND NOT pg_visible_in_snapshot(transaction_id::text::xid8, ${since})`;
