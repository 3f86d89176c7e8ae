import type { EntityManager } from 'typeorm';

/** Column names and their PostgreSQL types. */
export type Columns = Readonly<Record<string, string>>;

/**
 * Inserts any number of rows in one statement, so that triggers run once. Rows that are there already are left alone
 * when `conflict` names the columns that tell.
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

/** Any constant of our own. */
const FILL_LOCK = 4_822_019;

/** Until the transaction ends, nobody else fills the shop: two servers that start at once do it one after the other. */
export const lockForFilling = async (manager: EntityManager): Promise<void> => {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [FILL_LOCK]);
};
