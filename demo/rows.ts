import type { EntityManager } from 'typeorm';

/** Column names and their PostgreSQL types. */
export type Columns = Readonly<Record<string, string>>;

/**
 * Inserts any number of rows in one statement, so that triggers run once. With `conflict`, rows that exist already, by
 * these columns, are skipped.
 */
export const insertRows = async <C extends Columns>(
  manager: EntityManager,
  table: string,
  columns: C,
  rows: readonly Readonly<Record<keyof C, unknown>>[],
  conflict?: string,
): Promise<void> => {
  const names = Object.keys(columns)
    .map((name) => `"${name}"`)
    .join(', ');
  const types = Object.entries(columns)
    .map(([name, type]) => `"${name}" ${type}`)
    .join(', ');
  await manager.query(
    `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_to_recordset($1) AS given(${types})
     ${conflict === undefined ? '' : `ON CONFLICT (${conflict}) DO NOTHING`}`,
    [JSON.stringify(rows)],
  );
};

/** An arbitrary constant. */
const FILL_LOCK = 4_822_019;

/** Locks filling until the transaction ends: of two servers that start at the same time, one waits for the other. */
export const lockForFilling = async (manager: EntityManager): Promise<void> => {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [FILL_LOCK]);
};
