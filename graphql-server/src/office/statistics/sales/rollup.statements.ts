import { sql } from '#platform/db/sql.ts';
import { isPart, salesOfDays } from './sales-of-days.ts';

/** Begins a count; false while another server counts. Two counts of one day must not overtake each other. */
export const countBegun = sql('countBegun', 'SELECT pg_try_advisory_xact_lock(:lock) AS "isMine!"');

/**
 * Takes days that are to be counted: those that have changed, and those after the last one that is counted. Only days
 * that are over for every transaction: one that began before midnight may still place an order of that day. A day that
 * changes while it is counted is changed again.
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

/** Counts days. */
export const salesCounted = sql(
  'salesCounted',
  `WITH RECURSIVE days AS (SELECT unnest(:days::text[])::date AS day), ${salesOfDays}, by_product AS (
    INSERT INTO daily_product_sales (day, product_id, pieces, cents)
    SELECT day AS "day!", product_id, sum(pieces) AS "pieces!", sum(cents) AS "cents!" FROM goods GROUP BY day, product_id
  )
  INSERT INTO daily_sales (dimension, day, key, orders, pieces, cents)
  SELECT dimension, day AS "day!", key AS "key!", orders AS "orders!", pieces AS "pieces!", cents AS "cents!" FROM sales`,
);

/**
 * Makes the months of some days the sums of their counted days; writes only what differs. What is no longer sold stays
 * with nothing.
 */
const monthsSummed = (
  [monthly, daily]: readonly [string, string],
  keys: readonly string[],
  figures: readonly string[],
  isCached = 'true',
): string => {
  const [key, all] = [keys.join(', '), [...keys, 'month', ...figures].join(', ')];
  const each = (of: (figure: string) => string) => figures.map(of).join(', ');
  return `WITH months AS MATERIALIZED (
    SELECT DISTINCT date_trunc('month', day)::date AS month FROM unnest(:days::text[]::date[]) AS day
  ), summed AS (
    SELECT ${key}, month, ${each((one) => `sum(${one}) AS ${one}`)}
    FROM months JOIN ${daily} s ON s.day >= month AND s.day < month + interval '1 month' WHERE ${isCached} GROUP BY ${key}, month
  ), stored AS (
    SELECT ${all} FROM months JOIN ${monthly} USING (month)
  )
  INSERT INTO ${monthly} (${all})
  SELECT ${[...keys, 'month'].map((one) => `${one} AS "${one}!"`).join(', ')}, ${each((one) => `coalesce(summed.${one}, 0) AS "${one}!"`)}
  FROM summed FULL JOIN stored USING (${key}, month)
  WHERE (${each((one) => `coalesce(summed.${one}, 0)`)}) IS DISTINCT FROM (${each((one) => `stored.${one}`)})
  ON CONFLICT (${key}, month) DO UPDATE SET ${each((one) => `${one} = excluded.${one}`)}`;
};

/** Sums the months of days for the parts of the shop. */
export const monthsOfPartsSummed = sql(
  'monthsOfPartsSummed',
  monthsSummed(
    ['monthly_sales', 'daily_sales'],
    ['dimension', 'key'],
    ['orders', 'pieces', 'cents'],
    isPart('dimension'),
  ),
);

/** Sums the months of days for the products. */
export const monthsOfProductsSummed = sql(
  'monthsOfProductsSummed',
  monthsSummed(['monthly_product_sales', 'daily_product_sales'], ['product_id'], ['pieces', 'cents']),
);
