import { sql } from '#platform/db/sql.ts';

const list = (columns: readonly string[], prefix = '') => columns.map((column) => `${prefix}${column}`).join(', ');

/** The columns of `products` that are written; those that triggers set are not among them. */
const productColumns = [
  'name',
  'category_id',
  'brand',
  'tag',
  'sku',
  'price_cents',
  'old_price_cents',
  'pictures',
  'picture_alts',
  'colors',
  'color_pictures',
  'sizes',
  'attributes',
  'note',
  'short_description',
  'description',
  'second_description',
  'status',
  'publish_at',
];

/** The same of `product_variants`, without the stock. */
const variantColumns = ['color', 'size', 'sku', 'picture', 'price_cents', '"position"', 'archived_at'];

/** The same of `product_translations`. */
const translationColumns = ['name', 'note', 'short_description', 'description', 'second_description', 'colors'];

const noTexts = `'name', '', 'note', '', 'short_description', '', 'description', '', 'second_description', ''`;

/** Locks products in the order of their ids. Buyers do not wait for it. */
export const lockProducts = sql(
  'lockProducts',
  `SELECT id, name, version, status, cardinality(pictures) > 0 AS "hasPicture!", price_cents AS "priceCents", old_price_cents AS "oldPriceCents" FROM products
  WHERE id = ANY (:ids::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
);

/** Adds products, each with some columns. */
export const addProducts = sql(
  'addProducts',
  `INSERT INTO products (id, updated_by, ${list(productColumns)})
  SELECT coalesce(added.id, uuidv7()), :actorId, ${list(productColumns, 'p.')}
  FROM jsonb_to_recordset(:products::jsonb) AS added (id uuid, columns jsonb),
    jsonb_populate_record(NULL::products, jsonb_build_object(${noTexts}, 'brand', '', 'tag', '', 'colors', '[]'::jsonb,
      'sizes', '[]'::jsonb, 'attributes', '[]'::jsonb, 'pictures', '[]'::jsonb, 'picture_alts', '{}'::jsonb, 'color_pictures', '{}'::jsonb) || added.columns) p
  RETURNING id`,
);

/** Changes some columns of each of some products. Only a draft waits to be published. */
export const changeProducts = sql(
  'changeProducts',
  `UPDATE products p SET updated_by = :actorId?::uuid, (${list(productColumns)}, added_at) = (
    SELECT ${list(productColumns.slice(0, -1), 'wanted.')}, CASE WHEN wanted.status = 'DRAFT' THEN wanted.publish_at END,
      wanted.added_at
    FROM jsonb_populate_record(p, changed.columns) wanted
  )
  FROM jsonb_to_recordset(:products::jsonb) AS changed (id uuid, columns jsonb) WHERE p.id = changed.id`,
);

/** Writes some texts in Bangla of each of some products; nothing where they are the same already, or have no name. */
export const writeTranslations = sql(
  'writeTranslations',
  `INSERT INTO product_translations AS t (product_id, language, ${list(translationColumns)})
  SELECT written.id, 'BN', ${list(translationColumns, 'wanted.')}
  FROM jsonb_to_recordset(:products::jsonb) AS written (id uuid, columns jsonb)
  LEFT JOIN product_translations present ON present.product_id = written.id AND present.language = 'BN',
    jsonb_populate_record(present, CASE WHEN present.product_id IS NULL THEN jsonb_build_object(${noTexts}, 'colors', '[]'::jsonb)
      ELSE '{}' END || written.columns) wanted
  WHERE wanted.name <> ''
  ON CONFLICT (product_id, language) DO UPDATE SET (${list(translationColumns)}) = ROW (${list(translationColumns, 'excluded.')})
  WHERE (${list(translationColumns, 't.')}) IS DISTINCT FROM (${list(translationColumns, 'excluded.')})`,
);

/** Adds variants, each with some columns, behind those that the product has; one without SKU is archived. */
export const addVariants = sql(
  'addVariants',
  `INSERT INTO product_variants (id, product_id, color, size, sku, picture, price_cents, "position", archived_at)
  SELECT coalesce(added.id, uuidv7()), p.id, v.color, v.size, coalesce(v.sku, '~' || uuidv7()), v.picture, v.price_cents,
    coalesce(v."position", row_number() OVER (PARTITION BY p.id ORDER BY added.place) - 1
      + coalesce((SELECT max("position") + 1 FROM product_variants present WHERE present.product_id = p.id), 0)),
    CASE WHEN v.sku IS NULL THEN now() END
  FROM ROWS FROM (jsonb_to_recordset(:variants::jsonb) AS (id uuid, "productId" uuid, columns jsonb))
    WITH ORDINALITY AS added (id, product_id, columns, place)
  JOIN products p ON p.id = added.product_id, jsonb_populate_record(NULL::product_variants, added.columns) v
  ORDER BY added.place RETURNING id, color, size`,
);

/** Changes some columns of each of some variants. */
export const changeVariants = sql(
  'changeVariants',
  `WITH wanted AS MATERIALIZED (
    SELECT wanted.* FROM jsonb_to_recordset(:variants::jsonb) AS changed (id uuid, columns jsonb)
    JOIN product_variants v ON v.id = changed.id, jsonb_populate_record(v, changed.columns) wanted
  )
  UPDATE product_variants v SET (${list(variantColumns)}) = ROW (${list(variantColumns, 'wanted.')}) FROM wanted
  WHERE v.id = wanted.id AND (${list(variantColumns, 'v.')}) IS DISTINCT FROM (${list(variantColumns, 'wanted.')})`,
);

/**
 * Deletes locked products, except those that somebody has ordered, and without `isEvenReviewed` reviewed or commented
 * on.
 */
export const deleteProducts = sql(
  'deleteProducts',
  `DELETE FROM products p WHERE p.id = ANY (:ids::uuid[])
    AND NOT EXISTS (SELECT FROM order_lines l WHERE l.product_id = p.id)
    AND (:isEvenReviewed OR NOT EXISTS (SELECT FROM reviews o WHERE o.product_id = p.id)
      AND NOT EXISTS (SELECT FROM comments c WHERE c.product_id = p.id))
  RETURNING p.id, p.name, p.sku, p.price_cents AS "priceCents"`,
);
