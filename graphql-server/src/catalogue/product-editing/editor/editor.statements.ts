import { sql } from '#platform/db/sql.ts';
import { adminColumns, adminDetailColumns } from './admin-product.columns.ts';

/** A product as admins see it, with everything. */
export const adminProductById = sql(
  'adminProductById',
  `SELECT row_to_json(item) AS product FROM (
    SELECT ${adminColumns}, ${adminDetailColumns}
    FROM products p JOIN product_stock s ON s.product_id = p.id WHERE p.id = :id
  ) item`,
);

/** What only the editor shows, of many products. */
export const adminProductDetails = sql(
  'adminProductDetails',
  `SELECT row_to_json(item) AS details FROM (
    SELECT p.id, ${adminDetailColumns} FROM products p WHERE p.id = ANY (:ids::uuid[])
  ) item`,
);

/** When a product was changed last, and by whom. */
export const lastChange = sql(
  'lastChange',
  `SELECT to_json(p.updated_at)#>>'{}' AS "changedAt!", c.display_name AS "changedBy"
  FROM products p LEFT JOIN customers c ON c.id = p.updated_by WHERE p.id = :id`,
);

/** Whether a category is a leaf of the tree: a row when it is. */
export const leafCategory = sql(
  'leafCategory',
  `SELECT FROM categories c WHERE c.id = :id AND NOT EXISTS (SELECT FROM categories below WHERE below.parent_id = c.id)
  FOR KEY SHARE OF c`,
);

/** SKUs that other products have. */
export const skusOfOthers = sql(
  'skusOfOthers',
  'SELECT sku FROM product_skus WHERE sku = ANY (:skus::text[]) AND product_id IS DISTINCT FROM :productId?::uuid',
);

/**
 * Which fields of a product were changed after a version, by the audit log; entries without a version are among the
 * latest.
 */
export const fieldsChangedSince = sql(
  'fieldsChangedSince',
  `SELECT DISTINCT field AS "field!" FROM (
    SELECT before, after FROM audit_entries WHERE subject_id = :id AND subject_kind = 'PRODUCT' ORDER BY id DESC LIMIT :most
  ) latest, jsonb_object_keys(coalesce(latest.after, '{}')) field
  WHERE coalesce((latest.after ->> 'version')::integer, :version + 1) > :version AND field <> 'version'
  ORDER BY 1 LIMIT 50`,
);

/** A draft that is to be published, locked: in how many seconds, and who has decided so. */
export const draftToPublish = sql(
  'draftToPublish',
  `SELECT ceil(extract(epoch FROM publish_at - now()))::integer AS "seconds!", updated_by AS "actorId"
  FROM products WHERE id = :id AND status = 'DRAFT' AND publish_at IS NOT NULL FOR NO KEY UPDATE`,
);
