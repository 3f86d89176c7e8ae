import type { Shop } from './setup.ts';

/** Returns every row of every table of the shop's database as text, a line each with the table's name; sorted. */
export const dumpOf = async ({ sql }: Pick<Shop, 'sql'>): Promise<string[]> => {
  const tables = await sql<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const rows = await sql<{ line: string }>(`SELECT stored::text AS line FROM ${name} stored`);
    lines.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  return lines.toSorted();
};
