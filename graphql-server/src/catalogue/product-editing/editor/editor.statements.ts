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

/** Locks a product that is being saved. Buyers do not wait for it. */
export const productHeld = sql(
  'productHeld',
  `SELECT p.version, s.has_variants AS "hasVariants" FROM products p JOIN product_stock s ON s.product_id = p.id
  WHERE p.id = :id FOR NO KEY UPDATE OF p`,
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

/** Adds a product without stock. */
export const productAdded = sql(
  'productAdded',
  `INSERT INTO products (name, category_id, brand, tag, sku, price_cents, old_price_cents, pictures, picture_alts, colors,
    color_pictures, sizes, note, short_description, description, second_description, status, publish_at, updated_by)
  VALUES (:name, :categoryId, :brand, :tag, :sku?, :priceCents, :oldPriceCents?, :pictures, :pictureAlts, :colors,
    :colorPictures, :sizes, :note, :shortDescription, :description, :secondDescription, :status, :publishAt?, :actorId)
  RETURNING id`,
);

/** Adds the stock of a new product without variants, with its history. With variants, their trigger counts. */
export const stockAdded = sql(
  'stockAdded',
  `WITH stock AS (
    INSERT INTO product_stock (product_id, available) VALUES (:productId, :available) RETURNING product_id, available
  )
  INSERT INTO stock_changes (product_id, kind, available, actor_id)
  SELECT product_id, 'CREATED', available, :actorId::uuid FROM stock WHERE available > 0`,
);

/** Changes a product as a whole. */
export const productChanged = sql(
  'productChanged',
  `UPDATE products SET name = :name, category_id = :categoryId, brand = :brand, tag = :tag, sku = :sku?,
    price_cents = :priceCents, old_price_cents = :oldPriceCents?, pictures = :pictures, picture_alts = :pictureAlts,
    colors = :colors, color_pictures = :colorPictures, sizes = :sizes, note = :note, short_description = :shortDescription,
    description = :description, second_description = :secondDescription, status = :status, publish_at = :publishAt?,
    updated_by = :actorId
  WHERE id = :id`,
);

/** Stores the texts of a product in Bangla; nothing when they are the same already. */
export const banglaSaved = sql(
  'banglaSaved',
  `INSERT INTO product_translations AS t (product_id, language, name, note, short_description, description, second_description, colors)
  VALUES (:productId, 'BN', :name, :note, :shortDescription, :description, :secondDescription, :colors)
  ON CONFLICT (product_id, language) DO UPDATE SET name = excluded.name, note = excluded.note,
    short_description = excluded.short_description, description = excluded.description,
    second_description = excluded.second_description, colors = excluded.colors
  WHERE (t.name, t.note, t.short_description, t.description, t.second_description, t.colors)
    IS DISTINCT FROM (excluded.name, excluded.note, excluded.short_description, excluded.description,
      excluded.second_description, excluded.colors)`,
);

/** Removes the texts of a product in Bangla. */
export const banglaRemoved = sql(
  'banglaRemoved',
  `DELETE FROM product_translations WHERE product_id = :productId AND language = 'BN'`,
);

/** Which fields of a product were changed after a version, by the audit log; entries without a version are among the latest. */
export const fieldsChangedSince = sql(
  'fieldsChangedSince',
  `SELECT DISTINCT field AS "field!" FROM (
    SELECT before, after FROM audit_entries WHERE subject_id = :id AND subject_kind = 'PRODUCT' ORDER BY id DESC LIMIT :most
  ) latest, jsonb_object_keys(coalesce(latest.after, '{}')) field
  WHERE coalesce((latest.after ->> 'version')::integer, :version + 1) > :version AND field <> 'version'
  ORDER BY 1 LIMIT 50`,
);

/** A draft that is to be published, locked: in how many seconds, and who has said so. */
export const draftToPublish = sql(
  'draftToPublish',
  `SELECT ceil(extract(epoch FROM publish_at - now()))::integer AS "seconds!", updated_by AS "actorId"
  FROM products WHERE id = :id AND status = 'DRAFT' AND publish_at IS NOT NULL FOR NO KEY UPDATE`,
);

/** Publishes a draft. */
export const draftPublished = sql(
  'draftPublished',
  `UPDATE products SET status = 'PUBLISHED', publish_at = NULL WHERE id = :id AND status = 'DRAFT'`,
);
