import { sql } from '#platform/db/sql.ts';

/**
 * A page of the history of a stock, newest first, with what was left after each change: what is left now without all
 * that came later.
 */
export const stockChangesOf = sql(
  'stockChangesOf',
  `WITH page AS MATERIALIZED (
    SELECT * FROM stock_changes
    WHERE product_id = :productId AND (:variantId?::uuid IS NULL OR variant_id = :variantId?::uuid)
      AND (:after?::uuid IS NULL OR id < :after?::uuid)
    ORDER BY id DESC LIMIT :limit
  ), later AS (
    SELECT coalesce(sum(available), 0) AS available FROM stock_changes
    WHERE product_id = :productId AND (:variantId?::uuid IS NULL OR variant_id = :variantId?::uuid)
      AND id > (SELECT id FROM page ORDER BY id DESC LIMIT 1)
  ), current AS (
    SELECT CASE WHEN :variantId?::uuid IS NULL THEN (SELECT available FROM product_stock WHERE product_id = :productId)
      ELSE (SELECT available FROM product_variants WHERE id = :variantId?::uuid) END AS available
  )
  SELECT page.id AS "id!", to_json(page.at)#>>'{}' AS "at!", page.kind AS "kind!", page.available AS "available!",
    page.reserved AS "reserved!", page.sold AS "sold!",
    (coalesce(current.available, 0) - later.available
      - coalesce(sum(page.available) OVER (ORDER BY page.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))::integer AS "balance!",
    v.sku AS "variantSku", v.color AS "variantColor", v.size AS "variantSize",
    page.order_id AS "orderId", page.actor_id AS "actorId", page.reason
  FROM page CROSS JOIN later CROSS JOIN current LEFT JOIN product_variants v ON v.id = page.variant_id
  ORDER BY page.id DESC`,
);

/** A page of the history of a product's prices, newest first. */
export const priceChangesOf = sql(
  'priceChangesOf',
  `SELECT c.id, to_json(c.at)#>>'{}' AS "at!", c.before_cents AS "beforeCents", c.after_cents AS "afterCents",
    v.sku AS "variantSku", v.color AS "variantColor", v.size AS "variantSize", c.actor_id AS "actorId"
  FROM price_changes c LEFT JOIN product_variants v ON v.id = c.variant_id
  WHERE c.product_id = :productId AND (:after?::uuid IS NULL OR c.id < :after?::uuid) ORDER BY c.id DESC LIMIT :limit`,
);
