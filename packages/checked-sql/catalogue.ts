import type pg from 'pg';
import type { Columns } from './infer.ts';

/** What every JSON column holds: the catalogue only knows that it is JSON. */
const jsonColumns: Record<string, string> = {
  'products.color_pictures': 'Record<string, string>',
  'products.picture_alts': 'Record<string, { en: string; bn?: string }>',
  'products.attributes': '{ name: string; value: string }[]',
  'audit_entries.details': 'Record<string, string>',
};

/** The tables of a migrated database. */
export interface Catalogue {
  tables: ReadonlyMap<string, Columns>;
  /** Types by their numbers, as `Value` names them. */
  types: ReadonlyMap<number, string>;
}

/** Reads the catalogue: columns, which of them are never null, and which may be one of a few texts only. */
export const readCatalogue = async (client: pg.Client): Promise<Catalogue> => {
  const types = await client.query<{ oid: number; name: string }>(
    `SELECT t.oid::integer AS oid, CASE WHEN t.typcategory = 'A' THEN item.typname || '[]' ELSE t.typname END AS name
     FROM pg_type t LEFT JOIN pg_type item ON item.oid = t.typelem`,
  );
  const names = new Map(types.rows.map(({ oid, name }) => [oid, name]));
  const columns = await client.query<{
    table: string;
    column: string;
    type: number;
    isNullable: boolean;
    check: string | null;
  }>(
    `SELECT CASE WHEN n.nspname = 'public' THEN '' ELSE n.nspname || '.' END || c.relname AS table, a.attname AS column, a.atttypid::integer AS type, NOT a.attnotnull AS "isNullable",
       (SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
         WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]
           AND pg_get_constraintdef(k.oid) ~ '::text' LIMIT 1) AS check
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relkind IN ('r', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema') ORDER BY c.relname, a.attnum`,
  );
  const tables = new Map<string, Columns>();
  for (const { table, column, type, isNullable, check } of columns.rows) {
    const own = tables.get(table) ?? new Map();
    tables.set(table, own);
    own.set(column, {
      type: names.get(type) ?? null,
      isNullable,
      literals: check === null ? undefined : literalsOf(check),
      written: jsonColumns[`${table}.${column}`],
    });
  }
  return { tables, types: names };
};

/** The texts that a check constraint names, if that is all it does. */
const literalsOf = (check: string): string[] | undefined => {
  const one = `'([^']*)'::text`;
  const isList = new RegExp(`^CHECK \\(\\(\\w+ = (?:ANY \\(ARRAY\\[(?:${one}(?:, )?)+\\]\\)|${one})\\)\\)$`);
  return isList.test(check) ? [...check.matchAll(new RegExp(one, 'g'))].map(([, text = '']) => text) : undefined;
};
