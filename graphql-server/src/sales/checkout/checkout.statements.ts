import { sql } from '#platform/db/sql.ts';
import { isPublished, variantsColumn } from '#catalogue/product/product.columns.ts';

/** Locks a buyer; no row when the account is deleted. */
export const buyerLocked = sql(
  'buyerLocked',
  `SELECT pg_advisory_xact_lock(:lock, hashtext(account.id::text))::text AS locked
  FROM (SELECT id FROM customers WHERE id = :buyerId FOR KEY SHARE) account`,
);

/**
 * What is to be known of a product that is bought; `p` is its row, `s` its stock. `variants` is null for a product
 * without.
 */
const productColumns = `p.id, p.name, p.pictures[1] AS "picture!", p.price_cents AS "priceCents", p.colors,
      p.color_pictures AS "colorPictures", p.sizes, p.sku, s.available,
      ${variantsColumn},
      (SELECT json_build_object('name', t.name, 'colors', t.colors) FROM product_translations t
        WHERE t.product_id = p.id AND t.language = 'BN') AS bangla`;

/**
 * Products as they are now; locks nothing. Ids come as JSON, because PostgreSQL keeps no plan for arrays of unknown
 * length, and planning this takes ten times as long as running it.
 */
export const productsAtCheckout = sql(
  'productsAtCheckout',
  `SELECT row_to_json(product) AS product FROM (
    SELECT ${productColumns} FROM products p JOIN product_stock s ON s.product_id = p.id
    WHERE p.id IN (SELECT jsonb_array_elements_text(:ids::jsonb)::uuid) AND ${isPublished('p')}
  ) product`,
);
