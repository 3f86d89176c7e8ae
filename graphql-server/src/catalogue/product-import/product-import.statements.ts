import { sql } from '#platform/db/sql.ts';
import { SHOWN_LENGTH } from './check/shop-state.ts';

/** A long text: its beginning, and a hash of the whole, so that thousands of them need no memory. */
const long = (column: string, field: string) =>
  `left(${column}, ${SHOWN_LENGTH + 1}) AS "${field}", md5(${column}) AS "${field}Hash"`;

/** Products that a file names, with their Bangla texts and variants. */
export const productsToImport = sql(
  'productsToImport',
  `SELECT p.id, p.version, p.sku, p.name, p.category_id AS "categoryId", p.brand, p.tag, p.status, p.publish_at IS NOT NULL AS "isScheduled!", p.price_cents AS "priceCents",
    p.old_price_cents AS "oldPriceCents", p.pictures, p.colors, p.sizes, p.attributes, p.note, p.short_description AS "shortDescription",
    ${long('p.description', 'description')}, ${long('p.second_description', 'secondDescription')},
    s.available, s.has_variants AS "hasVariants",
    t.name AS "banglaName", t.note AS "banglaNote", t.short_description AS "banglaShortDescription",
    ${long('t.description', 'banglaDescription')}, ${long('t.second_description', 'banglaSecondDescription')},
    t.colors AS "banglaColors",
    (SELECT coalesce(json_agg(item), '[]') FROM (
      SELECT v.id, v.color, v.size, v.sku, v.picture, v.price_cents AS "priceCents", v.available,
        v.archived_at IS NOT NULL AS "isArchived!"
      FROM product_variants v WHERE v.product_id = p.id ORDER BY v."position", v.id
    ) item) AS "variants!"
  FROM products p JOIN product_stock s ON s.product_id = p.id
  LEFT JOIN product_translations t ON t.product_id = p.id AND t.language = 'BN'
  WHERE p.id = ANY (:ids::uuid[])`,
);

/** Which products and variants have these SKUs. */
export const skusToImport = sql(
  'skusToImport',
  `SELECT sku, product_id AS "productId", variant_id AS "variantId" FROM product_skus WHERE sku = ANY (:skus::text[])`,
);

/** Stores rows that were checked. */
export const importRowsAdded = sql(
  'importRowsAdded',
  `INSERT INTO product_import_rows (import_id, "row", kind, cells, name, sku, product_id, product_row, is_variant, variant_id,
    version, changes, problems, plan, translation, stock_from, stock_to)
  SELECT :importId, r."row", r.kind, r.cells, r.name, r.sku, r."productId", r."productRow", r."isVariant", r."variantId",
    r.version, r.changes, r.problems, r.plan, r.translation, r."stockFrom", r."stockTo"
  FROM jsonb_to_recordset(:rows::jsonb) AS r ("row" integer, kind text, cells jsonb, name text, sku text, "productId" uuid,
    "productRow" integer, "isVariant" boolean, "variantId" uuid, version integer, changes jsonb, problems jsonb, plan jsonb,
    translation jsonb, "stockFrom" integer, "stockTo" integer)`,
);

/** Pictures that admins have added, or products of the shop show, of these. */
export const picturesToImport = sql(
  'picturesToImport',
  `SELECT key AS "key!" FROM product_pictures WHERE key = ANY (:keys::text[])
  UNION SELECT shown.key FROM products p, unnest(p.pictures) shown (key) WHERE shown.key = ANY (:keys::text[])`,
);

/** Pictures that were fetched from these web addresses: of each the last. */
export const picturesFetched = sql(
  'picturesFetched',
  `SELECT DISTINCT ON (source) source AS "address!", key FROM product_pictures WHERE source = ANY (:addresses::text[])
  ORDER BY source, added_at DESC`,
);

/** Counts the rows of an import by what becomes of them. Returns how many create or change something. */
export const importCounted = sql(
  'importCounted',
  `UPDATE product_imports i SET row_count = r.all_rows, create_count = r.created, change_count = r.changed,
    problem_count = r.problems, checked_at = now(), refusals = '[]'
  FROM (
    SELECT count(*) AS all_rows, count(*) FILTER (WHERE kind = 'CREATE') AS created,
      count(*) FILTER (WHERE kind = 'CHANGE') AS changed, count(*) FILTER (WHERE kind = 'PROBLEM') AS problems
    FROM product_import_rows WHERE import_id = :id
  ) r
  WHERE i.id = :id RETURNING i.create_count + i.change_count AS "rows!"`,
);

/** Whether an import has a row with one of some problems. */
export const rowsWithProblems = sql(
  'rowsWithProblems',
  `SELECT FROM product_import_rows
  WHERE import_id = :importId AND kind = 'PROBLEM' AND problems @> ANY (:problems::jsonb[]) LIMIT 1`,
);

/** Drops imports that are older than their days, and of those that were not applied all but the newest. */
export const importsCleared = sql(
  'importsCleared',
  `DELETE FROM product_imports WHERE status IN ('CHECKED', 'APPLIED', 'UNDONE') AND (
    created_at < now() - make_interval(days => :days::integer)
    OR status = 'CHECKED' AND id IN (
      SELECT id FROM product_imports WHERE status = 'CHECKED' ORDER BY id DESC OFFSET :keep::integer
    )
  )`,
);
