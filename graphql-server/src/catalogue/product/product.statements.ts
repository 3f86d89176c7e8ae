import { sql, sqlOf } from '#platform/db/sql.ts';
import {
  detailColumns,
  isPublished,
  languages,
  summaryColumns,
  translated,
  translationJoin,
  variantsColumn,
  variantPicture,
  variantPrice,
} from './product.columns.ts';

/** The category tree, siblings in the shop's order. */
export const categoryRows = sql(
  'categoryRows',
  'SELECT id, slug, name, bangla_name AS "banglaName", parent_id AS "parentId", picture FROM categories ORDER BY "position", name',
);

/** A product with all its own columns. */
export const productById = sqlOf(
  'productById',
  languages,
  (language) => `SELECT row_to_json(item) AS product FROM (
    SELECT ${summaryColumns(language)}, ${detailColumns(language)}, ${variantsColumn}
    FROM products p JOIN product_stock s ON s.product_id = p.id ${translationJoin(language)}
    WHERE p.id = :id AND ${isPublished('p')}
  ) item`,
);

/** Details of many products. */
export const productDetails = sqlOf(
  'productDetails',
  languages,
  (language) => `SELECT row_to_json(item) AS product FROM (
    SELECT p.id, ${detailColumns(language)}, ${variantsColumn}
    FROM products p JOIN product_stock s ON s.product_id = p.id ${translationJoin(language)} WHERE p.id = ANY (:ids::uuid[])
  ) item`,
);

/** Variants by id, with what their products tell of them. */
export const variantsById = sqlOf(
  'variantsById',
  languages,
  (language) => `SELECT v.id, v.color, v.size, v.sku, v.available,
    ${variantPrice} AS "priceCents", ${translated('name', language)} AS "productName!",
    ${variantPicture} AS "picture"
  FROM product_variants v JOIN products p ON p.id = v.product_id ${translationJoin(language)}
  WHERE v.id = ANY (:ids::uuid[]) AND v.archived_at IS NULL AND ${isPublished('p')}`,
);

/** What the shop sells of products, locked against deletion; `variants` is null for one without. */
export const offersHeld = sql(
  'offersHeld',
  `SELECT p.id, p.colors, p.sizes, ${variantsColumn}
  FROM products p JOIN product_stock s ON s.product_id = p.id
  WHERE p.id = ANY (:ids::uuid[]) AND ${isPublished('p')} FOR KEY SHARE OF p`,
);

/** The status of a product. */
export const productStatus = sql('productStatus', 'SELECT status FROM products WHERE id = :id');

/** Whether a category exists. */
export const categoryExists = sql('categoryExists', 'SELECT FROM categories WHERE slug = :slug');

/** Products by id, as cards, also those that the shop does not show. */
export const productsById = sqlOf(
  'productsById',
  languages,
  (language) => `SELECT row_to_json(item) AS product FROM (
    SELECT ${summaryColumns(language)}, ${variantsColumn}, ${isPublished('p')} AS "isPublished!"
    FROM products p JOIN product_stock s ON s.product_id = p.id ${translationJoin(language)} WHERE p.id = ANY (:ids::uuid[])
  ) item`,
);

/** Other products of the same leaf, best rated first: a row per request, `place` from 1. */
export const relatedProducts = sqlOf(
  'relatedProducts',
  languages,
  (language) => `SELECT request.place::integer, page.items
    FROM unnest(:productIds::uuid[], :categoryIds::uuid[], :firsts::integer[])
      WITH ORDINALITY AS request (product_id, category_id, first, place), LATERAL (
      SELECT coalesce(json_agg(item), '[]') AS items FROM (
        SELECT ${summaryColumns(language)}
        FROM products p JOIN product_stock s ON s.product_id = p.id ${translationJoin(language)}
        WHERE p.category_id = request.category_id AND p.id <> request.product_id AND ${isPublished('p')}
        ORDER BY p.rating DESC, p.id DESC LIMIT request.first
      ) item
    ) page`,
);

/** The best rated product of each leaf that has one, best rated first. */
export const categoryPictures = sql(
  'categoryPictures',
  `SELECT best.id, best.picture AS "picture!", best.name
  FROM unnest(:leafIds::uuid[]) leaf, LATERAL (
    SELECT category_id AS id, pictures[1] AS picture, name, rating FROM products
    WHERE category_id = leaf AND ${isPublished('products')} ORDER BY rating DESC, products.id DESC LIMIT 1
  ) best
  ORDER BY best.rating DESC`,
);

/** The number of products of each leaf, from the stored counts. */
export const categoryCounts = sql(
  'categoryCounts',
  `SELECT category_id AS id, coalesce(sum(products), 0)::integer AS products FROM product_counts GROUP BY category_id`,
);
