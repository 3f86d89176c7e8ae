import type { QueryResultRow } from 'pg';

/** The statement that lets a few buyers order all day. */
export const NO_ORDER_LIMITS = `INSERT INTO settings (key, value)
  VALUES ('ORDERS_A_DAY', '1000000'), ('UNPAID_PIECES', '1000000') ON CONFLICT DO NOTHING`;

/** Runs a statement and returns its rows. */
export type Ask = <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

/**
 * Checks that each acknowledged order is there once, with its lines, its status, and what it costs in the ledger.
 * @throws with those that are not
 */
export const expectOrders = async (ask: Ask, acknowledged: readonly string[]): Promise<void> => {
  if (new Set(acknowledged).size !== acknowledged.length) throw new Error('An order was acknowledged twice.');
  const lost = await ask<{ id: string; missing: string }>(
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
    throw new Error(`The database lacks ${lost.map(({ id, missing }) => `${missing} of ${id}`).join(', ')}.`);
};

/** Checks that of each product exactly the pieces of its orders are gone. @throws with those of which it is not so */
export const expectStock = async (
  ask: Ask,
  products: readonly { readonly id: string }[],
  stock: number,
  ordered: { readonly since: Date },
): Promise<void> => {
  const wrong = await ask(
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
