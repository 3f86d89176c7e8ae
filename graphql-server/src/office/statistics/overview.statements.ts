import { MOST_LOW_STOCK } from '#schema/limits.ts';
import { sql } from '#platform/db/sql.ts';

/** Counts rows up to one more than `:most`. */
const counted = (rows: string) => `(SELECT count(*)::integer FROM (SELECT ${rows} LIMIT :most::integer + 1) found)`;

/** The number of orders by status. */
export const ordersByStatus = sql(
  'ordersByStatus',
  `SELECT status AS "status!", ${counted('FROM orders o WHERE o.status = known.status')} AS "count!"
  FROM unnest(:statuses::text[]) AS known (status)`,
);

/** What needs doing. */
export const tasksCounted = sql(
  'tasksCounted',
  `SELECT
    ${counted(`FROM orders WHERE status = 'PENDING' AND awaits IS NULL`)} AS "ordersToProcess!",
    ${counted(`FROM orders WHERE status = 'PENDING' AND awaits IS NULL AND placed_at < :latePlacedBefore`)} AS "lateOrders!",
    ${counted(`FROM returns WHERE status = 'REQUESTED'`)} AS "returnsToDecide!",
    ${counted(`FROM customers WHERE status = 'PENDING'`)} AS "waitingCustomers!",
    ${counted('FROM reviews WHERE NOT published AND rejected_at IS NULL')} AS "waitingReviews!",
    ${counted('FROM comments WHERE NOT published AND rejected_at IS NULL')} AS "waitingComments!",
    ${counted('FROM messages WHERE read_at IS NULL AND written_by IS NULL')} AS "unreadMessages!",
    ${counted(`FROM (
        SELECT product_id FROM product_stock WHERE available <= :lowStock::integer
        UNION
        SELECT product_id FROM product_variants WHERE archived_at IS NULL AND available <= ${MOST_LOW_STOCK} AND available <= :lowStock
      ) low, LATERAL (SELECT FROM products WHERE id = low.product_id AND status = 'PUBLISHED' OFFSET 0) product`)} AS "lowStock!"`,
);
