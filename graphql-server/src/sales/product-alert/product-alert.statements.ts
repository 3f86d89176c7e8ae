import { isPublished } from '#catalogue/product/product.columns.ts';
import { sql } from '#platform/db/sql.ts';

/** Whether the customer of alert `a` still waits. */
const isOpen = 'a.told_at IS NULL AND a.ended_at IS NULL';

/** Product, stock and variant of alert `a`. */
const withStock = `JOIN products p ON p.id = a.product_id JOIN product_stock s ON s.product_id = a.product_id
    LEFT JOIN product_variants v ON v.id = a.variant_id`;

/** Whether what alert `a` is about can be bought now. */
const isInStock = `${isPublished('p')} AND CASE WHEN a.variant_id IS NULL THEN s.available > 0
    ELSE v.archived_at IS NULL AND v.available > 0 END`;

/**
 * Marks the oldest alerts as told whose product or variant is back in stock. Another server that does the same takes
 * others. No row of the stock is locked.
 */
export const stockAlertsTold = sql(
  'stockAlertsTold',
  `WITH back AS MATERIALIZED (
    SELECT a.id FROM stock_alerts a ${withStock}
    WHERE ${isOpen} AND ${isInStock} ORDER BY a.id LIMIT :limit FOR UPDATE OF a SKIP LOCKED
  )
  UPDATE stock_alerts SET told_at = now() FROM back WHERE stock_alerts.id = back.id RETURNING stock_alerts.id AS id`,
);

/** What the mail of an alert says; no row when it was ended, or its product deleted. */
export const stockAlertToWrite = sql(
  'stockAlertToWrite',
  `SELECT a.customer_id AS "customerId", a.product_id AS "productId", p.name, nullif(t.name, '') AS "nameInBangla",
    v.color, nullif(t.colors[array_position(p.colors, v.color)], '') AS "colorInBangla", v.size,
    ${isInStock} AS "isInStock!"
  FROM stock_alerts a ${withStock}
    LEFT JOIN product_translations t ON t.product_id = a.product_id AND t.language = 'BN'
  WHERE a.id = :id AND a.told_at IS NOT NULL AND a.ended_at IS NULL`,
);

/** Lets the customer of an alert wait again, unless they have asked anew meanwhile. */
export const stockAlertReopened = sql(
  'stockAlertReopened',
  `UPDATE stock_alerts AS told SET told_at = NULL WHERE told.id = :id AND NOT EXISTS (
    SELECT FROM stock_alerts a WHERE a.customer_id = told.customer_id AND a.product_id = told.product_id
      AND a.variant_id IS NOT DISTINCT FROM told.variant_id AND ${isOpen}
  )`,
);

/** How many wait, were told, and have ended it by the link of a mail, within the last 30 days. */
export const stockAlertsCounted = sql(
  'stockAlertsCounted',
  `SELECT (SELECT count(*) FROM stock_alerts a WHERE ${isOpen})::integer AS "waiting!",
    (SELECT count(*) FROM stock_alerts WHERE told_at > now() - interval '30 days')::integer AS "sent!",
    (SELECT count(*) FROM stock_alerts WHERE ended_at > now() - interval '30 days')::integer AS "ended!"`,
);

/** The products that most customers wait for. */
export const mostWantedProducts = sql(
  'mostWantedProducts',
  `SELECT a.product_id AS "productId", count(DISTINCT a.customer_id)::integer AS "customers!"
  FROM stock_alerts a WHERE ${isOpen} GROUP BY a.product_id ORDER BY 2 DESC, 1 LIMIT :limit`,
);

/** What somebody waits for, in the export of a person's data. */
export const stockAlertsExported = sql(
  'stockAlertsExported',
  `SELECT p.name AS product, a.product_id AS "productId", v.color, v.size, a.created_at AS "createdAt",
    a.told_at AS "toldAt", a.ended_at AS "endedAt"
  FROM stock_alerts a JOIN products p ON p.id = a.product_id LEFT JOIN product_variants v ON v.id = a.variant_id
  WHERE a.customer_id = :customerId ORDER BY a.id`,
);
