import { sql, sqlOf } from '#platform/db/sql.ts';

/** The products that an import changes and that there are, and whether it changes their stock or variants. */
export const importedProducts = sql(
  'importedProducts',
  `SELECT product_id AS "id!", bool_or(stock_to IS NOT NULL OR is_variant OR kind = 'CREATE') AS "hasStock!"
  FROM product_import_rows WHERE import_id = :importId AND kind IN ('CHANGE', 'CREATE') AND product_id IS NOT NULL GROUP BY 1`,
);

/** What an import writes, of the rows between two. */
export const rowsToWrite = sql(
  'rowsToWrite',
  `SELECT kind, is_variant AS "isVariant", product_id AS "productId!", variant_id AS "variantId",
    product_row IS NOT NULL AS "isOfNew!", plan, translation
  FROM product_import_rows
  WHERE import_id = :importId AND "row" > :after AND "row" <= :upTo AND kind IN ('CREATE', 'CHANGE') ORDER BY "row"`,
);

/** By how many pieces an import changes stocks. */
export const importedStocks = sql(
  'importedStocks',
  `SELECT kind, product_id AS "productId!", variant_id AS "variantId", stock_to - stock_from AS "pieces!"
  FROM product_import_rows
  WHERE import_id = :importId AND kind IN ('CREATE', 'CHANGE') AND stock_to <> stock_from ORDER BY "row"`,
);

/**
 * Lets the statements of this transaction take as long as an import of the largest file, and as long as one before it.
 */
export const importGivenTime = sql(
  'importGivenTime',
  `SELECT set_config('statement_timeout', '600s', true) AS timeout`,
);

/** Waits for the import that is under way: one runs at a time. */
export const importBegun = sql('importBegun', 'SELECT pg_advisory_xact_lock(:lock::integer)::text AS locked');

/** Rows whose product is no longer in the version of a column: as it was compared, or as it was when it was applied. */
export const importRowsOutdated = sqlOf(
  'importRowsOutdated',
  ['version', 'applied_version'],
  (version) => `SELECT r."row", r.name, p.id IS NULL AS "isGone!"
  FROM product_import_rows r LEFT JOIN products p ON p.id = r.product_id
  WHERE r.import_id = :importId AND r.kind IN ('CHANGE', 'CREATE') AND p.version IS DISTINCT FROM r.${version}
    ${version === 'version' ? 'AND r.version IS NOT NULL' : ''}
  ORDER BY r."row" LIMIT :limit`,
);

/** Rows that give an SKU, or give it back, that another product or variant has by now. */
export const importSkusTaken = sqlOf(
  'importSkusTaken',
  ['plan', 'prior_plan'],
  (plan) => `SELECT r."row", r.name, r.${plan}->>'sku' AS "sku!"
  FROM product_import_rows r JOIN product_skus s ON s.sku = r.${plan}->>'sku'
  WHERE r.import_id = :importId AND r.kind IN ('CHANGE', 'CREATE')
    AND coalesce(s.variant_id, s.product_id) IS DISTINCT FROM CASE WHEN r.is_variant THEN r.variant_id ELSE r.product_id END
  ORDER BY r."row" LIMIT :limit`,
);

/** The paths of new categories that an import names. */
export const importCategoriesNamed = sql(
  'importCategoriesNamed',
  `SELECT DISTINCT ARRAY(SELECT jsonb_array_elements_text(plan->'category_path')) AS "path!"
  FROM product_import_rows WHERE import_id = :importId AND plan ? 'category_path' ORDER BY 1`,
);

/** Puts the ids of categories in the place of their paths. */
export const importCategoryResolved = sql(
  'importCategoryResolved',
  `UPDATE product_import_rows SET
    plan = coalesce(plan - 'category_path' || jsonb_build_object('category_id', :categoryId::uuid), '{}')
  WHERE import_id = :importId AND plan->'category_path' = to_jsonb(:path::text[])`,
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

/** Gives new variants their ids, and those of new products these. */
export const importVariantIdsGiven = sql(
  'importVariantIdsGiven',
  `UPDATE product_import_rows r SET variant_id = uuidv7(), product_id = coalesce(r.product_id, (
    SELECT own.product_id FROM product_import_rows own WHERE own.import_id = r.import_id AND own."row" = r.product_row
  ))
  WHERE r.import_id = :importId AND r.kind = 'CREATE' AND r.is_variant`,
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

/** Remembers which version of each product an import has made. */
export const importVersionsKept = sql(
  'importVersionsKept',
  `UPDATE product_import_rows r SET applied_version = p.version FROM products p
  WHERE r.import_id = :importId AND r.kind IN ('CHANGE', 'CREATE') AND p.id = r.product_id`,
);
