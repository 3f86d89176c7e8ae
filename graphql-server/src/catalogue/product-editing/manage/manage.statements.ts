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
