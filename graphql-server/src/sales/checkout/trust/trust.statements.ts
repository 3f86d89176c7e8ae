import { sql } from '#platform/db/sql.ts';

/** The most orders of an account, and of a phone number, that are looked at: the newest ones. */
const MOST_ORDERS = 200;

/** An order that was sent by Cash on Delivery and came back from the door; `o` is its row. */
const isRefused = `o.status = 'CANCELLED' AND o.payment_method = 'CASH_ON_DELIVERY' AND o.id >= uuidv7('-1 year'::interval)
        AND EXISTS (SELECT FROM order_status_changes h WHERE h.order_id = o.id AND h.status IN ('SHIPPED', 'OUT_FOR_DELIVERY'))`;

/** An order by Cash on Delivery that has not arrived yet, and waits for no money; `o` is its row. */
const isOpenOnDelivery = `o.payment_method = 'CASH_ON_DELIVERY' AND (o.awaits IS NULL OR o.awaits = 'CODE')
          AND o.status IN ('PENDING', 'PROCESSED', 'SHIPPED', 'OUT_FOR_DELIVERY')`;

/**
 * Returns SQL for what is known of a customer and a phone number, as `TrustHistory` without the account's age. Both are
 * SQL. Orders that wait for money are not counted: they are not sent before it comes. Those that wait for a code are,
 * since nothing but the code is asked for them any more.
 */
const trustHistoryJson = (customer: string, phone: string): string => `(
    SELECT json_build_object(
      'delivered', count(*) FILTER (WHERE o.is_own AND o.status = 'DELIVERED'),
      'refused', count(*) FILTER (WHERE o.is_own AND o.is_refused),
      'returned', count(*) FILTER (WHERE o.is_own AND o.status = 'RETURNED'),
      'open', count(*) FILTER (WHERE o.is_own AND o.is_open),
      'phoneRefused', count(*) FILTER (WHERE NOT o.is_own AND o.is_refused))
    FROM (
      (SELECT true AS is_own, o.status, ${isRefused} AS is_refused,
        ${isOpenOnDelivery} AS is_open
      FROM orders o WHERE o.customer_id = ${customer} ORDER BY o.id DESC LIMIT ${MOST_ORDERS})
      UNION ALL
      (SELECT false, o.status, ${isRefused}, false
      FROM orders o WHERE o.shipping_phone = ${phone} AND o.customer_id IS DISTINCT FROM ${customer}
      ORDER BY o.id DESC LIMIT ${MOST_ORDERS})
    ) o
  )`;

/** What is known of a buyer and of a phone number. */
export const historyOfBuyer = sql(
  'historyOfBuyer',
  `SELECT ${trustHistoryJson(':buyerId::uuid', ':phone::text')} AS history`,
);

/** What is known of the customer of an order, and of its phone number. */
export const trustHistoryOf = sql(
  'trustHistoryOf',
  `SELECT ${trustHistoryJson('placed.customer_id', 'placed.shipping_phone')} AS history, placed.total_cents AS "totalCents",
    placed.delivery_fee_cents AS "deliveryFeeCents", c.created_at AS "accountSince"
  FROM orders placed JOIN customers c ON c.id = placed.customer_id WHERE placed.id = :orderId`,
);

/** Makes the first code of an order that waits for one; no row when it has one, or does not wait. */
export const firstCodeStored = sql(
  'firstCodeStored',
  `INSERT INTO order_codes (order_id, salt, expires_at)
  SELECT o.id, :salt::bytea, clock_timestamp() + make_interval(mins => :minutes::integer)
  FROM orders o WHERE o.id = :orderId AND o.awaits = 'CODE' AND o.status = 'PENDING'
  ON CONFLICT (order_id) DO NOTHING RETURNING order_id AS "orderId"`,
);

/** Makes a new code for an order, which is locked; no row when that was done too often, or just now. */
export const nextCodeStored = sql(
  'nextCodeStored',
  `INSERT INTO order_codes AS c (order_id, salt, expires_at)
  VALUES (:orderId, :salt, clock_timestamp() + make_interval(mins => :minutes::integer))
  ON CONFLICT (order_id) DO UPDATE SET salt = excluded.salt, expires_at = excluded.expires_at, tries = 0,
    sent = c.sent + 1, sent_at = clock_timestamp()
  WHERE c.sent < :most AND c.sent_at < clock_timestamp() - make_interval(secs => :pauseSeconds::integer)
  RETURNING order_id AS "orderId"`,
);

/** Counts a try of an order's code, up to the limit. `salt` is null when it was tried too often before. */
export const codeTried = sql(
  'codeTried',
  `WITH tried AS (
    UPDATE order_codes SET tries = tries + 1 WHERE order_id = :orderId AND tries < :most RETURNING order_id, salt
  )
  SELECT tried.salt, c.expires_at > clock_timestamp() AS "isValid"
  FROM order_codes c LEFT JOIN tried USING (order_id) WHERE c.order_id = :orderId`,
);

/** The valid code of an order that waits for it, for its mail. */
export const codeToSend = sql(
  'codeToSend',
  `SELECT c.salt, c.expires_at AS "expiresAt" FROM order_codes c JOIN orders o ON o.id = c.order_id
  WHERE c.order_id = :orderId AND c.expires_at > now() AND o.awaits = 'CODE' AND o.status = 'PENDING'`,
);

/** Deletes the codes of orders that do not wait for one. */
export const codesCleared = sql(
  'codesCleared',
  `DELETE FROM order_codes c USING orders o
  WHERE o.id = c.order_id AND (o.awaits IS DISTINCT FROM 'CODE' OR o.status <> 'PENDING' OR o.customer_id IS NULL)`,
);
