import { oldRowsDeleted } from '#platform/db/retention.ts';
import { sql } from '#platform/db/sql.ts';

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

/**
 * Moves pieces of an order in the stock by factors, all or none, and writes the history. A row for the first piece of
 * which too few are available, also for one that is no longer sold. Products are locked by their ids and then their
 * variants, so that buyers cannot deadlock. A line of the time before its product had variants is that of its colour
 * and size; where there is none, a trigger refuses the statement.
 */
export const piecesMoved = sql(
  'piecesMoved',
  `WITH pieces AS MATERIALIZED (
    SELECT l."productId" AS product_id, coalesce(l."variantId", (
        SELECT v.id FROM product_variants v
        WHERE v.product_id = l."productId" AND v.color IS NOT DISTINCT FROM l.color AND v.size IS NOT DISTINCT FROM l.size
      )) AS variant_id, coalesce(sum(l.quantity), 0)::integer AS quantity, (array_agg(l.name))[1] AS name,
      (array_agg(l."unitPriceCents"))[1] AS price, (array_agg(l.color))[1] AS color, (array_agg(l.size))[1] AS size
    FROM jsonb_to_recordset(:pieces::jsonb) AS l ("productId" uuid, "variantId" uuid, name text, color text, size text,
      quantity integer, "unitPriceCents" integer) GROUP BY 1, 2
  ), locked AS MATERIALIZED (
    SELECT s.product_id, s.available, s.has_variants FROM product_stock s
    WHERE s.product_id IN (SELECT product_id FROM pieces) ORDER BY s.product_id FOR UPDATE OF s
  ), locked_variants AS MATERIALIZED (
    SELECT v.id, v.price_cents, CASE WHEN v.archived_at IS NULL THEN v.available ELSE 0 END AS available
    FROM locked JOIN product_variants v ON v.product_id = locked.product_id AND locked.has_variants
    WHERE v.id IN (SELECT variant_id FROM pieces) ORDER BY v.product_id, v.id FOR UPDATE OF v
  ), short AS MATERIALIZED (
    SELECT pieces.*, v.price_cents AS variant_price,
      -- Nothing is left of a piece without a variant whose product has some by now.
      coalesce(v.available, CASE WHEN NOT locked.has_variants THEN locked.available END, 0) AS available
    FROM pieces LEFT JOIN locked USING (product_id) LEFT JOIN locked_variants v ON v.id = pieces.variant_id
    WHERE coalesce(v.available, CASE WHEN NOT locked.has_variants THEN locked.available END, 0) < -:available::integer * pieces.quantity
  ), moving AS MATERIALIZED (
    SELECT pieces.product_id, pieces.variant_id, quantity * :available::integer AS available, quantity * :reserved::integer AS reserved,
      quantity * :sold::integer AS sold
    FROM pieces JOIN locked USING (product_id) WHERE NOT EXISTS (SELECT FROM short)
  ), of_products AS (
    UPDATE product_stock s SET available = s.available + moving.available, reserved = s.reserved + moving.reserved,
      sold = s.sold + moving.sold
    FROM moving WHERE s.product_id = moving.product_id AND moving.variant_id IS NULL
  ), of_variants AS (
    UPDATE product_variants v SET available = v.available + moving.available, reserved = v.reserved + moving.reserved,
      sold = v.sold + moving.sold
    FROM moving JOIN locked_variants ON locked_variants.id = moving.variant_id WHERE v.id = moving.variant_id
  ), history AS (
    INSERT INTO stock_changes (product_id, variant_id, kind, available, reserved, sold, order_id)
    SELECT product_id, variant_id, :kind, available, reserved, sold, :orderId::uuid FROM moving
  )
  SELECT short.product_id AS "productId!", short.variant_id AS "variantId", short.name AS "name!", short.color, short.size,
    coalesce(short.variant_price, p.price_cents, short.price) AS "priceCents!", short.available AS "available!"
  FROM short LEFT JOIN products p ON p.id = short.product_id LIMIT 1`,
);

/** Deletes old changes. What was left after each of the others is known from what is left now. */
export const oldStockChangesDeleted = sql(
  'oldStockChangesDeleted',
  oldRowsDeleted('stock_changes', 'id < :before::uuid'),
);
