import { sql } from '#platform/db/sql.ts';

/** The columns of `products` that an import writes. */
const productColumns = [
  'name',
  'category_id',
  'brand',
  'tag',
  'sku',
  'price_cents',
  'old_price_cents',
  'pictures',
  'colors',
  'sizes',
  'note',
  'short_description',
  'description',
  'second_description',
  'status',
  'publish_at',
];

/** The columns of `product_variants` that an import writes. */
const variantColumns = ['sku', 'picture', 'price_cents', 'archived_at'];

const translationColumns = [
  'name',
  'note',
  'short_description',
  'description',
  'second_description',
  'colors',
];

const list = (columns: readonly string[], prefix = '') =>
  columns.map((column) => `${prefix}${column}`).join(', ');

/** The rows of an import between two rows. */
const between = 'r.import_id = :importId AND r."row" > :after AND r."row" <= :upTo';

/** Lets the statements of this transaction take as long as an import of the largest file, and as long as one before it. */
export const importGivenTime = sql(
  'importGivenTime',
  `SELECT set_config('statement_timeout', '600s', true) AS timeout`,
);

/** Waits for the import that is under way: one runs at a time. */
export const importBegun = sql('importBegun', 'SELECT pg_advisory_xact_lock(:lock::integer)::text AS locked');

/** Locks the products that an import changes, in the order of their ids. */
export const importProductsHeld = sql(
  'importProductsHeld',
  `SELECT p.id FROM products p
  WHERE p.id IN (SELECT product_id FROM product_import_rows WHERE import_id = :importId AND kind IN ('CHANGE', 'CREATE'))
  ORDER BY p.id FOR NO KEY UPDATE OF p`,
);

/** Notes who changes the products of an import, also those of which only variants change. */
export const importProductsSigned = sql(
  'importProductsSigned',
  `UPDATE products p SET updated_by = :actorId FROM product_import_rows r
  WHERE r.import_id = :importId AND r.kind IN ('CHANGE', 'CREATE') AND p.id = r.product_id`,
);

/** Rows whose product is no longer as it was when it was compared. */
export const importRowsOutdated = sql(
  'importRowsOutdated',
  `SELECT r."row", r.name, p.id IS NULL AS "isGone!" FROM product_import_rows r LEFT JOIN products p ON p.id = r.product_id
  WHERE r.import_id = :importId AND r.version IS NOT NULL AND r.kind IN ('CHANGE', 'CREATE')
    AND p.version IS DISTINCT FROM r.version
  ORDER BY r."row" LIMIT :limit`,
);

/** Rows that give an SKU that another product or variant has by now. */
export const importSkusTaken = sql(
  'importSkusTaken',
  `SELECT r."row", r.name, r.plan->>'sku' AS "sku!" FROM product_import_rows r JOIN product_skus s ON s.sku = r.plan->>'sku'
  WHERE r.import_id = :importId AND r.kind IN ('CHANGE', 'CREATE')
    AND coalesce(s.variant_id, s.product_id) IS DISTINCT FROM CASE WHEN r.is_variant THEN r.variant_id ELSE r.product_id END
  ORDER BY r."row" LIMIT :limit`,
);

/** Categories that the rows name and that are gone or no leaves any more. */
export const importCategoriesGone = sql(
  'importCategoriesGone',
  `SELECT r."row", r.name FROM product_import_rows r LEFT JOIN categories c ON c.id = (r.plan->>'category_id')::uuid
  WHERE r.import_id = :importId AND r.plan ? 'category_id'
    AND (c.id IS NULL OR EXISTS (SELECT FROM categories child WHERE child.parent_id = c.id))
  ORDER BY r."row" LIMIT :limit`,
);

/** Keeps what is there before an import changes it. */
export const importPriorKept = sql(
  'importPriorKept',
  `UPDATE product_import_rows r SET
    prior_plan = (
      SELECT coalesce(jsonb_object_agg(wanted.key, to_jsonb(p)->wanted.key), '{}')
      FROM jsonb_object_keys(r.plan || CASE WHEN r.plan ? 'status' THEN '{"added_at": null}' ELSE '{}' END::jsonb) wanted (key)
    ),
    prior_translation = (
      SELECT jsonb_object_agg(wanted.key, to_jsonb(t)->wanted.key)
      FROM jsonb_object_keys(r.translation) wanted (key), product_translations t
      WHERE t.product_id = p.id AND t.language = 'BN'
    )
  FROM products p
  WHERE r.import_id = :importId AND r.kind = 'CHANGE' AND NOT r.is_variant AND p.id = r.product_id`,
);

/** The same for variants. */
export const importPriorVariantsKept = sql(
  'importPriorVariantsKept',
  `UPDATE product_import_rows r SET prior_plan = (
    SELECT coalesce(jsonb_object_agg(wanted.key, to_jsonb(v)->wanted.key), '{}')
    FROM jsonb_object_keys(r.plan) wanted (key)
  )
  FROM product_variants v
  WHERE r.import_id = :importId AND r.kind = 'CHANGE' AND r.is_variant AND v.id = r.variant_id`,
);

/** Keeps the pictures that an import's products show, also after these are changed. */
export const importPicturesUsed = sql(
  'importPicturesUsed',
  `UPDATE product_pictures SET used = true WHERE NOT used AND key IN (
    SELECT coalesce(shown.key, r.plan->>'picture') FROM product_import_rows r
    LEFT JOIN jsonb_array_elements_text(CASE WHEN r.plan ? 'pictures' THEN r.plan->'pictures' END) shown (key) ON true
    WHERE r.import_id = :importId AND (r.plan ? 'pictures' OR r.plan ? 'picture')
  )`,
);

/** Gives new products their ids. */
export const importProductIdsGiven = sql(
  'importProductIdsGiven',
  `UPDATE product_import_rows SET product_id = uuidv7() WHERE import_id = :importId AND kind = 'CREATE' AND NOT is_variant`,
);

/** Gives new variants their ids, and those of new products these. */
export const importVariantIdsGiven = sql(
  'importVariantIdsGiven',
  `UPDATE product_import_rows r SET variant_id = uuidv7(), product_id = coalesce(r.product_id, (
    SELECT own.product_id FROM product_import_rows own WHERE own.import_id = r.import_id AND own."row" = r.product_row
  ))
  WHERE r.import_id = :importId AND r.kind = 'CREATE' AND r.is_variant`,
);

/** Creates the new products of some rows. */
export const importProductsCreated = sql(
  'importProductsCreated',
  `INSERT INTO products (id, updated_by, ${list(productColumns)}, color_pictures)
  SELECT coalesce(r.product_id, uuidv7()), :actorId, ${list(productColumns, 'p.')}, '{}'
  FROM product_import_rows r, jsonb_populate_record(NULL::products, jsonb_build_object('brand', '', 'tag', '', 'colors', '[]'::jsonb,
    'sizes', '[]'::jsonb, 'note', '', 'short_description', '', 'description', '', 'second_description', '') || r.plan) p
  WHERE ${between} AND r.kind = 'CREATE' AND NOT r.is_variant ORDER BY r."row"`,
);

/** Creates their stock. */
export const importStockCreated = sql(
  'importStockCreated',
  `INSERT INTO product_stock (product_id, available) SELECT p.id, coalesce(r.stock_to, 0)
  FROM product_import_rows r JOIN products p ON p.id = r.product_id
  WHERE ${between} AND r.kind = 'CREATE' AND NOT r.is_variant ORDER BY r."row"`,
);

/** Changes the products of some rows. */
export const importProductsChanged = sql(
  'importProductsChanged',
  `UPDATE products p SET updated_by = :actorId, (${list(productColumns)}, added_at) = (
    SELECT ${list(productColumns, 'wanted.')}, wanted.added_at FROM jsonb_populate_record(p, r.plan) wanted
  )
  FROM product_import_rows r
  WHERE ${between} AND r.kind = 'CHANGE' AND NOT r.is_variant AND r.plan <> '{}' AND p.id = r.product_id`,
);

/** Writes the texts in Bangla of some rows, and removes those without a name. */
export const importTranslationsWritten = sql(
  'importTranslationsWritten',
  `INSERT INTO product_translations AS t (product_id, language, ${list(translationColumns)})
  SELECT p.id, 'BN', ${list(translationColumns, 'wanted.')}
  FROM product_import_rows r JOIN products p ON p.id = r.product_id
  LEFT JOIN product_translations present ON present.product_id = p.id AND present.language = 'BN',
    jsonb_populate_record(present, CASE WHEN present.product_id IS NULL THEN jsonb_build_object('name', '', 'note', '',
      'short_description', '', 'description', '', 'second_description', '', 'colors', '[]'::jsonb) ELSE '{}' END || r.translation) wanted
  WHERE ${between} AND r.kind IN ('CREATE', 'CHANGE') AND r.translation IS NOT NULL
  ON CONFLICT (product_id, language) DO UPDATE SET ${translationColumns
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`,
);

/** Removes translations of an import's products that have lost their name. */
export const importTranslationsRemoved = sql(
  'importTranslationsRemoved',
  `DELETE FROM product_translations t USING product_import_rows r
  WHERE r.import_id = :importId AND r.translation IS NOT NULL AND t.product_id = r.product_id AND t.name = ''`,
);

/** Creates the variants of some rows, after those that the product has: of new products, or of those that were there. */
export const importVariantsCreated = sql(
  'importVariantsCreated',
  `INSERT INTO product_variants (id, product_id, color, size, sku, picture, price_cents, "position", available)
  SELECT coalesce(r.variant_id, uuidv7()), p.id, v.color, v.size, v.sku, v.picture, v.price_cents,
    coalesce((SELECT max("position") + 1 FROM product_variants present WHERE present.product_id = r.product_id), 0)
      + row_number() OVER (PARTITION BY r.product_id ORDER BY r."row") - 1,
    coalesce(r.stock_to, 0)
  FROM product_import_rows r JOIN products p ON p.id = r.product_id, jsonb_populate_record(NULL::product_variants, r.plan) v
  WHERE ${between} AND r.kind = 'CREATE' AND r.is_variant AND (r.product_row IS NULL) = :isOfKnown
  ORDER BY r."row"`,
);

/** Changes the variants of some rows. */
export const importVariantsChanged = sql(
  'importVariantsChanged',
  `UPDATE product_variants v SET (${list(variantColumns)}) = (
    SELECT ${list(variantColumns, 'wanted.')} FROM jsonb_populate_record(v, r.plan) wanted
  )
  FROM product_import_rows r
  WHERE ${between} AND r.kind = 'CHANGE' AND r.is_variant AND r.plan <> '{}' AND v.id = r.variant_id`,
);

/**
 * Locks the stock that an import changes, and that of all variants that it changes: first the stock, then its variants, as orders do it.
 */
export const importStockHeld = sql(
  'importStockHeld',
  `SELECT s.product_id AS id FROM product_stock s
  WHERE s.product_id IN (SELECT product_id FROM product_import_rows r WHERE r.import_id = :importId AND r.product_row IS NULL
    AND r.kind IN ('CHANGE', 'CREATE') AND (r.stock_to IS NOT NULL OR r.kind = 'CREATE' OR r.is_variant))
  ORDER BY s.product_id FOR UPDATE OF s`,
);

/** Locks the variants whose stock an import changes. */
export const importVariantStockHeld = sql(
  'importVariantStockHeld',
  `SELECT v.id FROM product_variants v
  WHERE v.id IN (SELECT variant_id FROM product_import_rows r WHERE r.import_id = :importId AND r.kind = 'CHANGE'
    AND (r.stock_to IS NOT NULL OR r.plan ? 'archived_at'))
  ORDER BY v.product_id, v.id FOR UPDATE OF v`,
);

/** Rows whose stock is no longer as it was when it was compared. */
export const importStockOutdated = sql(
  'importStockOutdated',
  `SELECT r."row", r.name, r.stock_from AS "before!", coalesce(v.available, s.available) AS "available!"
  FROM product_import_rows r JOIN product_stock s ON s.product_id = r.product_id
  LEFT JOIN product_variants v ON v.id = r.variant_id
  WHERE r.import_id = :importId AND r.kind = 'CHANGE' AND r.stock_to IS NOT NULL
    AND (CASE WHEN r.is_variant THEN v.available ELSE s.available END) IS DISTINCT FROM r.stock_from
  ORDER BY r."row" LIMIT :limit`,
);

/** Sets the stock of products without variants. */
export const importStockSet = sql(
  'importStockSet',
  `UPDATE product_stock s SET available = coalesce(r.stock_to, s.available) FROM product_import_rows r
  WHERE r.import_id = :importId AND r.kind = 'CHANGE' AND r.stock_to IS NOT NULL AND NOT r.is_variant AND s.product_id = r.product_id`,
);

/** Sets the stock of variants. */
export const importVariantStockSet = sql(
  'importVariantStockSet',
  `UPDATE product_variants v SET available = coalesce(r.stock_to, v.available) FROM product_import_rows r
  WHERE r.import_id = :importId AND r.kind = 'CHANGE' AND r.stock_to IS NOT NULL AND r.is_variant AND v.id = r.variant_id`,
);

/** Writes into the history of the stock what an import changed. */
export const importStockRecorded = sql(
  'importStockRecorded',
  `INSERT INTO stock_changes (product_id, variant_id, kind, available, actor_id, import_id)
  SELECT p.id, r.variant_id, 'IMPORTED', coalesce(r.stock_to - r.stock_from, 0), :actorId, r.import_id
  FROM product_import_rows r JOIN products p ON p.id = r.product_id
  WHERE r.import_id = :importId AND r.kind IN ('CHANGE', 'CREATE') AND r.stock_to <> r.stock_from ORDER BY r."row"`,
);

/** Remembers which version of each product an import has made. */
export const importVersionsKept = sql(
  'importVersionsKept',
  `UPDATE product_import_rows r SET applied_version = p.version FROM products p
  WHERE r.import_id = :importId AND r.kind IN ('CHANGE', 'CREATE') AND p.id = r.product_id`,
);
