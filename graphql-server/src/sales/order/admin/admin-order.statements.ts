import { MAX_ORDER_NOTES } from '#schema/order-admin.ts';
import { sql } from '#platform/db/sql.ts';

/** Adds a note, unless one with its key is there; the order is locked. `count` is the number of notes before. */
export const orderNoteStored = sql(
  'orderNoteStored',
  `WITH before AS MATERIALIZED (
    SELECT count(*)::integer AS count, count(*) FILTER (WHERE key = :key?::text) AS same FROM order_notes WHERE order_id = :orderId
  ), stored AS (
    INSERT INTO order_notes (order_id, author_id, key, text)
    SELECT :orderId, :authorId, :key?::text, :text FROM before WHERE count < ${MAX_ORDER_NOTES} AND same = 0 RETURNING id
  )
  SELECT before.count AS "count!", before.same > 0 AS "isThere!", stored.id FROM before LEFT JOIN stored ON true`,
);

/** Changes to whom an order goes and what it costs. It has one adjustment at most: its promotion. */
export const orderChanged = sql(
  'orderChanged',
  `WITH adjusted AS (
    UPDATE order_adjustments SET kind = coalesce(:adjustmentKind?::text, kind),
      amount_cents = coalesce(:adjustmentCents?::integer, amount_cents)
    WHERE order_id = :id
  )
  UPDATE orders SET shipping_name = :name, shipping_address = :address, shipping_phone = :phone, shipping_district = :district?,
    items_total_cents = :itemsTotalCents, discount_cents = :discountCents, delivery_fee_cents = :deliveryFeeCents, total_cents = :totalCents, deposit_cents = :depositCents
  WHERE id = :id`,
);
