import { sql } from '#platform/db/sql.ts';

/** The current Bangla names of a line's product and colour; null without a translation. */
const banglaOf = (line: string) => `(
          SELECT json_build_object('name', t.name, 'color', t.colors[array_position(p.colors, ${line}.color)])
          FROM product_translations t JOIN products p ON p.id = t.product_id
          WHERE t.product_id = ${line}.product_id AND t.language = 'BN'
        )`;

/** What changes the total of an order; `o` is its row. */
const adjustmentsJson = `(SELECT coalesce(json_agg(json_build_object('kind', a.kind, 'code', a.code, 'amountCents', a.amount_cents)
        ORDER BY a.position), '[]') AS "adjustments!" FROM order_adjustments a WHERE a.order_id = o.id)`;

/** What rounding to whole dollars added to the items total of an order; `o` is its row. */
const roundingCents = `(SELECT o.items_total_cents + o.discount_cents - sum(l.quantity * l.unit_price_cents)::integer AS "roundingCents!"
        FROM order_lines l WHERE l.order_id = o.id)`;

/** An order with lines, adjustments and status changes; `o` is its row. */
export const orderJson = `json_build_object(
      'id', o.id, 'number', o.number, 'customerId', o.customer_id, 'paymentMethod', o.payment_method, 'status', o.status,
      'shippingAddress', json_build_object('name', o.shipping_name, 'address', o.shipping_address,
        'phone', o.shipping_phone, 'email', o.shipping_email),
      'itemsTotalCents', o.items_total_cents, 'deliveryFeeCents', o.delivery_fee_cents,
      'discountCents', o.discount_cents, 'roundingCents', ${roundingCents}, 'totalCents', o.total_cents, 'placedAt', o.placed_at,
      'district', o.shipping_district, 'returnDays', o.return_days,
      'awaits', o.awaits, 'reservedUntil', o.reserved_until, 'depositCents', o.deposit_cents,
      'trustReasons', o.trust_reasons,
      'adjustments', ${adjustmentsJson},
      'lines', (SELECT json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'variantId', l.variant_id, 'sku', l.sku, 'name', l.name,
          'picture', l.picture, 'color', l.color, 'size', l.size, 'quantity', l.quantity,
          'unitPriceCents', l.unit_price_cents, 'bangla', ${banglaOf('l')}) ORDER BY l.position) AS "lines!"
        FROM order_lines l WHERE l.order_id = o.id),
      'history', (SELECT json_agg(json_build_object('status', h.status, 'at', h.at, 'actor', h.actor, 'reason', h.reason)
        ORDER BY h.at, h.id) AS "history!"
        FROM order_status_changes h WHERE h.order_id = o.id)
    )`;

/** The last of all ids. */
export const LAST_ID = "'ffffffff-ffff-ffff-ffff-ffffffffffff'";

/** One order, for its customer and for admins. */
export const orderById = sql(
  'orderById',
  `SELECT ${orderJson} AS "order" FROM orders o WHERE o.id = :id AND (:isAdmin OR o.customer_id = :viewerId?)`,
);

/** Orders by id, for their customer and for admins; without those that are not theirs. */
export const ordersByIds = sql(
  'ordersByIds',
  `SELECT ${orderJson} AS "order" FROM orders o
  WHERE o.id = ANY (:ids::uuid[]) AND (:isAdmin OR o.customer_id = :viewerId)`,
);

/**
 * Orders of many customers, newest first: a row per request, `place` from 1, with up to the limit's orders after
 * `afters`.
 */
export const ordersOfCustomers = sql(
  'ordersOfCustomers',
  `SELECT requested.place::integer, page.orders
  FROM unnest(:customerIds::uuid[], :afters?::uuid[], :limits::integer[])
    WITH ORDINALITY AS requested (customer_id, after, size, place), LATERAL (
      SELECT coalesce(json_agg(item."order"), '[]') AS orders FROM (
        SELECT ${orderJson} AS "order" FROM orders o
        WHERE o.customer_id = requested.customer_id AND o.id < coalesce(requested.after, ${LAST_ID})
        ORDER BY o.id DESC LIMIT requested.size
      ) item
    ) page`,
);

/** The number of orders of customers. */
export const orderCounts = sql(
  'orderCounts',
  `SELECT customer_id AS "id!", count(*)::integer AS count FROM orders
  WHERE customer_id = ANY (:customerIds::uuid[]) GROUP BY customer_id`,
);

/**
 * Moves an order to another status, if it is in one of `starts` and belongs to the customer (null: to anybody), with
 * its history. `before` is the status before; without a row there is no such order. Statements of one order
 * wait for each other here, so the time is that of the clock: the transaction may have begun before another one's move.
 */
export const orderMoved = sql(
  'orderMoved',
  `WITH locked AS MATERIALIZED (
    SELECT id, status, awaits, holds_stock FROM orders WHERE id = :id AND (:ownerId?::uuid IS NULL OR customer_id = :ownerId) FOR UPDATE
  ), moved AS (
    UPDATE orders o SET status = :to FROM locked WHERE o.id = locked.id AND locked.status = ANY (:starts::text[])
      AND (locked.awaits IS NULL OR :to = 'CANCELLED') RETURNING o.id
  ), history AS (
    INSERT INTO order_status_changes (order_id, status, at, actor, actor_id, reason)
    SELECT id, :to, clock_timestamp(), :actor::text, :actorId?::uuid, :reason?::text FROM moved
  )
  SELECT locked.status AS before, locked.awaits, locked.holds_stock AS "holdsStock", moved.id IS NOT NULL AS "moved!" FROM locked LEFT JOIN moved USING (id)`,
);

/** Locks an order. */
export const orderLocked = sql(
  'orderLocked',
  `SELECT status, customer_id AS "customerId", payment_method AS "paymentMethod", total_cents AS "totalCents", awaits,
    holds_stock AS "holdsStock", deposit_cents AS "depositCents", to_json(reserved_until)#>>'{}' AS "reservedUntil",
    placed_at AS "placedAt"
  FROM orders WHERE id = :id FOR NO KEY UPDATE`,
);

/** Orders whose reservation has ended, and that wait for no answer of a provider, oldest first. */
export const ordersLapsed = sql(
  'ordersLapsed',
  `SELECT o.id FROM orders o WHERE o.awaits IS NOT NULL AND o.status = 'PENDING' AND o.holds_stock AND o.reserved_until < now()
    AND NOT EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = o.id AND a.status = 'CONFIRMING')
  ORDER BY o.id LIMIT :most`,
);

/** Orders that wait for longer than `hours`, and have no open attempt to pay, oldest first. */
export const ordersAbandoned = sql(
  'ordersAbandoned',
  `SELECT o.id FROM orders o WHERE o.awaits IS NOT NULL AND o.status = 'PENDING'
    AND o.placed_at < now() - make_interval(hours => :hours::integer)
    AND NOT EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = o.id AND a.status IN ('STARTING', 'OPEN', 'CONFIRMING'))
  ORDER BY o.id LIMIT :most`,
);

/** Orders in the export of a person's data. */
export const ordersExported = sql(
  'ordersExported',
  `SELECT o.id, o.number, o.placed_at AS "placedAt", o.status, o.payment_method AS "paymentMethod",
    json_build_object('name', o.shipping_name, 'address', o.shipping_address, 'phone', o.shipping_phone,
      'email', o.shipping_email) AS "shippingAddress",
    o.items_total_cents AS "itemsTotalCents", o.delivery_fee_cents AS "deliveryFeeCents",
    ${adjustmentsJson} AS adjustments, ${roundingCents} AS "roundingCents", o.total_cents AS "totalCents",
    (SELECT json_agg(json_build_object('name', l.name, 'color', l.color, 'size', l.size, 'quantity', l.quantity,
        'unitPriceCents', l.unit_price_cents, 'productId', l.product_id, 'sku', l.sku) ORDER BY l.position)
      FROM order_lines l WHERE l.order_id = o.id) AS lines,
    (SELECT json_agg(json_build_object('status', h.status, 'at', h.at, 'actor', h.actor, 'reason', h.reason)
        ORDER BY h.at, h.id)
      FROM order_status_changes h WHERE h.order_id = o.id) AS history
  FROM orders o WHERE o.customer_id = :customerId ORDER BY o.id`,
);

/** Locks the orders of a customer: a move of one waits, and finds it without its customer. */
export const ordersLocked = sql(
  'ordersLocked',
  'SELECT id FROM orders WHERE customer_id = :customerId ORDER BY id FOR NO KEY UPDATE',
);

/**
 * Removes the customer as the actor of their orders' status changes, the words about why, the shop's notes about these
 * orders, and the customer as the author of notes about others.
 */
export const orderHistoryForgotten = sql(
  'orderHistoryForgotten',
  `WITH own AS MATERIALIZED (
    SELECT id FROM orders WHERE customer_id = :customerId
  ), notes AS (
    DELETE FROM order_notes WHERE order_id IN (SELECT id FROM own)
  ), authors AS (
    UPDATE order_notes SET author_id = NULL WHERE author_id = :customerId AND order_id NOT IN (SELECT id FROM own)
  )
  UPDATE order_status_changes SET actor_id = nullif(actor_id, :customerId), reason = NULL
  WHERE order_id IN (SELECT id FROM own) AND (actor_id = :customerId OR reason IS NOT NULL)`,
);
