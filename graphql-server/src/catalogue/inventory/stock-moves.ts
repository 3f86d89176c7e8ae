import type { StockChangeKind } from '#schema/product.ts';

/**
 * SQL of CTEs that move pieces of orders in the stock. They begin with a CTE `pieces`: product, variant (null for a
 * product without) and quantity, at most one row for each.
 */

/**
 * Columns of `pieces` for lines `l`. A line of the time before its product had variants is that of its colour and size.
 */
export const pieceColumns = `l.product_id,
      coalesce(l.variant_id, (
        SELECT v.id FROM product_variants v
        WHERE v.product_id = l.product_id AND v.color IS NOT DISTINCT FROM l.color AND v.size IS NOT DISTINCT FROM l.size
      )) AS variant_id, coalesce(sum(l.quantity), 0)::integer AS quantity`;

/**
 * Locks the stock of the pieces in the order of ids, so that buyers cannot deadlock: products first, then their
 * variants.
 */
export const stockLocked = `locked AS MATERIALIZED (
    SELECT s.product_id, s.available, s.has_variants FROM product_stock s
    WHERE s.product_id IN (SELECT product_id FROM pieces) ORDER BY s.product_id FOR UPDATE OF s
  ), locked_variants AS MATERIALIZED (
    SELECT v.id, v.price_cents, CASE WHEN v.archived_at IS NULL THEN v.available ELSE 0 END AS available
    FROM locked JOIN product_variants v ON v.product_id = locked.product_id AND locked.has_variants
    WHERE v.id IN (SELECT variant_id FROM pieces) ORDER BY v.product_id, v.id FOR UPDATE OF v
  )`;

/**
 * What is left of a piece of `pieces`, with `stockJoined`; nothing of one without a variant whose product has some by
 * now.
 */
export const leftOfPiece = `coalesce(locked_variants.available, CASE WHEN NOT locked.has_variants THEN locked.available END, 0)`;

/** Joins the stock to `pieces`. */
export const stockJoined = `LEFT JOIN locked USING (product_id) LEFT JOIN locked_variants ON locked_variants.id = pieces.variant_id`;

interface StockMove {
  /** The CTE with the pieces that move: `pieces` or a part of it. */
  from?: string;
  /** SQL of the factors by which each number changes per piece. */
  available: string;
  reserved: string;
  sold: string;
  /** SQL of the kind and of the order in the history. */
  kind: StockChangeKind | `:${string}`;
  orderId: string;
}

/**
 * Changes the locked stock and writes its history. Where the product has got variants meanwhile and the piece has none,
 * a trigger of the database refuses the statement.
 */
export const stockMoved = ({ from = 'pieces', available, reserved, sold, kind, orderId }: StockMove): string => {
  const changed = (row: string) => `available = ${row}.available + piece.quantity * ${available},
      reserved = ${row}.reserved + piece.quantity * ${reserved}, sold = ${row}.sold + piece.quantity * ${sold}`;
  return `moved_products AS (
    UPDATE product_stock s SET ${changed('s')}
    FROM ${from} piece JOIN locked USING (product_id)
    WHERE s.product_id = piece.product_id AND piece.variant_id IS NULL
  ), moved_variants AS (
    UPDATE product_variants v SET ${changed('v')}
    FROM ${from} piece JOIN locked_variants ON locked_variants.id = piece.variant_id
    WHERE v.id = piece.variant_id
  ), written AS (
    INSERT INTO stock_changes (product_id, variant_id, kind, available, reserved, sold, order_id)
    SELECT piece.product_id, piece.variant_id, ${kind.startsWith(':') ? kind : `'${kind}'`}, piece.quantity * ${available},
      piece.quantity * ${reserved}, piece.quantity * ${sold}, ${orderId}
    FROM ${from} piece JOIN locked USING (product_id)
  )`;
};
