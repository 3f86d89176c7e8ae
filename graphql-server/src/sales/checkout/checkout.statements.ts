import { viewerWith } from '#people/auth/session/session.columns.ts';
import { sql } from '#platform/db/sql.ts';
import { isPublished, variantsColumn } from '#catalogue/product/product.columns.ts';
import { trustHistoryJson } from './trust/trust.statements.ts';
import { buyerLocked } from './buyer-lock.ts';
import { placeOrderFunction } from './place-order.ts';

/** The order that was placed with a key. */
export const orderByKey = sql(
  'orderByKey',
  `SELECT id, request_hash AS "requestHash", customer_id AS "customerId" FROM orders WHERE idempotency_key = :idempotencyKey`,
);

/** What is to be known of a product that is bought; `p` is its row, `s` its stock. `variants` is null for a product without. */
const productColumns = `p.id, p.version, p.name, p.pictures[1] AS "picture!", p.price_cents AS "priceCents", p.colors,
      p.color_pictures AS "colorPictures", p.sizes, p.sku, s.available,
      ${variantsColumn},
      (SELECT json_build_object('name', t.name, 'colors', t.colors) FROM product_translations t
        WHERE t.product_id = p.id AND t.language = 'BN') AS bangla`;

/** Products as they are now; locks nothing. */
export const productsAtCheckout = sql(
  'productsAtCheckout',
  `SELECT row_to_json(product) AS product FROM (
    SELECT ${productColumns} FROM products p JOIN product_stock s ON s.product_id = p.id
    WHERE p.id = ANY (:ids::uuid[]) AND ${isPublished('p')}
  ) product`,
);

/** What is known of a buyer and of a phone number. */
export const historyOfBuyer = sql(
  'historyOfBuyer',
  `SELECT ${trustHistoryJson(':buyerId::uuid', ':phone::text')} AS history`,
);

/** The confirmed customer of a session, as `viewer`, and what is known of them and of a phone number. */
export const buyerSignedIn = sql(
  'buyerSignedIn',
  viewerWith(`, ${trustHistoryJson('c.id', ':phone::text')} AS history`),
);

/** Locks a buyer; no row when the account is deleted. */
export const buyerHeld = sql('buyerHeld', `SELECT ${buyerLocked(':buyerId', ':lock')}`);

/** Places an order, or says why not. */
export const orderPlaced = sql(
  'orderPlaced',
  `SELECT outcome AS "outcome!", id, number, placed_at AS "placedAt", reserved_until AS "reservedUntil",
    orders_today AS "ordersToday", unpaid_pieces AS "unpaidPieces", short_product_id AS "shortProductId",
    short_variant_id AS "shortVariantId", pieces_left AS "piecesLeft"
  FROM ${placeOrderFunction.call}`,
);
