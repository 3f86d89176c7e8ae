import { sql, sqlOf } from '#platform/db/sql.ts';
import { isPublished, languages, translated, translationJoin, variantsColumn } from '../product.columns.ts';

/**
 * Published products with what other programs see of them, by id. Each table says where it begins: a join
 * that merges them would otherwise read all rows before.
 */
export const publishedProducts = sqlOf(
  'publishedProducts',
  languages,
  (language) => `SELECT p.id, ${translated('name', language)} AS "name!",
    ${translated('short_description', language)} AS "shortDescription!", ${translated('description', language)} AS "description!",
    ${translated('second_description', language)} AS "secondDescription!",
    p.brand, p.category_id AS "categoryId", p.price_cents AS "priceCents", p.old_price_cents AS "oldPriceCents", s.available,
    p.pictures, p.colors, ${language === 'EN' ? 'NULL::text[]' : 't.colors'} AS "colorLabels", p.color_pictures AS "colorPictures",
    ${variantsColumn}
  FROM products p JOIN product_stock s ON s.product_id = p.id AND s.product_id > :after
    ${translationJoin(language)} ${language === 'EN' ? '' : 'AND t.product_id > :after'}
  WHERE p.id > :after AND ${isPublished('p')} ORDER BY p.id LIMIT :size::integer`,
);

/**
 * All products in ranges of equal length by id: the first id of each, how many are published, and when the last one
 * changed. Drafts count, so that no range moves when one is published; but their changes do not show.
 */
export const productRanges = sql(
  'productRanges',
  `SELECT min(id::text COLLATE "C")::uuid AS "first!", count(*) FILTER (WHERE ${isPublished('numbered')})::integer AS "published!",
    max(updated_at) FILTER (WHERE status <> 'DRAFT') AS "updatedAt"
  FROM (SELECT id, status, updated_at, (row_number() OVER (ORDER BY id) - 1) / :size::integer AS place FROM products) numbered
  GROUP BY place ORDER BY place`,
);

/** The published products of a range, from its first id to that of the next one. */
export const productsOfRange = sql(
  'productsOfRange',
  `SELECT id, updated_at AS "updatedAt", pictures[1] AS "picture!" FROM products
  WHERE id >= :first AND id < coalesce(:next?::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff') AND ${isPublished('products')}
  ORDER BY id LIMIT :size::integer`,
);

/** When a published product of each category changed last. */
export const categoriesUpdated = sql(
  'categoriesUpdated',
  `SELECT category_id AS "id", max(updated_at) AS "updatedAt!" FROM products WHERE ${isPublished('products')} GROUP BY category_id`,
);
