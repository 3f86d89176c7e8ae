import { sql } from '#platform/db/sql.ts';

/** Products that are to be changed, in the order of their ids. */
export const productsToEdit = sql(
  'productsToEdit',
  `SELECT row_to_json(item) AS product FROM (
    SELECT p.id, p.name, p.version, cardinality(p.pictures) > 0 AS "hasPicture!", s.has_variants AS "hasVariants",
      json_build_object('priceCents', p.price_cents, 'oldPriceCents', p.old_price_cents, 'categoryId', p.category_id,
        'brand', p.brand, 'tag', p.tag, 'status', p.status, 'availableStock', s.available) AS values,
      (SELECT coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'priceCents', v.price_cents) ORDER BY v.position, v.id), '[]')
        FROM product_variants v WHERE v.product_id = p.id AND v.archived_at IS NULL) AS variants
    FROM products p JOIN product_stock s ON s.product_id = p.id WHERE p.id = ANY (:ids::uuid[]) ORDER BY p.id
  ) item`,
);
