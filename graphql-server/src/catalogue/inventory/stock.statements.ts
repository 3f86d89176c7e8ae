import { sql } from '#platform/db/sql.ts';

/** Adds the empty stock of new products. */
export const addStock = sql(
  'addStock',
  'INSERT INTO product_stock (product_id, available) SELECT id, 0 FROM unnest(:productIds::uuid[]) AS added (id)',
);

/** Locks the stock of products, and of their variants, in the order in which orders lock it. */
export const lockStock = sql(
  'lockStock',
  `WITH products AS MATERIALIZED (
    SELECT product_id, has_variants, available, reserved, sold FROM product_stock
    WHERE product_id = ANY (:productIds::uuid[]) ORDER BY product_id FOR UPDATE
  ), variants AS MATERIALIZED (
    SELECT v.product_id, v.id, v.archived_at, v.available, v.reserved, v.sold FROM products JOIN product_variants v USING (product_id)
    ORDER BY v.product_id, v.id FOR UPDATE OF v
  )
  SELECT product_id AS "productId!", NULL::uuid AS "variantId", NOT has_variants AS "isOnSale!", available AS "available!",
    reserved AS "reserved!", sold AS "sold!"
  FROM products
  UNION ALL SELECT product_id, id, archived_at IS NULL, available, reserved, sold FROM variants`,
);

/** Changes locked stock, of products without variants and of variants, and writes the history. */
export const changeStock = sql(
  'changeStock',
  `WITH changes AS MATERIALIZED (
    SELECT * FROM unnest(:productIds::uuid[], :variantIds?::uuid[], :kinds::text[], :available::integer[], :reserved::integer[],
      :sold::integer[]) AS changes (product_id, variant_id, kind, available, reserved, sold)
  ), of_products AS (
    UPDATE product_stock s SET available = s.available + changes.available, reserved = s.reserved + changes.reserved,
      sold = s.sold + changes.sold
    FROM changes WHERE s.product_id = changes.product_id AND changes.variant_id IS NULL
  ), of_variants AS (
    UPDATE product_variants v SET available = v.available + changes.available, reserved = v.reserved + changes.reserved,
      sold = v.sold + changes.sold
    FROM changes WHERE v.id = changes.variant_id
  )
  INSERT INTO stock_changes (product_id, variant_id, kind, available, reserved, sold, actor_id, import_id, reason)
  SELECT product_id, variant_id, kind, available, reserved, sold, :actorId?::uuid, :importId?::uuid, :reason?::text FROM changes`,
);
