import { sql } from '../../db/sql.ts';

/** SQL of the instant at which a day begins in Bangladesh. */
const startOf = (day: string) => `((${day})::timestamp AT TIME ZONE 'Asia/Dhaka')`;

/** What counts as sold: orders that wait for nothing and are not cancelled; `o` is the row of an order. */
const isSold = `o.awaits IS NULL AND o.status <> 'CANCELLED'`;

/** What an order is worth: what the ledger has charged for it, which is its total, without what it has credited. Of a returned one 0. */
const revenue = `(o.total_cents - coalesce((SELECT sum(e.amount_cents) FROM payment_entries e
      WHERE e.order_id = o.id AND e.kind = 'CREDITED'), 0))`;

/** CTEs that read from the orders themselves what was sold on the days of the CTE `days`: `sold` the orders, `goods` by order and product. */
const goodsOfDays = `sold AS MATERIALIZED (
    SELECT days.day, o.id, o.status, o.payment_method, coalesce(o.shipping_district, '') AS district, ${revenue} AS cents
    FROM days JOIN orders o ON o.placed_at >= ${startOf('days.day')} AND o.placed_at < ${startOf('days.day + 1')}
    WHERE ${isSold}
  ), goods AS MATERIALIZED (
    SELECT s.day, s.id AS order_id, l.product_id, sum(l.quantity) AS pieces, sum(l.quantity::bigint * l.unit_price_cents) AS cents
    FROM sold s, LATERAL (
      -- PostgreSQL cannot know that these are few orders: without OFFSET 0 it would read the lines of all.
      SELECT product_id, quantity, unit_price_cents FROM order_lines WHERE order_id = s.id OFFSET 0
    ) l
    WHERE s.status <> 'RETURNED' GROUP BY s.day, s.id, l.product_id
  )`;

/**
 * The same, and `sales` by dimension. They need RECURSIVE.
 */
const salesOfDays = `${goodsOfDays}, tops AS (
    SELECT id, id AS top FROM categories WHERE parent_id IS NULL
    UNION ALL
    SELECT c.id, tops.top FROM categories c JOIN tops ON c.parent_id = tops.id
  ), sales AS (
    SELECT 'TOTAL' AS dimension, days.day, '' AS key, count(s.id) AS orders,
      (SELECT coalesce(sum(g.pieces), 0) FROM goods g WHERE g.day = days.day) AS pieces, coalesce(sum(s.cents), 0) AS cents
    FROM days LEFT JOIN sold s ON s.day = days.day GROUP BY days.day
    UNION ALL
    SELECT 'METHOD', day, payment_method, count(*), 0, sum(cents) FROM sold GROUP BY day, payment_method
    UNION ALL
    SELECT 'DISTRICT', day, district, count(*), 0, sum(cents) FROM sold GROUP BY day, district
    UNION ALL
    SELECT 'CATEGORY', g.day, coalesce(tops.top::text, ''), count(DISTINCT g.order_id), sum(g.pieces), sum(g.cents)
    FROM goods g LEFT JOIN LATERAL (SELECT category_id FROM products WHERE id = g.product_id OFFSET 0) p ON true
      LEFT JOIN tops ON tops.id = p.category_id
    GROUP BY g.day, tops.top
    UNION ALL
    SELECT 'RETURNED', days.day, '', count(*), 0, sum(o.total_cents)
    FROM days JOIN returns r ON r.received_at >= ${startOf('days.day')} AND r.received_at < ${startOf('days.day + 1')}
      JOIN orders o ON o.id = r.order_id
    GROUP BY days.day
  )`;

/** Begins a count; false while another server counts. Two counts of one day must not overtake each other. */
export const countBegun = sql('countBegun', 'SELECT pg_try_advisory_xact_lock(:lock) AS "isMine!"');

/**
 * Takes days that are to be counted: those that have changed, and those after the last one that is counted. Only days that are over for every
 * transaction: one that began before midnight may still place an order of that day. A day that changes while it is counted is changed again.
 */
export const daysTaken = sql(
  'daysTaken',
  `WITH closed AS MATERIALIZED (SELECT last_closed_sales_day() AS day), changed AS (
    DELETE FROM changed_sales_days WHERE day IN (
      SELECT DISTINCT c.day FROM changed_sales_days c, closed WHERE c.day <= closed.day ORDER BY c.day LIMIT :most::integer
    ) RETURNING day
  ), next AS (
    SELECT coalesce(
      (SELECT max(day) + 1 FROM daily_sales WHERE dimension = 'TOTAL'), (SELECT sales_day(min(placed_at)) FROM orders)
    ) AS day
  ), following AS (
    SELECT next.day + number AS day FROM next, closed, generate_series(0, least(closed.day - next.day, :most::integer - 1)) AS number
    -- Without any order there is no first day, and least() would leave it out.
    WHERE next.day IS NOT NULL
  )
  SELECT day::text AS "day!" FROM (SELECT day FROM changed UNION SELECT day FROM following) taken`,
);

/** Forgets what was counted for days. */
export const salesForgotten = sql(
  'salesForgotten',
  `WITH by_product AS (DELETE FROM daily_product_sales WHERE day = ANY (:days::text[]::date[]))
  DELETE FROM daily_sales WHERE day = ANY (:days::text[]::date[])`,
);

/** Counts days. */
export const salesCounted = sql(
  'salesCounted',
  `WITH RECURSIVE days AS (SELECT unnest(:days::text[])::date AS day), ${salesOfDays}, by_product AS (
    INSERT INTO daily_product_sales (day, product_id, pieces, cents)
    SELECT day AS "day!", product_id, sum(pieces) AS "pieces!", sum(cents) AS "cents!" FROM goods GROUP BY day, product_id
  )
  INSERT INTO daily_sales (dimension, day, key, orders, pieces, cents)
  SELECT dimension, day AS "day!", key AS "key!", orders, pieces AS "pieces!", cents AS "cents!" FROM sales`,
);

/** The days of the CTE `asked` that must be counted now: those that no job has counted yet, and those that have changed since. */
const daysToCount = `SELECT asked.day FROM asked
    WHERE NOT EXISTS (SELECT FROM daily_sales s WHERE s.dimension = 'TOTAL' AND s.day = asked.day)
      OR EXISTS (SELECT FROM changed_sales_days c WHERE c.day = asked.day)`;

/**
 * Sales from one day to another: TOTAL and RETURNED of each day, also of those from `before` on; for the other dimensions their sums over
 * the days.
 */
export const salesBetween = sql(
  'salesBetween',
  `WITH RECURSIVE asked AS MATERIALIZED (
    SELECT :before::text::date + number AS day FROM generate_series(0, :to::text::date - :before::text::date) AS number
  ), days AS MATERIALIZED (${daysToCount}), ${salesOfDays}, every AS MATERIALIZED (
    SELECT s.dimension, s.day, s.key, s.orders, s.pieces, s.cents FROM daily_sales s
    WHERE s.day BETWEEN :before::text::date AND :to::text::date AND (s.day >= :from::text::date OR s.dimension IN ('TOTAL', 'RETURNED'))
      AND NOT EXISTS (SELECT FROM days WHERE days.day = s.day)
    UNION ALL
    SELECT dimension, day, key, orders, pieces, cents FROM sales WHERE day >= :from::text::date OR dimension IN ('TOTAL', 'RETURNED')
  )
  SELECT found.dimension AS "dimension!", found.day::text AS day, found.key AS "key!", found.name, found.orders::integer AS "orders!",
    found.pieces::integer AS "pieces!", found.cents::float8 AS "cents!"
  FROM (
    SELECT dimension, day, key, NULL AS name, orders, pieces, cents FROM every WHERE dimension IN ('TOTAL', 'RETURNED')
    UNION ALL
    SELECT e.dimension, NULL, e.key, c.name, sum(e.orders), sum(e.pieces), sum(e.cents)
    FROM every e LEFT JOIN categories c ON e.dimension = 'CATEGORY' AND c.id::text = e.key
    WHERE e.dimension NOT IN ('TOTAL', 'RETURNED') GROUP BY e.dimension, e.key, c.name
  ) found`,
);

/**
 * The products of which most was sold from one day to another, best first. Of all that was counted before, only the best can be among them,
 * and what is sold on the days to be counted now.
 */
export const bestProducts = sql(
  'bestProducts',
  `WITH asked AS MATERIALIZED (
    SELECT :from::text::date + number AS day FROM generate_series(0, :to::text::date - :from::text::date) AS number
  ), days AS MATERIALIZED (${daysToCount}), ${goodsOfDays}, counted AS MATERIALIZED (
    SELECT s.product_id, sum(s.pieces) AS pieces, sum(s.cents)::bigint AS cents FROM daily_product_sales s
    WHERE s.day BETWEEN :from::text::date AND :to::text::date AND s.day <> ALL (ARRAY(SELECT day FROM days))
    GROUP BY s.product_id
  ), fresh AS (
    SELECT product_id, sum(pieces) AS pieces, sum(cents) AS cents FROM goods GROUP BY product_id
  ), candidates AS (
    (SELECT product_id FROM counted ORDER BY cents DESC, product_id LIMIT :top::integer)
    UNION
    SELECT product_id FROM fresh
  )
  SELECT candidates.product_id AS "productId!", p.name AS "name",
    (coalesce(counted.pieces, 0) + coalesce(fresh.pieces, 0))::integer AS "pieces!",
    (coalesce(counted.cents, 0) + coalesce(fresh.cents, 0))::float8 AS "goodsCents!"
  FROM candidates LEFT JOIN counted USING (product_id) LEFT JOIN fresh USING (product_id)
    LEFT JOIN products p ON p.id = candidates.product_id
  ORDER BY coalesce(counted.cents, 0) + coalesce(fresh.cents, 0) DESC, candidates.product_id LIMIT :top::integer`,
);

/**
 * Orders and revenue of several times, by their `place` from 1: each has whole days, of which the last one may be null for none, and a part
 * of a day.
 */
export const salesOfTimes = sql(
  'salesOfTimes',
  `WITH times AS MATERIALIZED (
    SELECT place, first_day::date AS first_day, last_day::date AS last_day, start, finish
    FROM unnest(:firstDays::text[], :lastDays?::text[], :starts::timestamptz[], :ends::timestamptz[])
      WITH ORDINALITY AS time (first_day, last_day, start, finish, place)
  ), asked AS MATERIALIZED (
    SELECT DISTINCT first_day + number AS day FROM times, generate_series(0, last_day - first_day) AS number
  ), days AS MATERIALIZED (${daysToCount}), whole AS MATERIALIZED (
    SELECT s.day, s.orders, s.cents FROM daily_sales s JOIN asked ON asked.day = s.day
    WHERE s.dimension = 'TOTAL' AND NOT EXISTS (SELECT FROM days WHERE days.day = s.day)
    UNION ALL
    SELECT days.day, count(*), sum(${revenue})
    FROM days JOIN orders o ON o.placed_at >= ${startOf('days.day')} AND o.placed_at < ${startOf('days.day + 1')}
    WHERE ${isSold} GROUP BY days.day
  )
  SELECT times.place::integer AS "place!", (coalesce(days.orders, 0) + part.orders)::integer AS "orders!",
    (coalesce(days.cents, 0) + part.cents)::float8 AS "cents!"
  FROM times, LATERAL (
    SELECT sum(whole.orders) AS orders, sum(whole.cents) AS cents FROM whole
    WHERE whole.day BETWEEN times.first_day AND times.last_day
  ) days, LATERAL (
    SELECT count(*) AS orders, coalesce(sum(${revenue}), 0) AS cents FROM orders o
    WHERE o.placed_at >= times.start AND o.placed_at < times.finish AND ${isSold}
  ) part`,
);
