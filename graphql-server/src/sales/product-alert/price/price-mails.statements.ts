import { isPublished } from '#catalogue/product/product.columns.ts';
import { sql } from '#platform/db/sql.ts';

/** Whether the price of alert `a` has fallen, of a product that can be bought and is on the wishlist still. */
const hasFallen = `${isPublished('p')} AND s.available > 0 AND p.price_cents < a.price_cents`;

const withPrice = `JOIN wishlist_items w ON w.customer_id = a.customer_id AND w.product_id = a.product_id
      JOIN products p ON p.id = a.product_id JOIN product_stock s ON s.product_id = a.product_id`;

/** Stores that somebody agrees; nothing for one who has agreed already. */
export const priceMailsAgreed = sql(
  'priceMailsAgreed',
  `INSERT INTO price_mail_consents AS known (customer_id, includes_cart) VALUES (:customerId, true)
    ON CONFLICT (customer_id) DO UPDATE SET agreed_at = now(), ended_at = NULL, includes_cart = true
      WHERE known.ended_at IS NOT NULL
    RETURNING customer_id AS "customerId"`,
);

/** Notes the prices of products that were put on the wishlists of one customer, or of all who agreed. */
export const pricesNoted = sql(
  'pricesNoted',
  `INSERT INTO price_alerts (customer_id, product_id, price_cents)
    SELECT w.customer_id, w.product_id, p.price_cents
    FROM price_mail_consents c JOIN wishlist_items w ON w.customer_id = c.customer_id JOIN products p ON p.id = w.product_id
    WHERE c.ended_at IS NULL AND (:customerId?::uuid IS NULL OR c.customer_id = :customerId) AND NOT EXISTS (
      SELECT FROM price_alerts a WHERE a.customer_id = w.customer_id AND a.product_id = w.product_id
    )
    ORDER BY w.customer_id, w.product_id LIMIT :limit ON CONFLICT DO NOTHING RETURNING product_id AS "productId"`,
);

/** Forgets the prices of products that are on the wishlist no more. */
export const pricesForgotten = sql(
  'pricesForgotten',
  `DELETE FROM price_alerts WHERE (customer_id, product_id) IN (
    SELECT a.customer_id, a.product_id FROM price_alerts a
    WHERE NOT EXISTS (SELECT FROM wishlist_items w WHERE w.customer_id = a.customer_id AND w.product_id = a.product_id)
    LIMIT :limit
  ) RETURNING product_id AS "productId"`,
);

/**
 * Marks some customers as mailed for whom a price has fallen, not within seven days of their last mail, and the prices
 * as told; returns the most fallen ones of each. Another server that does the same takes other customers.
 */
export const fallenPricesTold = sql(
  'fallenPricesTold',
  `WITH due AS MATERIALIZED (
    SELECT c.customer_id FROM price_mail_consents c JOIN customers cu ON cu.id = c.customer_id
    WHERE c.ended_at IS NULL AND (c.mailed_at IS NULL OR c.mailed_at < now() - interval '7 days')
      AND cu.email_confirmed_at IS NOT NULL
      AND EXISTS (SELECT FROM price_alerts a ${withPrice} WHERE a.customer_id = c.customer_id AND ${hasFallen})
    ORDER BY c.customer_id LIMIT :limit FOR UPDATE OF c SKIP LOCKED
  ), ranked AS MATERIALIZED (
    SELECT a.customer_id, a.product_id, a.price_cents AS before, p.price_cents AS now,
      row_number() OVER (PARTITION BY a.customer_id ORDER BY p.price_cents::float8 / a.price_cents, a.product_id) AS place
    FROM due JOIN price_alerts a ON a.customer_id = due.customer_id ${withPrice} WHERE ${hasFallen}
  ), told AS (
    UPDATE price_alerts a SET price_cents = ranked.now FROM ranked
    WHERE ranked.place <= :most AND a.customer_id = ranked.customer_id AND a.product_id = ranked.product_id
  ), mailed AS (
    UPDATE price_mail_consents c SET mailed_at = now() FROM due WHERE c.customer_id = due.customer_id
  )
  SELECT customer_id AS "customerId",
    json_agg(json_build_object('productId', product_id, 'beforeCents', before) ORDER BY place) AS "products!"
  FROM ranked WHERE place <= :most GROUP BY customer_id`,
);

/**
 * What the mail to a customer says of products: those that still cost less than before, in the order of the ids; none
 * when the customer has ended such mails.
 */
export const fallenPricesToWrite = sql(
  'fallenPricesToWrite',
  `SELECT p.id, p.name, nullif(t.name, '') AS "nameInBangla", told.before AS "beforeCents!", p.price_cents AS "nowCents"
  FROM unnest(:productIds::uuid[], :beforeCents::integer[]) WITH ORDINALITY AS told (product_id, before, place)
    JOIN products p ON p.id = told.product_id
    LEFT JOIN product_translations t ON t.product_id = p.id AND t.language = 'BN'
  WHERE ${isPublished('p')} AND p.price_cents < told.before
    AND EXISTS (SELECT FROM price_mail_consents c WHERE c.customer_id = :customerId AND c.ended_at IS NULL)
  ORDER BY told.place`,
);

/** How many want these mails, got one of each kind and ended them within the last 30 days. */
export const priceMailsCounted = sql(
  'priceMailsCounted',
  `SELECT count(*) FILTER (WHERE ended_at IS NULL)::integer AS "agreed!",
    count(*) FILTER (WHERE mailed_at > now() - interval '30 days')::integer AS "mailed!",
    count(*) FILTER (WHERE reminded_at > now() - interval '30 days')::integer AS "reminded!",
    count(*) FILTER (WHERE ended_at > now() - interval '30 days')::integer AS "ended!"
  FROM price_mail_consents`,
);

/** The prices in the export of a person's data. */
export const priceAlertsExported = sql(
  'priceAlertsExported',
  `SELECT p.name AS product, a.product_id AS "productId", a.price_cents AS "priceCents"
  FROM price_alerts a JOIN products p ON p.id = a.product_id WHERE a.customer_id = :customerId ORDER BY a.product_id`,
);
