import { sql } from '#platform/db/sql.ts';

/**
 * Sets the pieces that are left of a product without variants, or of a variant, if they are still as many as somebody saw, and writes the
 * history. `before` is how many there were; without a row there is no such product or variant.
 */
export const stockSet = sql(
  'stockSet',
  `WITH held AS MATERIALIZED (
    SELECT product_id, available, has_variants FROM product_stock WHERE product_id = :productId FOR UPDATE
  ), variant AS MATERIALIZED (
    SELECT v.id, v.available FROM held JOIN product_variants v ON v.product_id = held.product_id
    WHERE v.id = :variantId?::uuid AND v.archived_at IS NULL FOR UPDATE OF v
  ), found AS MATERIALIZED (
    SELECT held.product_id, variant.id AS variant_id, coalesce(variant.available, held.available) AS before
    FROM held LEFT JOIN variant ON true WHERE (variant.id IS NOT NULL) = held.has_variants
  ), changed AS MATERIALIZED (
    SELECT product_id, variant_id, :to::integer AS after, before FROM found WHERE before = :from::integer
  ), of_product AS (
    UPDATE product_stock s SET available = changed.after FROM changed
    WHERE s.product_id = changed.product_id AND changed.variant_id IS NULL
  ), of_variant AS (
    UPDATE product_variants v SET available = changed.after FROM changed WHERE v.id = changed.variant_id
  ), written AS (
    INSERT INTO stock_changes (product_id, variant_id, kind, available, actor_id, import_id, reason)
    SELECT product_id, variant_id, :kind::text, after - before, :actorId?::uuid, :importId?::uuid, :reason?::text FROM changed
    WHERE after <> before
  )
  SELECT before AS "before!" FROM found`,
);
