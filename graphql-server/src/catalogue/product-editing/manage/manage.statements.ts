import { builtSql, sql } from '#platform/db/sql.ts';
import { buildAdminPage, buildAdminTotal } from './list-page.ts';
import { adminColumns } from '../editor/admin-product.columns.ts';
import { everyAdminFilter, everyAdminPage } from './manage.samples.ts';

/** One page of all products, and one product more. */
export const adminProductPage = builtSql('adminProductPage', buildAdminPage, everyAdminPage);

/** The number of all products that match. */
export const adminProductTotal = builtSql('adminProductTotal', buildAdminTotal, () =>
  everyAdminFilter().map((filter) => ({ filter, most: 1 })),
);

/** Products by id, as admins see them. */
export const adminProductsById = sql(
  'adminProductsById',
  `SELECT row_to_json(item) AS product FROM (
    SELECT ${adminColumns} FROM products p JOIN product_stock s ON s.product_id = p.id WHERE p.id = ANY (:ids::uuid[])
  ) item`,
);

/** What the variants of products come to. */
export const variantSummaries = sql(
  'variantSummaries',
  `SELECT product_id AS "productId", count(*)::integer AS "count!", min(available) AS "lowest!" FROM product_variants
  WHERE product_id = ANY (:ids::uuid[]) AND archived_at IS NULL GROUP BY product_id`,
);

/** The first brands of the alphabet: each is looked up in the index after the one before it. */
export const adminBrands = sql(
  'adminBrands',
  `WITH RECURSIVE brands AS (
    (SELECT brand, 1 AS place FROM products WHERE brand <> '' ORDER BY brand LIMIT 1)
    UNION ALL
    SELECT next.brand, brands.place + 1 FROM brands, LATERAL (
      SELECT p.brand FROM products p WHERE p.brand > brands.brand ORDER BY p.brand LIMIT 1
    ) next WHERE brands.place < :most::integer
  )
  SELECT brand AS "brand!" FROM brands`,
);

/** A product and its own price, locked. */
export const priceHeld = sql(
  'priceHeld',
  `SELECT price_cents AS "priceCents", old_price_cents AS "oldPriceCents" FROM products WHERE id = :id FOR NO KEY UPDATE`,
);

/** A variant with its own price, locked. */
export const variantPriceHeld = sql(
  'variantPriceHeld',
  `SELECT price_cents AS "priceCents", sku FROM product_variants
  WHERE id = :id AND product_id = :productId AND archived_at IS NULL FOR NO KEY UPDATE`,
);

/** Locks a product and its stock. */
export const productToDelete = sql(
  'productToDelete',
  `WITH held AS MATERIALIZED (SELECT id FROM products WHERE id = :id FOR UPDATE)
  SELECT s.product_id AS id FROM product_stock s JOIN held ON held.id = s.product_id FOR UPDATE OF s`,
);

/** Deletes a locked product, unless somebody has ordered it. */
export const productDeleted = sql(
  'productDeleted',
  `DELETE FROM products p WHERE p.id = :id AND NOT EXISTS (SELECT FROM order_lines l WHERE l.product_id = p.id)
  RETURNING p.name, p.sku, p.price_cents AS "priceCents"`,
);

/** Changes the price of a product. */
export const priceChanged = sql(
  'priceChanged',
  'UPDATE products SET price_cents = :to, updated_by = :actorId WHERE id = :id',
);

/** Changes the own price of a variant. Its trigger changes the product's version. */
export const variantPriceChanged = sql(
  'variantPriceChanged',
  `WITH changed AS (UPDATE product_variants SET price_cents = :to? WHERE id = :id RETURNING product_id)
  UPDATE products p SET updated_by = :actorId FROM changed WHERE p.id = changed.product_id`,
);

/** The SKU of a variant. */
export const variantSku = sql('variantSku', 'SELECT sku FROM product_variants WHERE id = :id');

/** Notes who has changed a product. */
export const changedBy = sql('changedBy', 'UPDATE products SET updated_by = :actorId WHERE id = :id');

/** Products whose status is to change, locked in the order of their ids. */
export const statusesHeld = sql(
  'statusesHeld',
  `SELECT id, status FROM products WHERE id = ANY (:ids::uuid[]) AND status <> :status AND status = coalesce(:from?::text, status)
  ORDER BY id FOR NO KEY UPDATE`,
);

/** Changes the status of products; only drafts wait to be published. */
export const statusesChanged = sql(
  'statusesChanged',
  `UPDATE products SET status = :status, publish_at = CASE WHEN :status::text = 'DRAFT' THEN publish_at END, updated_by = :actorId
  WHERE id = ANY (:ids::uuid[])`,
);

/** Adds a draft that is a copy of a product, without SKU. */
export const productCopied = sql(
  'productCopied',
  `INSERT INTO products (name, category_id, brand, tag, sku, price_cents, old_price_cents, pictures, picture_alts, colors,
    color_pictures, sizes, note, short_description, description, second_description, status, updated_by)
  SELECT left(name, :most::integer) || :suffix::text, category_id, brand, tag, left(sku, 50) || :skuSuffix::text, price_cents, old_price_cents,
    pictures, picture_alts, colors, color_pictures, sizes, note, short_description, description, second_description, 'DRAFT', :actorId
  FROM products WHERE id = :id RETURNING id`,
);

/** Adds the texts in Bangla, and the empty stock, of a copy. */
export const textsCopied = sql(
  'textsCopied',
  `WITH stock AS (INSERT INTO product_stock (product_id, available) VALUES (:copyId, 0))
  INSERT INTO product_translations (product_id, language, name, note, short_description, description, second_description, colors)
  SELECT :copyId, language, left(name, :most::integer) || :suffix::text, note, short_description, description, second_description, colors
  FROM product_translations WHERE product_id = :id`,
);

/** Adds the variants of a copy, with new SKUs and without stock. */
export const variantsCopied = sql(
  'variantsCopied',
  `INSERT INTO product_variants (product_id, color, size, sku, picture, price_cents, "position")
  SELECT :copyId, color, size, left(sku, 50) || :skuSuffix::text, picture, price_cents, "position"
  FROM product_variants WHERE product_id = :id AND archived_at IS NULL`,
);
