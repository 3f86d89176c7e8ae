import { sql } from '#platform/db/sql.ts';
import { goodsOfDays, isPart, isPlaced, isSold, revenue, salesOfDays, startOf } from './sales-of-days.ts';

/**
 * The days of the CTE `requested` that must be counted now: those that no job has counted yet, and those that have
 * changed since.
 */
const daysToCount = `SELECT requested.day FROM requested
    WHERE NOT EXISTS (SELECT FROM daily_sales s WHERE s.dimension = 'TOTAL' AND s.day = requested.day)
      OR EXISTS (SELECT FROM changed_sales_days c WHERE c.day = requested.day)`;

/**
 * The whole months from one day to another as `first` and `after`, which follows the last one, and the days before and
 * after them, as `ends`. A month is a whole one, too, when nothing of it is counted after the last requested day. What
 * was sold from one day to another is then the months, and the days of `ends`, without what was counted for the days to
 * count now, and with what is counted for them now.
 */
const monthsBetween = `span AS MATERIALIZED (
    SELECT first, greatest(first, CASE WHEN :to::text::date >= (SELECT max(day) FROM daily_sales WHERE dimension = 'TOTAL')
      THEN date_trunc('month', :to::text::date) + interval '1 month' ELSE date_trunc('month', :to::text::date + 1) END::date) AS after
    FROM (SELECT (date_trunc('month', :from::text::date - 1) + interval '1 month')::date AS first) begun
  ), ends AS MATERIALIZED (
    SELECT :from::text::date AS first, least(:to::text::date, first - 1) AS last FROM span
    UNION ALL
    SELECT after, :to::text::date FROM span
  )`;

/**
 * Sales from one day to another: TOTAL and RETURNED of each day, also of those from `before` on; for the other
 * dimensions their sums over the days.
 */
export const salesBetween = sql(
  'salesBetween',
  `WITH RECURSIVE requested AS MATERIALIZED (
    SELECT :before::text::date + number AS day FROM generate_series(0, :to::text::date - :before::text::date) AS number
  ), days AS MATERIALIZED (${daysToCount}), ${salesOfDays}, ${monthsBetween}, parts AS (
    SELECT dimension, key, sum(orders) AS orders, sum(pieces) AS pieces, sum(cents) AS cents FROM (
      SELECT m.dimension, m.key, m.orders, m.pieces, m.cents
      FROM span JOIN monthly_sales m ON m.month >= span.first AND m.month < span.after WHERE ${isPart('m.dimension')}
      UNION ALL
      SELECT s.dimension, s.key, s.orders, s.pieces, s.cents
      FROM ends JOIN daily_sales s ON s.day BETWEEN ends.first AND ends.last WHERE ${isPart('s.dimension')}
      UNION ALL
      SELECT s.dimension, s.key, -s.orders, -s.pieces, -s.cents FROM days, LATERAL (
        -- PostgreSQL cannot know that few of these days are counted: without OFFSET 0 it would read all.
        SELECT dimension, key, orders, pieces, cents FROM daily_sales WHERE day = days.day AND ${isPart('dimension')} OFFSET 0
      ) s WHERE days.day >= :from::text::date
      UNION ALL
      SELECT dimension, key, orders, pieces, cents FROM sales WHERE day >= :from::text::date AND ${isPart('dimension')}
    ) part GROUP BY dimension, key HAVING sum(orders) > 0 OR sum(cents) > 0
  )
  SELECT found.dimension AS "dimension!", found.day::text AS day, found.key AS "key!", found.name, found.orders::integer AS "orders!",
    found.pieces::integer AS "pieces!", found.cents::float8 AS "cents!"
  FROM (
    SELECT s.dimension, s.day, s.key, NULL AS name, s.orders, s.pieces, s.cents FROM daily_sales s
    WHERE s.dimension IN ('TOTAL', 'RETURNED') AND s.day BETWEEN :before::text::date AND :to::text::date
      AND NOT EXISTS (SELECT FROM days WHERE days.day = s.day)
    UNION ALL
    SELECT dimension, day, key, NULL, orders, pieces, cents FROM sales WHERE dimension IN ('TOTAL', 'RETURNED')
    UNION ALL
    SELECT p.dimension, NULL, p.key, c.name, p.orders, p.pieces, p.cents
    FROM parts p LEFT JOIN categories c ON p.dimension = 'CATEGORY' AND c.id::text = p.key
  ) found`,
);

/** What was sold of the products of a CTE from one day to another. */
const totalsOf = (products: string) => `SELECT product.product_id, whole.pieces + coalesce(rest.pieces, 0) AS pieces,
      whole.cents + coalesce(rest.cents, 0) AS cents
    FROM ${products} product CROSS JOIN span CROSS JOIN LATERAL (
      SELECT coalesce(sum(m.pieces), 0) AS pieces, coalesce(sum(m.cents), 0)::bigint AS cents FROM monthly_product_sales m
      WHERE m.product_id = product.product_id AND m.month >= span.first AND m.month < span.after
    ) whole LEFT JOIN rest ON rest.product_id = product.product_id`;

/**
 * The products of which most was sold from one day to another, best first. Not all products are summed over the months:
 * the best of each month are, and the last of the best among them has a sum that the answer cannot be below. A product
 * with at least this sum has its share of it, or more, in one of the months or in the rest of the days; only such
 * products are possible.
 */
export const bestProducts = sql(
  'bestProducts',
  `WITH requested AS MATERIALIZED (
    SELECT :from::text::date + number AS day FROM generate_series(0, :to::text::date - :from::text::date) AS number
  ), days AS MATERIALIZED (${daysToCount}), ${goodsOfDays}, ${monthsBetween}, months AS MATERIALIZED (
    SELECT month FROM (SELECT generate_series(first, after - 1, interval '1 month')::date AS month FROM span) every
    WHERE EXISTS (SELECT FROM monthly_product_sales m WHERE m.month = every.month)
  ), rest AS MATERIALIZED (
    SELECT product_id, sum(pieces)::bigint AS pieces, sum(cents)::bigint AS cents FROM (
      SELECT s.product_id, s.pieces, s.cents FROM ends JOIN daily_product_sales s ON s.day BETWEEN ends.first AND ends.last
      UNION ALL
      SELECT s.product_id, -s.pieces, -s.cents FROM days, LATERAL (
        SELECT product_id, pieces, cents FROM daily_product_sales WHERE day = days.day OFFSET 0
      ) s
      UNION ALL
      SELECT product_id, pieces, cents FROM goods
    ) part GROUP BY product_id
  ), likely AS MATERIALIZED (
    SELECT best.product_id FROM months, LATERAL (
      SELECT m.product_id FROM monthly_product_sales m WHERE m.month = months.month ORDER BY m.cents DESC LIMIT :top::integer
    ) best
    UNION
    (SELECT product_id FROM rest ORDER BY cents DESC LIMIT :top::integer)
  ), share AS MATERIALIZED (
    SELECT coalesce((SELECT cents FROM (${totalsOf('likely')}) sums ORDER BY cents DESC OFFSET :top::integer - 1 LIMIT 1), 0)
      / ((SELECT count(*) FROM months) + 1) AS cents
  ), possible AS MATERIALIZED (
    SELECT high.product_id FROM share, months, LATERAL (
      SELECT m.product_id FROM monthly_product_sales m WHERE m.month = months.month AND m.cents >= share.cents OFFSET 0
    ) high
    UNION
    SELECT rest.product_id FROM share, rest WHERE rest.cents >= share.cents
  ), best AS MATERIALIZED (
    SELECT product_id, pieces, cents FROM (${totalsOf('possible')}) sums WHERE pieces > 0 ORDER BY cents DESC, product_id LIMIT :top::integer
  )
  SELECT best.product_id AS "productId!", p.name AS "name", best.pieces::integer AS "pieces!", best.cents::float8 AS "goodsCents!"
  FROM best LEFT JOIN products p ON p.id = best.product_id ORDER BY best.cents DESC, best.product_id`,
);

/**
 * Orders and revenue of several times, by their `place` from 1: each has whole days, of which the last one may be null
 * for none, and a part of a day.
 */
export const salesOfTimes = sql(
  'salesOfTimes',
  `WITH times AS MATERIALIZED (
    SELECT place, first_day::date AS first_day, last_day::date AS last_day, start, finish
    FROM unnest(:firstDays::text[], :lastDays?::text[], :starts::timestamptz[], :ends::timestamptz[])
      WITH ORDINALITY AS time (first_day, last_day, start, finish, place)
  ), requested AS MATERIALIZED (
    SELECT DISTINCT first_day + number AS day FROM times, generate_series(0, last_day - first_day) AS number
  ), days AS MATERIALIZED (${daysToCount}), whole AS MATERIALIZED (
    SELECT s.day, s.orders, s.cents FROM daily_sales s JOIN requested ON requested.day = s.day
    WHERE s.dimension = 'TOTAL' AND NOT EXISTS (SELECT FROM days WHERE days.day = s.day)
    UNION ALL
    SELECT days.day, count(*) FILTER (WHERE ${isSold}), sum(${revenue})
    FROM days JOIN orders o ON o.placed_at >= ${startOf('days.day')} AND o.placed_at < ${startOf('days.day + 1')}
    WHERE ${isPlaced} GROUP BY days.day
  )
  SELECT times.place::integer AS "place!", (coalesce(days.orders, 0) + part.orders)::integer AS "orders!",
    (coalesce(days.cents, 0) + part.cents)::float8 AS "cents!"
  FROM times, LATERAL (
    SELECT sum(whole.orders) AS orders, sum(whole.cents) AS cents FROM whole
    WHERE whole.day BETWEEN times.first_day AND times.last_day
  ) days, LATERAL (
    SELECT count(*) FILTER (WHERE ${isSold}) AS orders, coalesce(sum(${revenue}), 0) AS cents FROM orders o
    WHERE o.placed_at >= times.start AND o.placed_at < times.finish AND ${isPlaced}
  ) part`,
);
