/**
 * Returns SQL for how often a customer has used a promotion. Uses of a deleted account, for an order under way, count for the next
 * account with its e-mail. All are SQL.
 */
export const usesOf = (of: { promotion: string; customer: string; email: string }): string =>
  `SELECT count(*) FROM promotion_uses u JOIN orders o ON o.id = u.order_id
      WHERE u.promotion_id = ${of.promotion} AND (u.customer_id = ${of.customer}
        OR u.customer_id IS NULL AND o.customer_id IS NULL AND lower(o.shipping_email) = lower(${of.email}))`;

/**
 * Returns SQL that counts an order as a use, unless the promotion is used up: of those who race for the last use one adds a row. All are
 * SQL.
 */
export const promotionUsed = (of: {
  promotion: string;
  order: string;
  customer: string;
}): string => `WITH taken AS (
        UPDATE promotions SET used = used + 1
        WHERE id = ${of.promotion} AND (total_limit IS NULL OR used < total_limit) RETURNING id
      )
      INSERT INTO promotion_uses (order_id, promotion_id, customer_id) SELECT ${of.order}, id, ${of.customer} FROM taken`;
