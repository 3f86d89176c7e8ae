/** SQL of the instant at which a day begins in Bangladesh. */
export const startOf = (day: string) => `((${day})::timestamp AT TIME ZONE 'Asia/Dhaka')`;

/**
 * The orders whose revenue every figure has: those that wait for nothing and are not cancelled; `o` is an order's row.
 */
export const isPlaced = `o.awaits IS NULL AND o.status <> 'CANCELLED'`;

/**
 * Which of them every figure counts as orders: not those that are returned, although the shop may keep a delivery fee
 * of them.
 */
export const isSold = `o.status <> 'RETURNED'`;

/** Whether a dimension is one of parts of the shop, which charts show by the sums over all their days. */
export const isPart = (dimension: string) => `${dimension} IN ('CATEGORY', 'METHOD', 'DISTRICT')`;

/** What the shop keeps of an order: what the ledger has charged for it, without what it has credited. */
export const revenue = `coalesce((SELECT sum(CASE e.kind WHEN 'CHARGED' THEN e.amount_cents ELSE -e.amount_cents END)
      FROM payment_entries e WHERE e.order_id = o.id AND e.kind IN ('CHARGED', 'CREDITED')), 0)`;

/**
 * CTEs that read from the orders themselves what was sold on the days of the CTE `days`: `sold` by order, `goods` by
 * order and product.
 */
export const goodsOfDays = `sold AS MATERIALIZED (
    SELECT days.day, o.id, o.payment_method, coalesce(o.shipping_district, '') AS district,
      (${isSold})::integer AS orders, ${revenue} AS cents
    FROM days JOIN orders o ON o.placed_at >= ${startOf('days.day')} AND o.placed_at < ${startOf('days.day + 1')}
    WHERE ${isPlaced}
  ), goods AS MATERIALIZED (
    SELECT s.day, s.id AS order_id, l.product_id, sum(l.quantity) AS pieces, sum(l.quantity::bigint * l.unit_price_cents) AS cents
    FROM sold s, LATERAL (
      -- PostgreSQL cannot know that these are few orders: without OFFSET 0 it would read the lines of all.
      SELECT ol.product_id, ol.unit_price_cents, ol.quantity - coalesce((SELECT sum(b.back_on_sale + b.written_off)
        FROM return_lines b WHERE b.order_line_id = ol.id), 0)::integer AS quantity
      FROM order_lines ol WHERE ol.order_id = s.id OFFSET 0
    ) l
    WHERE s.orders > 0 AND l.quantity > 0 GROUP BY s.day, s.id, l.product_id
  )`;

/**
 * The same, and `sales` by dimension. They need RECURSIVE.
 */
export const salesOfDays = `${goodsOfDays}, tops AS (
    SELECT id, id AS top FROM categories WHERE parent_id IS NULL
    UNION ALL
    SELECT c.id, tops.top FROM categories c JOIN tops ON c.parent_id = tops.id
  ), sales AS (
    SELECT 'TOTAL' AS dimension, day, '' AS key, sum(orders) AS orders, sum(pieces) AS pieces, sum(cents) AS cents
    FROM (
      SELECT day, 0 AS orders, 0 AS pieces, 0 AS cents FROM days
      UNION ALL
      SELECT day, orders, 0, cents FROM sold
      UNION ALL
      SELECT day, 0, pieces, 0 FROM goods
    ) of_day GROUP BY day
    UNION ALL
    SELECT 'METHOD', day, payment_method, sum(orders), 0, sum(cents) FROM sold GROUP BY day, payment_method
    UNION ALL
    SELECT 'DISTRICT', day, district, sum(orders), 0, sum(cents) FROM sold GROUP BY day, district
    UNION ALL
    SELECT 'CATEGORY', g.day, coalesce(tops.top::text, ''), count(DISTINCT g.order_id), sum(g.pieces), sum(g.cents)
    FROM goods g LEFT JOIN LATERAL (SELECT category_id FROM products WHERE id = g.product_id OFFSET 0) p ON true
      LEFT JOIN tops ON tops.id = p.category_id
    GROUP BY g.day, tops.top
    UNION ALL
    SELECT 'RETURNED', days.day, '', count(DISTINCT r.order_id), 0, sum(r.credited_cents)
    FROM days JOIN returns r ON r.received_at >= ${startOf('days.day')} AND r.received_at < ${startOf('days.day + 1')}
    GROUP BY days.day
  )`;
