import { sql } from '#platform/db/sql.ts';

/** The variants of a product, archived ones too, locked. The stock of the product is locked before. */
export const variantsHeld = sql(
  'variantsHeld',
  `SELECT id, color, size, sku, available, reserved, archived_at AS "archivedAt"
  FROM product_variants WHERE product_id = :productId ORDER BY id FOR UPDATE`,
);

/** The stock of a product, locked. */
export const stockHeld = sql(
  'stockHeld',
  `SELECT has_variants AS "hasVariants", available, reserved, sold FROM product_stock WHERE product_id = :productId FOR UPDATE`,
);

/** Locks the orders under way that have a product, so that none of them moves while it gets variants. */
export const openOrdersHeld = sql(
  'openOrdersHeld',
  `SELECT o.id FROM orders o
  WHERE o.id IN (SELECT order_id FROM order_lines WHERE product_id = :productId)
    AND o.status NOT IN ('DELIVERED', 'CANCELLED', 'RETURNED')
  ORDER BY o.id FOR NO KEY UPDATE OF o`,
);

/**
 * What orders have of a product that gets variants, by colour and size: the pieces that are reserved and sold. `notHeld` are orders
 * under way that were placed after those were locked.
 */
export const piecesByChoice = sql(
  'piecesByChoice',
  `SELECT l.color, l.size,
    coalesce(sum(l.quantity) FILTER (WHERE o.holds_stock AND o.status NOT IN ('DELIVERED', 'CANCELLED', 'RETURNED')), 0)::integer
      AS "reserved!",
    coalesce(sum(l.quantity) FILTER (WHERE o.holds_stock AND o.status = 'DELIVERED'), 0)::integer AS "sold!",
    coalesce(count(DISTINCT o.id) FILTER (WHERE o.status NOT IN ('DELIVERED', 'CANCELLED', 'RETURNED')
      AND o.id <> ALL (:heldIds::uuid[])), 0)::integer AS "notHeld!"
  FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.product_id = :productId GROUP BY l.color, l.size`,
);

/** Takes everything off the stock of a product that gets variants: what orders have goes to these, what is left is typed anew. */
export const stockCleared = sql(
  'stockCleared',
  `WITH cleared AS (
    UPDATE product_stock SET available = 0, sold = sold - :sold::integer WHERE product_id = :productId RETURNING product_id
  )
  INSERT INTO stock_changes (product_id, kind, available, reserved, sold, actor_id)
  SELECT product_id, 'SET', -:available::integer, -:reserved::integer, -:sold::integer, :actorId::uuid FROM cleared`,
);

/** Gives order lines the variants of their colours and sizes. */
export const linesOfVariants = sql(
  'linesOfVariants',
  `UPDATE order_lines l SET variant_id = v.id FROM product_variants v
  WHERE l.product_id = :productId AND l.variant_id IS NULL AND v.product_id = l.product_id
    AND v.color IS NOT DISTINCT FROM l.color AND v.size IS NOT DISTINCT FROM l.size`,
);

/** Takes the SKUs of variants that get another one: two of them may exchange theirs. */
export const skusTaken = sql(
  'skusTaken',
  `UPDATE product_variants SET sku = '~' || id WHERE id = ANY (:ids::uuid[])`,
);

/** Archives variants with what is left of them, and frees their SKUs. */
export const variantsArchived = sql(
  'variantsArchived',
  `WITH held AS (
    SELECT id, product_id, available FROM product_variants WHERE id = ANY (:ids::uuid[])
  ), archived AS (
    UPDATE product_variants v SET archived_at = now(), available = 0, sku = '~' || v.id FROM held WHERE v.id = held.id
  )
  INSERT INTO stock_changes (product_id, variant_id, kind, available, actor_id)
  SELECT product_id, id, 'SET', -available, :actorId::uuid FROM held WHERE available > 0`,
);

/** Changes variants, and restores those that were archived. Their stock changes only where there is a new number. */
export const variantsChanged = sql(
  'variantsChanged',
  `WITH wanted AS MATERIALIZED (
    SELECT * FROM unnest(:ids::uuid[], :colors?::text[], :sizes?::text[], :skus::text[], :prices?::integer[], :pictures?::text[],
      :positions::integer[], :available?::integer[])
      AS wanted (id, color, size, sku, price_cents, picture, place, available)
  ), held AS MATERIALIZED (
    SELECT v.id, v.product_id, v.available AS before, coalesce(wanted.available, v.available) AS after
    FROM product_variants v JOIN wanted USING (id)
  ), changed AS (
    UPDATE product_variants v SET color = wanted.color, size = wanted.size, sku = wanted.sku, price_cents = wanted.price_cents,
      picture = wanted.picture, "position" = wanted.place, archived_at = NULL, available = held.after
    FROM wanted JOIN held USING (id) WHERE v.id = wanted.id
      AND (v.color, v.size, v.sku, v.price_cents, v.picture, v."position", v.available, v.archived_at)
        IS DISTINCT FROM (wanted.color, wanted.size, wanted.sku, wanted.price_cents, wanted.picture, wanted.place, held.after,
          NULL::timestamptz)
  )
  INSERT INTO stock_changes (product_id, variant_id, kind, available, actor_id)
  SELECT product_id, id, 'SET', after - before, :actorId::uuid FROM held WHERE after <> before`,
);

/** Adds variants, with their stock and its history. */
export const variantsAdded = sql(
  'variantsAdded',
  `WITH added AS (
    INSERT INTO product_variants (product_id, color, size, sku, price_cents, picture, "position", available, reserved, sold,
      archived_at)
    SELECT :productId::uuid, color, size, coalesce(sku, '~' || uuidv7()), price_cents, picture, place, available, reserved, sold,
      CASE WHEN sku IS NULL THEN now() END
    FROM unnest(:colors?::text[], :sizes?::text[], :skus?::text[], :prices?::integer[], :pictures?::text[], :positions::integer[],
      :available::integer[], :reserved::integer[], :sold::integer[])
      AS wanted (color, size, sku, price_cents, picture, place, available, reserved, sold)
    RETURNING id, product_id, available, reserved, sold
  )
  INSERT INTO stock_changes (product_id, variant_id, kind, available, reserved, sold, actor_id)
  SELECT product_id, id, 'CREATED', available, reserved, sold, :actorId::uuid FROM added
  WHERE (available, reserved, sold) <> (0, 0, 0)`,
);
