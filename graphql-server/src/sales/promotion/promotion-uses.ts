/**
 * Returns SQL for how often a customer has used a promotion. Uses of a deleted account, for an order under way, count for the next
 * account with its e-mail. All are SQL.
 */
export const usesOf = (of: { promotion: string; customer: string; email: string }): string =>
  `SELECT count(*) FROM promotion_uses u JOIN orders o ON o.id = u.order_id
      WHERE u.promotion_id = ${of.promotion} AND (u.customer_id = ${of.customer}
        OR u.customer_id IS NULL AND o.customer_id IS NULL AND lower(o.shipping_email) = lower(${of.email}))`;

/** SQL of what an order is judged by of promotion `p`, but for how often it is used. */
export const termsOf = (p: string): string =>
  `ROW(${[
    'active',
    'percent',
    'amount_cents',
    'minimum_cents',
    'starts_at',
    'ends_at',
    'customer_limit',
    'category_ids',
    'product_ids',
  ]
    .map((column) => `${p}.${column}`)
    .join(', ')})::text`;

/** Returns SQL of whether promotion `p` is what it was when an order was judged, and has not ended since. `terms` is SQL. */
export const isAsJudged = (p: string, terms: string): string =>
  `(${termsOf(p)} = ${terms} AND (${p}.ends_at IS NULL OR ${p}.ends_at > clock_timestamp()))`;

/**
 * Returns SQL that counts an order as a use, unless the promotion is used up or no longer as judged: of those who race for the last use
 * one adds a row. All are SQL.
 */
export const promotionUsed = (of: {
  promotion: string;
  terms: string;
  order: string;
  customer: string;
}): string => `WITH taken AS (
        UPDATE promotions p SET used = used + 1
        WHERE p.id = ${of.promotion} AND ${isAsJudged('p', of.terms)} AND (p.total_limit IS NULL OR p.used < p.total_limit)
        RETURNING id
      )
      INSERT INTO promotion_uses (order_id, promotion_id, customer_id) SELECT ${of.order}, id, ${of.customer} FROM taken`;
