import { UNDER_WAY } from '../../../../schema/order.ts';
import { sql } from '../../db/sql.ts';
import { isPublished, variantsColumn } from '../../product/product.columns.ts';
import { eventsFrom } from '../../events/events.ts';
import { leftOfPiece, stockJoined, stockLocked, stockMoved } from '../stock-moves.ts';
import { isOpenOnDelivery, trustHistoryJson } from '../trust/trust.statements.ts';

/**
 * Whether pieces of an order are with the shop or on their way, and not paid for; `o` is its row. What was paid online awaits nothing. One
 * that waits without its pieces counts too: the next attempt to pay reserves them again.
 */
const isUnderWay = `(o.status IN (${UNDER_WAY.map((status) => `'${status}'`).join(', ')})
      AND (o.awaits IS NOT NULL OR o.payment_method = 'CASH_ON_DELIVERY'))`;

/** The order that was placed with a key. */
export const orderByKey = sql(
  'orderByKey',
  `SELECT id, request_hash AS "requestHash", customer_id AS "customerId" FROM orders WHERE idempotency_key = :idempotencyKey`,
);

/** What is to be known of a product that is bought; `p` is its row, `s` its stock. `variants` is null for a product without. */
const productColumns = `p.id, p.name, p.pictures[1] AS "picture!", p.price_cents AS "priceCents", p.colors,
      p.color_pictures AS "colorPictures", p.sizes, p.sku, s.available,
      ${variantsColumn},
      (SELECT json_build_object('name', t.name, 'colors', t.colors) FROM product_translations t
        WHERE t.product_id = p.id AND t.language = 'BN') AS bangla`;

/** Products as they are now, for who looks at the checkout; locks nothing. */
export const productsAtCheckout = sql(
  'productsAtCheckout',
  `SELECT row_to_json(product) AS product FROM (
    SELECT ${productColumns} FROM products p JOIN product_stock s ON s.product_id = p.id
    WHERE p.id = ANY (:ids::uuid[]) AND ${isPublished('p')}
  ) product`,
);

/**
 * Products as they are now; locks the buyer: orders of one customer are placed one after the other, and the account cannot be
 * deleted meanwhile; nothing else that they do waits. No row when the account is deleted, one without a product when none
 * exists. With a phone number also what is known of the buyer and of it, in every row.
 */
export const productsForBuyer = sql(
  'productsForBuyer',
  `WITH account AS MATERIALIZED (SELECT id FROM customers WHERE id = :buyerId FOR KEY SHARE),
    buyer AS MATERIALIZED (SELECT id, pg_advisory_xact_lock(:lock, hashtext(id::text)) FROM account),
    known AS MATERIALIZED (
      SELECT CASE WHEN :phone?::text IS NOT NULL THEN ${trustHistoryJson('buyer.id', ':phone?')} END AS history FROM buyer
    )
  SELECT row_to_json(product) AS product, known.history
  FROM known LEFT JOIN LATERAL (
    SELECT ${productColumns}
    FROM products p JOIN product_stock s ON s.product_id = p.id
    WHERE p.id = ANY (:ids::uuid[]) AND ${isPublished('p')}
  ) product ON true`,
);

/** Locks the buyer in the same way, for who changes what an order waits for. */
export const buyerHeld = sql(
  'buyerHeld',
  `WITH account AS MATERIALIZED (SELECT id FROM customers WHERE id = :buyerId FOR KEY SHARE)
  SELECT pg_advisory_xact_lock(:lock, hashtext(id::text))::text AS held FROM account`,
);

/** Reserves the pieces of an order where enough are left. */
export const takePieces = sql(
  'takePieces',
  `WITH pieces AS MATERIALIZED (
    SELECT asked.product_id, asked.variant_id, asked.quantity
    FROM unnest(:productIds::uuid[], :variantIds?::uuid[], :quantities::integer[]) AS asked (product_id, variant_id, quantity)
  ), ${stockLocked}, compared AS MATERIALIZED (
    SELECT product_id, variant_id, quantity, ${leftOfPiece} AS before FROM pieces ${stockJoined}
  ), enough AS MATERIALIZED (
    SELECT product_id, variant_id, quantity FROM compared WHERE before >= quantity
  ), ${stockMoved({
    from: 'enough',
    available: '-1',
    reserved: '1',
    sold: '0',
    kind: 'ORDERED',
    orderId: ':orderId::uuid',
  })}
  SELECT product_id AS "productId!", variant_id AS "variantId", before AS "before!", before >= quantity AS "taken!" FROM compared`,
);

/**
 * Stores an order with its lines, its adjustments, its first status and its event, unless the key was used before or the customer would exceed a limit:
 * `id` and `placedAt` are null when nothing was stored. `ordersToday` and `unpaidPieces` are the counts before. Orders under
 * way of a deleted account count for the next account with its e-mail. The previous statement has locked the buyer, so no other
 * order comes in between. But it may have waited for that lock, and have read what is known of the buyer before: with `openSeen` nothing is
 * stored either when it counted other orders on their way than there are (`openOrders`).
 */
export const storeOrder = sql(
  'storeOrder',
  `WITH since AS MATERIALIZED (
    SELECT uuidv7('-24 hours'::interval) AS day, uuidv7('-30 days'::interval) AS month
  ), earlier AS (
    SELECT o.id, ${isUnderWay} AS is_under_way FROM orders o
    WHERE o.customer_id = :customerId AND o.id >= (SELECT month FROM since)
    UNION ALL
    SELECT o.id, true FROM orders o
    WHERE o.customer_id IS NULL AND ${isUnderWay} AND lower(o.shipping_email) = lower(:email)
      AND o.id >= (SELECT month FROM since)
  ), before AS MATERIALIZED (
    SELECT count(DISTINCT o.id) FILTER (WHERE o.id >= (SELECT day FROM since))::integer AS orders,
      coalesce(sum(l.quantity) FILTER (WHERE o.is_under_way), 0)::integer AS pieces,
      CASE WHEN :openSeen?::integer IS NOT NULL
        THEN (SELECT count(*)::integer FROM orders o WHERE o.customer_id = :customerId AND ${isOpenOnDelivery}) END AS open
    FROM earlier o JOIN order_lines l ON l.order_id = o.id
  ), placed AS (
    INSERT INTO orders (customer_id, idempotency_key, request_hash, payment_method, shipping_name, shipping_address,
      shipping_phone, shipping_email, shipping_district, items_total_cents, discount_cents, delivery_fee_cents, total_cents, awaits,
      reserved_until, deposit_cents, trust_reasons)
    SELECT :customerId::uuid, :idempotencyKey::text, :requestHash::text, :paymentMethod::text, :name::text, :address::text,
      :phone::text, :email::text, :district?::text, :itemsTotalCents::integer, :discountCents::integer, :deliveryFeeCents::integer,
      :totalCents::integer, :awaits?::text, now() + make_interval(mins => :reservedMinutes?::integer), :depositCents::integer,
      :trustReasons::text[]
    FROM before WHERE before.orders < :mostOrders AND before.pieces + :pieces <= :mostPieces
      AND before.open IS NOT DISTINCT FROM :openSeen?::integer
    ON CONFLICT (idempotency_key) DO NOTHING RETURNING id, number, placed_at, reserved_until
  ), lines AS (
    INSERT INTO order_lines (order_id, "position", id, product_id, variant_id, sku, name, picture, color, size, quantity,
      unit_price_cents)
    SELECT placed.id, line.place - 1, line.id, line.product_id, line.variant_id, line.sku, line.name, line.picture, line.color, line.size,
      line.quantity, line.price
    FROM placed, unnest(:lineIds::uuid[], :productIds::uuid[], :variantIds?::uuid[], :skus?::text[], :names::text[], :pictures::text[], :colors?::text[],
      :sizes?::text[], :quantities::integer[], :prices::integer[])
      WITH ORDINALITY AS line (id, product_id, variant_id, sku, name, picture, color, size, quantity, price, place)
  ), adjustments AS (
    INSERT INTO order_adjustments (order_id, "position", kind, code, amount_cents)
    SELECT placed.id, adjustment.place - 1, adjustment.kind, adjustment.code, adjustment.amount
    FROM placed, unnest(:adjustmentKinds::text[], :adjustmentCodes::text[], :adjustmentAmounts::integer[])
      WITH ORDINALITY AS adjustment (kind, code, amount, place)
  ), history AS (
    INSERT INTO order_status_changes (order_id, status, at, actor, actor_id)
    SELECT id, 'PENDING', placed_at, 'CUSTOMER', :customerId FROM placed
  ), event AS (
    ${eventsFrom('placed', { name: `'OrderPlaced'`, subjectId: 'id', data: `jsonb_build_object('awaits', :awaits?::text)` })}
  )
  SELECT placed.id, placed.number, placed.placed_at AS "placedAt", placed.reserved_until AS "reservedUntil",
     before.orders AS "ordersToday", before.pieces AS "unpaidPieces", before.open AS "openOrders"
  FROM before LEFT JOIN placed ON true`,
);
