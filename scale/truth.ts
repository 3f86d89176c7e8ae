import type { Node } from './cluster.ts';

/** Returns of each table how many rows it has, and a digest of them all. */
export const digest = async ({ query }: Node): Promise<ReadonlyMap<string, string>> => {
  const tables = await query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables t
     JOIN pg_class c ON c.oid = format('%I.%I', schemaname, tablename)::regclass
     -- What is not logged is empty after a crash, as it should be.
     WHERE schemaname IN ('public', 'jobs') AND c.relpersistence = 'p' ORDER BY 1`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await query<{ rows: string; sum: string | null }>(
      `SELECT count(*) AS rows, md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))) AS sum FROM ${name} t`,
    );
    found.set(name, `${row?.rows ?? 0} rows ${row?.sum ?? ''}`);
  }
  return found;
};

/** Returns the tables that differ, with both digests. */
export const differences = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter((table) => one.get(table) !== other.get(table))
    .map((table) => `${table}: ${one.get(table) ?? 'missing'} / ${other.get(table) ?? 'missing'}`);
