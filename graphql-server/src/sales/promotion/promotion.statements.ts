import { sql } from '#platform/db/sql.ts';

/** Greater than or equal to every id. */
const LAST_ID = "'ffffffff-ffff-ffff-ffff-ffffffffffff'";

/** The columns of a promotion; `p` is its row. */
const columns = `p.id, p.code, p.kind, p.percent, p.amount_cents AS "amountCents", p.minimum_cents AS "minimumCents",
  p.starts_at AS "startsAt", p.ends_at AS "endsAt", p.total_limit AS "totalLimit", p.customer_limit AS "customerLimit",
  p.category_ids AS "categoryIds", p.product_ids AS "productIds", p.used, p.active, p.created_at AS "createdAt"`;

/** SQL of what an order is priced by of promotion `p`, but for how often it is used. */
const termsOf = (p: string): string =>
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

/** All promotions, newest first. */
export const allPromotions = sql(
  'allPromotions',
  `SELECT row_to_json(item) AS promotion FROM (
    SELECT ${columns} FROM promotions p WHERE p.id < coalesce(:after?::uuid, ${LAST_ID}) ORDER BY p.id DESC LIMIT :limit
  ) item`,
);

/** Which of these categories and products there are. */
export const promotionScope = sql(
  'promotionScope',
  `SELECT ARRAY(SELECT id FROM categories WHERE id = ANY (:categoryIds::uuid[])) AS "categoryIds!",
    ARRAY(SELECT id FROM products WHERE id = ANY (:productIds::uuid[])) AS "productIds!"`,
);

/** Locks a promotion to change it. */
export const promotionToChange = sql(
  'promotionToChange',
  `WITH p AS (SELECT * FROM promotions WHERE id = :id FOR NO KEY UPDATE)
  SELECT row_to_json(item) AS promotion FROM (SELECT ${columns} FROM p) item`,
);

/** CTEs of a promotion, `found`, and of the categories that it is for, `covered`. */
const withCovered = (found: string) => `WITH RECURSIVE found AS (
    ${found}
  ), covered AS (
    SELECT unnest(category_ids) AS id FROM found
    UNION SELECT c.id FROM categories c JOIN covered ON c.parent_id = covered.id
  )`;

/** What promotion `f` gives, and for which of the products. */
const given = `f.code, f.kind, f.percent, f.amount_cents AS "amountCents", f.minimum_cents AS "minimumCents",
    CASE WHEN f.category_ids = '{}' AND f.product_ids = '{}' THEN :productIds::uuid[] ELSE ARRAY(
      SELECT p.id FROM products p WHERE p.id = ANY (:productIds::uuid[])
        AND (p.id = ANY (f.product_ids) OR p.category_id IN (SELECT id FROM covered))
    ) END AS "coveredIds!"`;

/**
 * A promotion by its code, as it is now for a customer and the products of an order; `coveredIds` are those of the
 * products that it is for: its own, and those in its categories or anywhere under them. Uses of a deleted account, for
 * an order under way, count for the next account with its e-mail.
 */
export const promotionForOrder = sql(
  'promotionForOrder',
  `${withCovered('SELECT * FROM promotions WHERE code = :code')}
  SELECT f.id, ${given},
    f.starts_at AS "startsAt", f.ends_at AS "endsAt", f.customer_limit AS "customerLimit", f.active,
    ${termsOf('f')} AS "terms!",
    coalesce(f.starts_at > clock_timestamp(), false) AS "isEarly!", coalesce(f.ends_at <= clock_timestamp(), false) AS "isLate!",
    coalesce(f.used >= f.total_limit, false) AS "isUsedUp!",
    (SELECT count(*) FROM promotion_uses u JOIN orders o ON o.id = u.order_id
      WHERE u.promotion_id = f.id AND (u.customer_id = :customerId
        OR u.customer_id IS NULL AND o.customer_id IS NULL AND lower(o.shipping_email) = lower(:email)))::integer AS "usedByYou!"
  FROM found f`,
);

/**
 * Counts an order as a use of a promotion, unless it is used up, was changed since the order was priced, or has ended:
 * of those who race for the last use one adds a row.
 */
export const promotionUsed = sql(
  'promotionUsed',
  `WITH taken AS (
    UPDATE promotions p SET used = used + 1
    WHERE p.id = :promotionId AND ${termsOf('p')} = :terms AND (p.ends_at IS NULL OR p.ends_at > clock_timestamp())
      AND (p.total_limit IS NULL OR p.used < p.total_limit)
    RETURNING id
  )
  INSERT INTO promotion_uses (order_id, promotion_id, customer_id) SELECT :orderId, id, :customerId FROM taken
  RETURNING order_id AS "orderId"`,
);

/** The promotion that an order uses, as it is now for products of the order. */
export const promotionOfOrder = sql(
  'promotionOfOrder',
  `${withCovered('SELECT p.* FROM promotions p JOIN promotion_uses u ON u.promotion_id = p.id WHERE u.order_id = :orderId')}
  SELECT ${given} FROM found f`,
);

/** Locks the promotion that an order uses, if it does. */
export const promotionLocked = sql(
  'promotionLocked',
  `SELECT p.id FROM promotions p JOIN promotion_uses u ON u.promotion_id = p.id WHERE u.order_id = :orderId
  FOR NO KEY UPDATE OF p`,
);

/** Gives an order's use back, if it has one. */
export const releasePromotion = sql(
  'releasePromotion',
  `WITH released AS (
    DELETE FROM promotion_uses WHERE order_id = :orderId RETURNING promotion_id
  )
  UPDATE promotions p SET used = p.used - 1 FROM released WHERE p.id = released.promotion_id
  RETURNING p.id`,
);

/** Uses of promotions in the export of a person's data. */
export const promotionUsesExported = sql(
  'promotionUsesExported',
  `SELECT p.code, u.order_id AS "orderId", u.at FROM promotion_uses u JOIN promotions p ON p.id = u.promotion_id
  WHERE u.customer_id = :customerId ORDER BY u.order_id`,
);
