import type { Node } from './cluster.ts';
import type { Wanted } from './people.ts';

/**
 * Checks that every acknowledged order is there with its lines, its status, and what it costs in the ledger.
 * @throws with those that are not
 */
export const expectOrders = async ({ query, name }: Node, acknowledged: readonly string[]): Promise<void> => {
  if (new Set(acknowledged).size !== acknowledged.length) throw new Error('An order was acknowledged twice.');
  const lost = await query<{ id: string; missing: string }>(
    `SELECT w.id, CASE WHEN o.id IS NULL THEN 'the order' WHEN l.count = 0 THEN 'its lines' WHEN h.count = 0 THEN 'its status'
       ELSE 'its place in the ledger' END AS missing
     FROM unnest($1::uuid[]) w (id)
     LEFT JOIN orders o ON o.id = w.id
     CROSS JOIN LATERAL (SELECT count(*) FROM order_lines l WHERE l.order_id = w.id) l
     CROSS JOIN LATERAL (SELECT count(*) FROM order_status_changes h WHERE h.order_id = w.id) h
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(e.amount_cents), 0) AS cents FROM payment_entries e WHERE e.order_id = w.id AND e.kind = 'CHARGED'
     ) e
     WHERE o.id IS NULL OR l.count = 0 OR h.count = 0 OR e.cents <> o.total_cents`,
    [[...acknowledged]],
  );
  if (lost.length > 0)
    throw new Error(`${name} lacks ${lost.map(({ id, missing }) => `${missing} of ${id}`).join(', ')}.`);
};

/** Checks that of each product exactly the pieces of its orders are gone. @throws with those of which it is not so */
export const expectStock = async (
  { query }: Node,
  products: readonly Wanted[],
  stock: number,
  ordered: { readonly since: Date },
): Promise<void> => {
  const wrong = await query(
    `SELECT s.product_id, s.available, coalesce(l.pieces, 0) AS ordered FROM product_stock s
     CROSS JOIN LATERAL (
       SELECT sum(l.quantity)::integer AS pieces FROM order_lines l JOIN orders o ON o.id = l.order_id
       WHERE l.product_id = s.product_id AND o.placed_at >= $3
     ) l
     WHERE s.product_id = ANY ($1::uuid[]) AND s.available + coalesce(l.pieces, 0) <> $2`,
    [products.map(({ id }) => id), stock, ordered.since],
  );
  if (wrong.length > 0) throw new Error(`Pieces are missing or too many: ${JSON.stringify(wrong)}`);
};

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
