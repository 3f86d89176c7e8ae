import type { Config } from '../config/config.ts';
import { query, type Database } from './database.ts';
import type { Statement } from './sql.ts';

/** Rows of a table that leave in time. */
export interface Retention {
  /** For how many days they stay; 0 for ever. */
  days: (retentionDays: Config['retentionDays']) => number;
  /** Deletes what was there before an instant, at most `limit` rows; returns how many. */
  deleted: (before: Date, limit: number) => Statement<{ count: number }>;
}

/**
 * Returns SQL that deletes rows of a table, the oldest first, at most `:limit`, and returns how many. `isOld` is their
 * condition and `key` the columns that only one row has: one index is for both.
 */
export const oldRowsDeleted = (table: string, isOld: string, key = 'id'): string =>
  `WITH gone AS (
    DELETE FROM ${table} WHERE (${key}) IN (
      SELECT ${key} FROM ${table} WHERE ${isOld} ORDER BY ${key} LIMIT :limit::integer
    ) RETURNING 1
  ) SELECT count(*)::integer AS "count!" FROM gone`;

/** How many rows of a table leave at once, and how often in one run: the rest leaves in the next one. */
export const BATCH = 1000;
const MOST_BATCHES = 500;

const DAY_MS = 86_400_000;

/** Deletes the rows that have been there for their days, in small transactions. */
export const deleteOldRows = async (
  { manager }: Database,
  retentionDays: Config['retentionDays'],
  { days, deleted }: Retention,
): Promise<void> => {
  const ageDays = days(retentionDays);
  if (ageDays === 0) return;
  const before = new Date(Date.now() - ageDays * DAY_MS);
  for (let batches = 0; batches < MOST_BATCHES; batches += 1) {
    const [row] = await query(manager, deleted(before, BATCH));
    if ((row?.count ?? 0) < BATCH) return;
  }
};
