import { sql } from '#platform/db/sql.ts';

/** Locks the orders under way that have a product, so that none of them moves while it gets variants. */
export const lockOpenOrders = sql(
  'lockOpenOrders',
  `SELECT o.id FROM orders o
  WHERE o.id IN (SELECT order_id FROM order_lines WHERE product_id = :productId)
    AND o.status NOT IN ('DELIVERED', 'CANCELLED', 'RETURNED')
  ORDER BY o.id FOR NO KEY UPDATE OF o`,
);

/**
 * What orders have of a product that gets variants, by colour and size: the pieces that are reserved and sold.
 * `notLocked` are orders under way that were placed after those were locked.
 */
export const piecesByChoice = sql(
  'piecesByChoice',
  `SELECT l.color, l.size,
    coalesce(sum(l.quantity) FILTER (WHERE o.holds_stock AND o.status NOT IN ('DELIVERED', 'CANCELLED', 'RETURNED')), 0)::integer
      AS "reserved!",
    coalesce(sum(l.quantity) FILTER (WHERE o.holds_stock AND o.status = 'DELIVERED'), 0)::integer AS "sold!",
    coalesce(count(DISTINCT o.id) FILTER (WHERE o.status NOT IN ('DELIVERED', 'CANCELLED', 'RETURNED')
      AND o.id <> ALL (:lockedIds::uuid[])), 0)::integer AS "notLocked!"
  FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.product_id = :productId GROUP BY l.color, l.size`,
);

/** Gives order lines the variants of their colours and sizes. */
export const linesOfVariants = sql(
  'linesOfVariants',
  `UPDATE order_lines l SET variant_id = v.id FROM product_variants v
  WHERE l.product_id = :productId AND l.variant_id IS NULL AND v.product_id = l.product_id
    AND v.color IS NOT DISTINCT FROM l.color AND v.size IS NOT DISTINCT FROM l.size`,
);
