import { isPublished, variantPrice } from '#catalogue/product/product.columns.ts';
import { sql } from '#platform/db/sql.ts';

/** When the customer of consent `c` last changed their cart; null for an empty one. */
const withCart = `CROSS JOIN LATERAL (
      SELECT max(l.changed_at) AS changed_at FROM cart_lines l WHERE l.customer_id = c.customer_id
    ) cart`;

/** Whether they agreed and left it: it was not changed for a day, and they have ordered nothing since. */
const isLeft = `c.ended_at IS NULL AND c.includes_cart AND cart.changed_at < now() - interval '24 hours' AND NOT EXISTS (
      SELECT FROM orders o WHERE o.customer_id = c.customer_id AND o.placed_at >= cart.changed_at
    )`;

/** Whether product `p` comes in what line `l` has chosen; a single option need not be chosen. */
const comesIn = (option: string, options: string) =>
  `CASE WHEN l.${option} IS NULL THEN cardinality(p.${options}) < 2 ELSE l.${option} = ANY (p.${options}) END`;

/** The products of lines `l`. */
const withProduct = `JOIN products p ON p.id = l.product_id JOIN product_stock s ON s.product_id = l.product_id
      LEFT JOIN product_variants v ON v.product_id = l.product_id AND v.archived_at IS NULL
        AND v.color IS NOT DISTINCT FROM l.color AND v.size IS NOT DISTINCT FROM l.size`;

/** Whether line `l` can be bought now. */
const isBuyable = `${isPublished('p')} AND CASE WHEN s.has_variants THEN v.available > 0
      ELSE s.available > 0 AND ${comesIn('color', 'colors')} AND ${comesIn('size', 'sizes')} END`;

/**
 * Marks some customers as reminded who left a cart with something that can be bought: again only when they have changed
 * the cart since, and 30 days after the last mail. Another server that does the same takes other customers.
 */
export const cartsReminded = sql(
  'cartsReminded',
  `WITH due AS MATERIALIZED (
    SELECT c.customer_id FROM price_mail_consents c JOIN customers cu ON cu.id = c.customer_id ${withCart}
    WHERE ${isLeft} AND cu.email_confirmed_at IS NOT NULL
      AND (c.reminded_at IS NULL OR c.reminded_at < least(cart.changed_at, now() - interval '30 days'))
      AND EXISTS (SELECT FROM cart_lines l ${withProduct} WHERE l.customer_id = c.customer_id AND ${isBuyable})
    ORDER BY c.customer_id LIMIT :limit FOR UPDATE OF c SKIP LOCKED
  )
  UPDATE price_mail_consents c SET reminded_at = now() FROM due WHERE c.customer_id = due.customer_id
  RETURNING c.customer_id AS "customerId"`,
);

/** What the mail says of the cart: what can be bought of it; nothing when it was changed, or ordered, or mails ended. */
export const cartToRemindOf = sql(
  'cartToRemindOf',
  `SELECT p.id, p.name, nullif(t.name, '') AS "nameInBangla",
    l.color, nullif(t.colors[array_position(p.colors, l.color)], '') AS "colorInBangla", l.size,
    ${variantPrice} AS "priceCents!"
  FROM price_mail_consents c ${withCart} JOIN cart_lines l ON l.customer_id = c.customer_id ${withProduct}
    LEFT JOIN product_translations t ON t.product_id = p.id AND t.language = 'BN'
  WHERE c.customer_id = :customerId AND ${isLeft} AND ${isBuyable}
  ORDER BY l."position" LIMIT :most`,
);
