import { sql } from '../db/sql.ts';
import type { LooseStatement as Statement } from '../db/database.ts';
import type { Language } from '../language.ts';
import { summaryColumns, translationJoin } from '../product/product.columns.ts';

/** What a line shows of its product, and what else is read with it. */
const productOf = (row: string, language: Language, more = '') =>
  `LATERAL (
      SELECT ${summaryColumns(language)}${more}
      FROM products p JOIN product_stock s ON s.product_id = p.id ${translationJoin(language)} WHERE p.id = ${row}.product_id
    ) product`;

/** Carts of many customers: a row of `customerId` and `lines` (`CartLineModel`s, oldest first) for each who has one. */
export const cartsStatement = (customerIds: readonly string[], language: Language): Statement => ({
  name: `carts-of-customers:${language}`,
  text: `SELECT l.customer_id AS "customerId", json_agg(json_build_object('product', product,
      'picture', coalesce(product."colorPicture", product.picture), 'quantity', l.quantity,
      'color', l.color, 'size', l.size, 'seenPriceCents', l.seen_price_cents) ORDER BY l.position) AS lines
    FROM cart_lines l, ${productOf('l', language, ', p.color_pictures ->> l.color AS "colorPicture"')}
    WHERE l.customer_id = ANY ($1::uuid[]) GROUP BY l.customer_id`,
  values: [customerIds],
});

/** Wishlists of many customers: a row of `customerId` and `products` (`ProductModel`s, newest first) for each who has one. */
export const wishlistsStatement = (customerIds: readonly string[], language: Language): Statement => ({
  name: `wishlists-of-customers:${language}`,
  text: `SELECT w.customer_id AS "customerId", json_agg(product ORDER BY w.position) AS products
    FROM wishlist_items w, ${productOf('w', language)}
    WHERE w.customer_id = ANY ($1::uuid[]) GROUP BY w.customer_id`,
  values: [customerIds],
});

/** What products offer: rows of `id`, `colors` and `sizes`. They cannot go before the transaction ends. */
export const offersStatement = (productIds: readonly string[]): Statement => ({
  text: 'SELECT id, colors, sizes FROM products WHERE id = ANY ($1::uuid[]) FOR KEY SHARE',
  values: [productIds],
});

/** The cart in the copy of all data of a person. */
export const cartExported = sql(
  'cartExported',
  `SELECT p.name AS product, l.product_id AS "productId", l.quantity, l.color, l.size,
    l.seen_price_cents AS "seenPriceCents"
  FROM cart_lines l JOIN products p ON p.id = l.product_id WHERE l.customer_id = :customerId ORDER BY l."position"`,
);

/** The wishlist in the copy of all data of a person. */
export const wishlistExported = sql(
  'wishlistExported',
  `SELECT p.name AS product, w.product_id AS "productId"
  FROM wishlist_items w JOIN products p ON p.id = w.product_id WHERE w.customer_id = :customerId ORDER BY w."position"`,
);
