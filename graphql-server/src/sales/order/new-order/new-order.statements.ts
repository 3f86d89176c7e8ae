import { UNDER_WAY } from '#schema/order.ts';
import { sql } from '#platform/db/sql.ts';
import { eventsFrom } from '#platform/events/events.ts';

/** The order that was placed with a key. */
export const orderByKey = sql(
  'orderByKey',
  `SELECT id, request_hash AS "requestHash", customer_id AS "customerId" FROM orders WHERE idempotency_key = :idempotencyKey`,
);

/**
 * Whether pieces of an order are with the shop or on their way, and not paid for; `o` is its row. What was paid online
 * awaits nothing. One that waits without its pieces counts too: the next attempt to pay reserves them again.
 */
const isUnderWay = `(o.status IN (${UNDER_WAY.map((status) => `'${status}'`).join(', ')})
      AND (o.awaits IS NOT NULL OR o.payment_method = 'CASH_ON_DELIVERY'))`;

/**
 * How many orders a customer has placed in 24 hours, and how many pieces of the last 30 days are under way. Orders
 * under way of a deleted account count for the next account with its e-mail.
 */
export const ordersUnderWay = sql(
  'ordersUnderWay',
  `WITH since AS MATERIALIZED (
    SELECT uuidv7('-24 hours'::interval) AS day, uuidv7('-30 days'::interval) AS month
  ), earlier AS (
    SELECT o.id, ${isUnderWay} AS is_under_way FROM orders o
    WHERE o.customer_id = :customerId AND o.id >= (SELECT month FROM since)
    UNION ALL
    SELECT o.id, true FROM orders o
    WHERE o.customer_id IS NULL AND ${isUnderWay} AND lower(o.shipping_email) = lower(:email)
      AND o.id >= (SELECT month FROM since)
  )
  SELECT (count(*) FILTER (WHERE o.id >= (SELECT day FROM since)))::integer AS "ordersToday!",
    coalesce(sum((SELECT sum(l.quantity) FROM order_lines l WHERE l.order_id = o.id)) FILTER (WHERE o.is_under_way), 0)::integer
      AS "unpaidPieces!"
  FROM earlier o`,
);

/** Inserts an order with its lines, adjustments, first status and event; no row when its key was used before. */
export const orderInserted = sql(
  'orderInserted',
  `WITH inserted AS (
    INSERT INTO orders (customer_id, idempotency_key, request_hash, payment_method, shipping_name, shipping_address,
      shipping_phone, shipping_email, shipping_district, items_total_cents, discount_cents, delivery_fee_cents, total_cents,
      return_days, awaits, reserved_until, deposit_cents, trust_reasons)
    VALUES (:customerId, :idempotencyKey, :requestHash, :paymentMethod, :name, :address, :phone, :email, :district?,
      :itemsTotalCents, :discountCents, :deliveryFeeCents, :totalCents, :returnDays, :awaits?,
      now() + make_interval(mins => :reservedMinutes?), :depositCents, :trustReasons)
    ON CONFLICT (idempotency_key) DO NOTHING RETURNING id, number, placed_at, reserved_until
  ), lines AS (
    INSERT INTO order_lines (order_id, "position", id, product_id, variant_id, sku, name, picture, color, size, quantity,
      unit_price_cents)
    SELECT inserted.id, l."position", l.id, l."productId", l."variantId", l.sku, l.name, l.picture, l.color, l.size, l.quantity,
      l."unitPriceCents"
    FROM inserted, jsonb_to_recordset(:lines::jsonb) AS l (id uuid, "position" smallint, "productId" uuid, "variantId" uuid,
      sku text, name text, picture text, color text, size text, quantity integer, "unitPriceCents" integer)
  ), adjustments AS (
    INSERT INTO order_adjustments (order_id, "position", kind, code, amount_cents)
    SELECT inserted.id, a."position", a.kind, a.code, a."amountCents"
    FROM inserted, jsonb_to_recordset(:adjustments::jsonb) AS a ("position" smallint, kind text, code text, "amountCents" integer)
  ), history AS (
    INSERT INTO order_status_changes (order_id, status, at, actor, actor_id)
    SELECT id, 'PENDING', placed_at, :actor, :actorId FROM inserted
  ), event AS (
    ${eventsFrom('inserted', {
      name: `'OrderPlaced'`,
      subjectId: 'id',
      data: `jsonb_build_object('awaits', :awaits?::text)`,
    })}
  )
  SELECT id, number, placed_at AS "placedAt", reserved_until AS "reservedUntil" FROM inserted`,
);
