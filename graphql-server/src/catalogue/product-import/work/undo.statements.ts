import { sql } from '#platform/db/sql.ts';

/** Rows whose added pieces are not all there any more. */
export const undoStockMissing = sql(
  'undoStockMissing',
  `SELECT r."row", r.name, r.stock_to - r.stock_from - (CASE WHEN r.is_variant THEN v.available ELSE s.available END) AS "missing!"
  FROM product_import_rows r JOIN product_stock s ON s.product_id = r.product_id
  LEFT JOIN product_variants v ON v.id = r.variant_id
  WHERE r.import_id = :importId AND r.kind = 'CHANGE' AND r.stock_to IS NOT NULL
    AND (CASE WHEN r.is_variant THEN v.available ELSE s.available END) < r.stock_to - r.stock_from
  ORDER BY r."row" LIMIT :limit`,
);

/** By how much admins have changed the stock of row `r` since it was applied; orders are not counted. */
const setSince = `(SELECT coalesce(sum(c.available), 0) FROM stock_changes c
      WHERE c.product_id = r.product_id AND c.variant_id IS NOT DISTINCT FROM r.variant_id
        AND c.kind IN ('SET', 'IMPORTED', 'UNDONE') AND c.import_id IS DISTINCT FROM r.import_id AND c.at >= :appliedAt)`;

/**
 * Rows whose stock an admin has set since, neither back to what the import made of it nor to what was there before it.
 */
export const undoStockSetSince = sql(
  'undoStockSetSince',
  `SELECT r."row", r.name FROM product_import_rows r
  WHERE r.import_id = :importId AND r.kind = 'CHANGE' AND r.stock_to IS NOT NULL
    AND ${setSince} NOT IN (0, r.stock_from - r.stock_to)
  ORDER BY r."row" LIMIT :limit`,
);

/** Leaves the stock as it is where an admin has set it back to what was there before the import. */
export const undoStockSetBack = sql(
  'undoStockSetBack',
  `UPDATE product_import_rows r SET stock_to = r.stock_from
  WHERE r.import_id = :importId AND r.kind = 'CHANGE' AND r.stock_to <> r.stock_from AND ${setSince} <> 0`,
);

/** Rows of variants that an import added to products that were there, or offered again, and that open orders hold. */
export const undoVariantsOrdered = sql(
  'undoVariantsOrdered',
  `SELECT r."row", r.name FROM product_import_rows r JOIN product_variants v ON v.id = r.variant_id
  WHERE r.import_id = :importId AND v.reserved > 0
    AND (r.kind = 'CREATE' AND r.product_row IS NULL OR r.kind = 'CHANGE' AND r.plan ? 'archived_at')
  ORDER BY r."row" LIMIT :limit`,
);

/** Leaves the rows of these products as they are: they become rows with problems, of which `left` says some. */
export const undoRowsLeft = sql(
  'undoRowsLeft',
  `UPDATE product_import_rows r SET kind = 'PROBLEM', problems = jsonb_build_array(coalesce(
    (SELECT l.problem FROM jsonb_to_recordset(:left::jsonb) AS l ("row" integer, problem jsonb) WHERE l."row" = r."row" LIMIT 1),
    :other::jsonb))
  WHERE r.import_id = :importId AND r.kind IN ('CREATE', 'CHANGE') AND r.product_id IN (
    SELECT found.product_id FROM product_import_rows found
    JOIN jsonb_to_recordset(:left::jsonb) AS l ("row" integer) ON l."row" = found."row" WHERE found.import_id = :importId
  )`,
);

/**
 * Takes back what `plan` and `translation` wrote: what was there before is written in their place, and can be written
 * like them.
 */
export const undoPlansPut = sql(
  'undoPlansPut',
  `UPDATE product_import_rows SET plan = coalesce(prior_plan, '{}'), translation = coalesce(prior_translation,
    CASE WHEN translation IS NOT NULL THEN jsonb_build_object('name', '') END)
  WHERE import_id = :importId AND kind = 'CHANGE'`,
);

/** The variants that an import added to products that were there, and whether somebody has ordered them. */
export const addedVariants = sql(
  'addedVariants',
  `SELECT v.id, v.product_id AS "productId", v.available,
    EXISTS (SELECT FROM order_lines l WHERE l.product_id = v.product_id AND l.variant_id = v.id) AS "isOrdered!"
  FROM product_variants v JOIN product_import_rows r ON r.variant_id = v.id
  WHERE r.import_id = :importId AND r.kind = 'CREATE' AND r.is_variant AND r.product_row IS NULL ORDER BY r."row"`,
);

/** The products that an import created. */
export const addedProducts = sql(
  'addedProducts',
  `SELECT product_id AS "id!" FROM product_import_rows
  WHERE import_id = :importId AND kind = 'CREATE' AND NOT is_variant ORDER BY "row"`,
);
