import { sql } from '#platform/db/sql.ts';

/** Products that are to be changed, in the order of their ids. */
export const productsToEdit = sql(
  'productsToEdit',
  `SELECT row_to_json(item) AS product FROM (
    SELECT p.id, p.name, p.version, p.price_cents AS "priceCents", p.old_price_cents AS "oldPriceCents",
      p.category_id AS "categoryId", p.brand, p.tag, p.status, s.available AS "availableStock", s.has_variants AS "hasVariants",
      (SELECT coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'priceCents', v.price_cents) ORDER BY v.position, v.id), '[]')
        FROM product_variants v WHERE v.product_id = p.id AND v.archived_at IS NULL) AS variants
    FROM products p JOIN product_stock s ON s.product_id = p.id WHERE p.id = ANY (:ids::uuid[]) ORDER BY p.id
  ) item`,
);

/** Locks products in the order of their ids. */
export const productsHeld = sql(
  'productsHeld',
  'SELECT FROM products WHERE id = ANY (:ids::uuid[]) ORDER BY id FOR NO KEY UPDATE',
);

/** Locks the stock of products in the order in which orders lock it. */
export const stocksHeld = sql(
  'stocksHeld',
  'SELECT FROM product_stock WHERE product_id = ANY (:ids::uuid[]) ORDER BY product_id FOR UPDATE',
);

/** Changes products. */
export const productsEdited = sql(
  'productsEdited',
  `UPDATE products p SET price_cents = wanted.price_cents, old_price_cents = wanted.old_price_cents,
    category_id = wanted.category_id, brand = wanted.brand, tag = wanted.tag, status = wanted.status,
    publish_at = CASE WHEN wanted.status = 'DRAFT' THEN p.publish_at END, updated_by = :actorId
  FROM unnest(:ids::uuid[], :prices::integer[], :oldPrices?::integer[], :categoryIds::uuid[], :brands::text[], :tags::text[],
    :statuses::text[]) AS wanted (id, price_cents, old_price_cents, category_id, brand, tag, status)
  WHERE p.id = wanted.id`,
);

/** Changes the own prices of variants. */
export const variantsRepriced = sql(
  'variantsRepriced',
  `UPDATE product_variants v SET price_cents = wanted.price_cents
  FROM unnest(:ids::uuid[], :prices::integer[]) AS wanted (id, price_cents) WHERE v.id = wanted.id`,
);

/** Sets the locked stock of products without variants, with its history. */
export const stocksEdited = sql(
  'stocksEdited',
  `WITH held AS MATERIALIZED (
    SELECT s.product_id, s.available AS before, wanted.available AS after
    FROM unnest(:ids::uuid[], :available::integer[]) AS wanted (id, available)
    JOIN product_stock s ON s.product_id = wanted.id
  ), changed AS (
    UPDATE product_stock s SET available = held.after FROM held WHERE s.product_id = held.product_id
  )
  INSERT INTO stock_changes (product_id, kind, available, actor_id)
  SELECT product_id, :kind::text, after - before, :actorId::uuid FROM held WHERE after <> before`,
);

/** The versions of products. */
export const versionsOf = sql('versionsOf', 'SELECT id, version FROM products WHERE id = ANY (:ids::uuid[])');

/** Stores a change of many products, for undoing it. */
export const editKept = sql(
  'editKept',
  'INSERT INTO product_edits (actor_id, changes) VALUES (:actorId, :changes) RETURNING id',
);

/** A change of many products that may be undone, locked. */
export const editHeld = sql(
  'editHeld',
  `SELECT changes, undone_at AS "undoneAt" FROM product_edits WHERE id = :id AND at > now() - interval '30 days' FOR UPDATE`,
);

/** Notes that a change was undone. */
export const editUndone = sql('editUndone', 'UPDATE product_edits SET undone_at = now() WHERE id = :id');

/** Removes changes that can no longer be undone. */
export const oldEditsRemoved = sql(
  'oldEditsRemoved',
  `DELETE FROM product_edits WHERE at < now() - interval '30 days'`,
);
