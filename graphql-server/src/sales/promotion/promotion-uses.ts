/**
 * Returns SQL for how often a customer has used a promotion. Uses of a deleted account, for an order under way, count
 * for the next account with its e-mail. All are SQL.
 */
export const usesOf = (of: { promotion: string; customer: string; email: string }): string =>
  `SELECT count(*) FROM promotion_uses u JOIN orders o ON o.id = u.order_id
      WHERE u.promotion_id = ${of.promotion} AND (u.customer_id = ${of.customer}
        OR u.customer_id IS NULL AND o.customer_id IS NULL AND lower(o.shipping_email) = lower(${of.email}))`;

/** SQL of what an order is priced by of promotion `p`, but for how often it is used. */
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
