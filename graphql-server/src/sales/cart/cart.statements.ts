import { sql, sqlOf } from '#platform/db/sql.ts';
import { isPublished, languages, summaryColumns, translationJoin } from '#catalogue/product/product.columns.ts';
import type { Language } from '#kernel/language.ts';

/** The product of a line as JSON. Nothing is left of one that the shop does not sell now. */
const productOf = (row: string, language: Language, more = '') =>
  `LATERAL (
      SELECT ${summaryColumns(language, `CASE WHEN ${isPublished('p')} THEN s.available ELSE 0 END`)}${more}
      FROM products p JOIN product_stock s ON s.product_id = p.id ${translationJoin(language)} WHERE p.id = ${row}.product_id
    ) product`;

/** Whether the product of line `l` comes in what was chosen; a single option need not be chosen. */
const comesIn = (option: string, options: string) =>
  `CASE WHEN l.${option} IS NULL THEN cardinality(product.${options}) < 2 ELSE l.${option} = ANY (product.${options}) END`;

/**
 * Carts of many customers, oldest line first: a row for each customer with a cart. `picture` is that of the chosen
 * colour where there is one, else the main one; `variant` is null for a product without variants, and where there is
 * none of that colour and size.
 */
export const cartsOfCustomers = sqlOf(
  'cartsOfCustomers',
  languages,
  (language) => `SELECT l.customer_id AS "customerId", json_agg(json_build_object('product', product,
      'picture', coalesce(product."colorPicture", product.picture), 'quantity', l.quantity,
      'color', l.color, 'size', l.size, 'seenPriceCents', l.seen_price_cents,
      'variant', variant.found, 'isOffered', coalesce(CASE WHEN product."hasVariants" THEN variant.found IS NOT NULL
        ELSE ${comesIn('color', 'colors')} AND ${comesIn('size', 'sizes')} END, false)) ORDER BY l.position) AS "lines!"
    FROM cart_lines l CROSS JOIN ${productOf('l', language, ', (p.color_pictures ->> l.color)::text AS "colorPicture", p.colors, p.sizes')}
      LEFT JOIN LATERAL (
        SELECT json_build_object('id', v.id, 'priceCents', v.price_cents, 'available', v.available, 'picture', v.picture) AS found
        FROM product_variants v
        WHERE product."hasVariants" AND v.product_id = l.product_id AND v.archived_at IS NULL
          AND v.color IS NOT DISTINCT FROM l.color AND v.size IS NOT DISTINCT FROM l.size
      ) variant ON true
    WHERE l.customer_id = ANY (:customerIds::uuid[]) GROUP BY l.customer_id`,
);

/** Wishlists of many customers, newest product first: a row for each customer with a wishlist. */
export const wishlistsOfCustomers = sqlOf(
  'wishlistsOfCustomers',
  languages,
  (language) => `SELECT w.customer_id AS "customerId", json_agg(product ORDER BY w.position) AS "products!"
    FROM wishlist_items w, ${productOf('w', language)}
    WHERE w.customer_id = ANY (:customerIds::uuid[]) GROUP BY w.customer_id`,
);

/**
 * Stores the key of a customer's changes, as the newest of 50. Returns a row if the key is new; none if it was stored
 * before. The customer must be locked.
 */
export const rememberCartKey = sql(
  'rememberCartKey',
  `INSERT INTO cart_changes AS known (customer_id, keys) VALUES (:customerId, ARRAY[:key::text])
    ON CONFLICT (customer_id) DO UPDATE SET keys = (EXCLUDED.keys || known.keys)[1:50]
      WHERE NOT known.keys @> EXCLUDED.keys
    RETURNING customer_id AS "customerId"`,
);

/** The cart in the export of a person's data. */
export const cartExported = sql(
  'cartExported',
  `SELECT p.name AS product, l.product_id AS "productId", l.quantity, l.color, l.size,
    l.seen_price_cents AS "seenPriceCents", l.changed_at AS "changedAt"
  FROM cart_lines l JOIN products p ON p.id = l.product_id WHERE l.customer_id = :customerId ORDER BY l."position"`,
);

/** The wishlist in the export of a person's data. */
export const wishlistExported = sql(
  'wishlistExported',
  `SELECT p.name AS product, w.product_id AS "productId"
  FROM wishlist_items w JOIN products p ON p.id = w.product_id WHERE w.customer_id = :customerId ORDER BY w."position"`,
);
