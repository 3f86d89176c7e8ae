import { UNDER_WAY } from '#schema/order.ts';
import { sqlFunction } from '#platform/db/functions.ts';
import { eventsFrom } from '#platform/events/events.ts';
import { isPublished } from '#catalogue/product/product.columns.ts';
import { isAsJudged, promotionUsed, usesOf } from '../promotion/promotion-uses.ts';
import { leftOfPiece } from '../order/stock-moves.ts';
import { openOnDeliveryOf } from './trust/trust.statements.ts';
import { buyerLocked } from './buyer-lock.ts';

/**
 * Whether pieces of an order are with the shop or on their way, and not paid for; `o` is its row. What was paid online awaits nothing. One
 * that waits without its pieces counts too: the next attempt to pay reserves them again.
 */
const isUnderWay = `(o.status IN (${UNDER_WAY.map((status) => `'${status}'`).join(', ')})
      AND (o.awaits IS NOT NULL OR o.payment_method = 'CASH_ON_DELIVERY'))`;

/** What an order wants of each product or variant: all lines of it together. */
const pieces = `pieces AS MATERIALIZED (
    SELECT asked.product_id, asked.variant_id, asked.quantity
    FROM unnest(:pieceProductIds::uuid[], :pieceVariantIds?::uuid[], :pieceQuantities::integer[])
      AS asked (product_id, variant_id, quantity)
  )`;

/** Finds a piece of which too few are left, as they are now. */
const shortFound = `WITH ${pieces}
  SELECT pieces.product_id, pieces.variant_id, ${leftOfPiece}
  INTO out_short_product_id, out_short_variant_id, out_pieces_left
  FROM pieces LEFT JOIN product_stock locked USING (product_id)
  LEFT JOIN product_variants locked_variants ON locked_variants.id = pieces.variant_id AND locked_variants.archived_at IS NULL
  WHERE ${leftOfPiece} < pieces.quantity LIMIT 1`;

/** What an order changes of the stock `s`. */
const taken = `available = s.available - asked.quantity, reserved = s.reserved + asked.quantity`;

/** Ends everything that was done for the order, and nothing else. */
const UNDO = `RAISE EXCEPTION 'The order is not placed.' USING ERRCODE = 'HA001'`;

/**
 * Places an order with its lines, adjustments, first status and event, uses its promotion and takes its pieces, as a whole or not at all.
 * `outcome` says what became of it:
 * - PLACED;
 * - NOBODY: the account is deleted;
 * - CHANGED: what the order was judged by is no longer so: a product has another version than was read (`seenIds`, `seenVersions`), the
 *   buyer has other orders on their way than `openSeen` (null when nothing depended on it), or has used the promotion more often than
 *   `usesSeen`; or the promotion is another one than `termsSeen`, or has ended;
 * - SHORT: of a product or variant only `left` pieces are left;
 * - LIMIT: the customer would exceed a limit; `orders_today` and `unpaid_pieces` are the counts before;
 * - KEY: the key was used before;
 * - USED_UP: others have used the promotion up.
 *
 * Each statement sees what was committed before it: the counts, all orders of those who held the buyer before. Rows are locked in the order
 * in which everybody locks them: customer, order, figures of the customer, promotion, stock. Stock comes last, so that the rows that others wait
 * for are locked for the shortest time; what has sold out is seen before without a lock, so that little is written in vain.
 * Orders under way of a deleted account count for the next account with its e-mail.
 */
export const placeOrderFunction = sqlFunction(
  'place_order',
  {
    customerId: 'uuid',
    actor: 'text',
    actorId: 'uuid',
    buyerLock: 'integer',
    openSeen: 'integer?',
    seenIds: 'uuid[]',
    seenVersions: 'integer[]',
    mostOrders: 'integer',
    mostPieces: 'integer',
    promotionId: 'uuid?',
    usesSeen: 'integer?',
    termsSeen: 'text?',
    idempotencyKey: 'text',
    requestHash: 'text',
    paymentMethod: 'text',
    name: 'text',
    address: 'text',
    phone: 'text',
    email: 'text',
    district: 'text?',
    itemsTotalCents: 'integer',
    discountCents: 'integer',
    deliveryFeeCents: 'integer',
    totalCents: 'integer',
    awaits: 'text?',
    reservedMinutes: 'integer?',
    depositCents: 'integer',
    trustReasons: 'text[]',
    lineIds: 'uuid[]',
    productIds: 'uuid[]',
    variantIds: 'uuid[]?',
    skus: 'text[]?',
    names: 'text[]',
    pictures: 'text[]',
    colors: 'text[]?',
    sizes: 'text[]?',
    quantities: 'integer[]',
    prices: 'integer[]',
    adjustmentKinds: 'text[]',
    adjustmentCodes: 'text[]',
    adjustmentAmounts: 'integer[]',
    pieceProductIds: 'uuid[]',
    pieceVariantIds: 'uuid[]?',
    pieceQuantities: 'integer[]',
  },
  {
    outcome: 'text',
    id: 'uuid',
    number: 'integer',
    placed_at: 'timestamptz',
    reserved_until: 'timestamptz',
    orders_today: 'integer',
    unpaid_pieces: 'integer',
    short_product_id: 'uuid',
    short_variant_id: 'uuid',
    pieces_left: 'integer',
  },
  `DECLARE
  more_pieces integer;
  is_changed boolean;
  stored record;
BEGIN
  PERFORM ${buyerLocked(':customerId', ':buyerLock')};
  IF NOT FOUND THEN
    out_outcome := 'NOBODY';
    RETURN;
  END IF;

  WITH since AS MATERIALIZED (
    SELECT uuidv7('-24 hours'::interval) AS day, uuidv7('-30 days'::interval) AS month
  ), earlier AS (
    SELECT o.id, ${isUnderWay} AS is_under_way FROM orders o
    WHERE o.customer_id = :customerId AND o.id >= (SELECT month FROM since)
    UNION ALL
    SELECT o.id, true FROM orders o
    WHERE o.customer_id IS NULL AND ${isUnderWay} AND lower(o.shipping_email) = lower(:email)
      AND o.id >= (SELECT month FROM since)
  )
  SELECT count(*) FILTER (WHERE o.id >= (SELECT day FROM since)),
    coalesce(sum((SELECT sum(l.quantity) FROM order_lines l WHERE l.order_id = o.id)) FILTER (WHERE o.is_under_way), 0),
    (SELECT sum(asked.quantity) FROM unnest(:quantities) AS asked (quantity)),
    EXISTS (
      SELECT FROM unnest(:seenIds, :seenVersions) AS seen (id, version)
      LEFT JOIN products p ON p.id = seen.id AND p.version = seen.version AND ${isPublished('p')}
      WHERE p.id IS NULL
    )
    OR (:openSeen IS NOT NULL
      AND :openSeen <> ${openOnDeliveryOf(':customerId')})
    OR (:usesSeen IS NOT NULL
      AND :usesSeen <> (${usesOf({ promotion: ':promotionId', customer: ':customerId', email: ':email' })}))
  INTO out_orders_today, out_unpaid_pieces, more_pieces, is_changed
  FROM earlier o;
  IF is_changed THEN
    out_outcome := 'CHANGED';
    RETURN;
  END IF;
  ${shortFound};
  IF FOUND THEN
    out_outcome := 'SHORT';
    RETURN;
  END IF;
  IF out_orders_today >= :mostOrders OR out_unpaid_pieces + more_pieces > :mostPieces THEN
    out_outcome := 'LIMIT';
    RETURN;
  END IF;

  -- What this block has written is undone when it raises an error.
  BEGIN
    INSERT INTO orders (customer_id, idempotency_key, request_hash, payment_method, shipping_name, shipping_address,
      shipping_phone, shipping_email, shipping_district, items_total_cents, discount_cents, delivery_fee_cents, total_cents,
      awaits, reserved_until, deposit_cents, trust_reasons)
    VALUES (:customerId, :idempotencyKey, :requestHash, :paymentMethod, :name, :address, :phone, :email, :district,
      :itemsTotalCents, :discountCents, :deliveryFeeCents, :totalCents, :awaits,
      now() + make_interval(mins => :reservedMinutes), :depositCents, :trustReasons)
    ON CONFLICT (idempotency_key) DO NOTHING RETURNING id, number, placed_at, reserved_until INTO stored;
    IF NOT FOUND THEN
      out_outcome := 'KEY';
      RETURN;
    END IF;
    INSERT INTO order_lines (order_id, "position", id, product_id, variant_id, sku, name, picture, color, size, quantity,
      unit_price_cents)
    SELECT stored.id, line.place - 1, line.id, line.product_id, line.variant_id, line.sku, line.name, line.picture,
      line.color, line.size, line.quantity, line.price
    FROM unnest(:lineIds, :productIds, :variantIds, :skus, :names, :pictures, :colors, :sizes, :quantities, :prices)
      WITH ORDINALITY AS line (id, product_id, variant_id, sku, name, picture, color, size, quantity, price, place);
    IF cardinality(:adjustmentKinds) > 0 THEN
      INSERT INTO order_adjustments (order_id, "position", kind, code, amount_cents)
      SELECT stored.id, adjustment.place - 1, adjustment.kind, adjustment.code, adjustment.amount
      FROM unnest(:adjustmentKinds, :adjustmentCodes, :adjustmentAmounts)
        WITH ORDINALITY AS adjustment (kind, code, amount, place);
    END IF;
    INSERT INTO order_status_changes (order_id, status, at, actor, actor_id)
    VALUES (stored.id, 'PENDING', stored.placed_at, :actor, :actorId);
    ${eventsFrom('(SELECT 1) once', { name: `'OrderPlaced'`, subjectId: 'stored.id', data: `jsonb_build_object('awaits', :awaits)` })};

    IF :promotionId IS NOT NULL THEN
      ${promotionUsed({ promotion: ':promotionId', terms: ':termsSeen', order: 'stored.id', customer: ':customerId' })};
      IF NOT FOUND THEN
        PERFORM FROM promotions p WHERE p.id = :promotionId AND ${isAsJudged('p', ':termsSeen')};
        out_outcome := CASE WHEN FOUND THEN 'USED_UP' ELSE 'CHANGED' END;
        ${UNDO};
      END IF;
    END IF;

    -- A single product without variants is locked by the statement that takes its pieces. What else is bought is locked in the order of ids, so
    -- that buyers cannot deadlock: products first, then their variants.
    IF cardinality(:pieceProductIds) > 1 OR :pieceVariantIds[1] IS NOT NULL THEN
      PERFORM FROM product_stock s WHERE s.product_id = ANY (:pieceProductIds) ORDER BY s.product_id FOR UPDATE;
      PERFORM FROM product_variants v WHERE v.id = ANY (:pieceVariantIds) ORDER BY v.product_id, v.id FOR UPDATE;
      ${shortFound};
      IF FOUND THEN
        out_outcome := 'SHORT';
        ${UNDO};
      END IF;
      UPDATE product_variants s SET ${taken}
      FROM unnest(:pieceVariantIds, :pieceQuantities) AS asked (variant_id, quantity) WHERE s.id = asked.variant_id;
    END IF;
    IF array_position(:pieceVariantIds, NULL) IS NOT NULL THEN
      UPDATE product_stock s SET ${taken}
      FROM unnest(:pieceProductIds, :pieceVariantIds, :pieceQuantities) AS asked (product_id, variant_id, quantity)
      WHERE s.product_id = asked.product_id AND asked.variant_id IS NULL AND s.available >= asked.quantity AND NOT s.has_variants;
      IF NOT FOUND THEN
        ${shortFound};
        -- Pieces may have come back since.
        out_outcome := CASE WHEN FOUND THEN 'SHORT' ELSE 'CHANGED' END;
        ${UNDO};
      END IF;
    END IF;
    INSERT INTO stock_changes (product_id, variant_id, kind, available, reserved, order_id)
    SELECT asked.product_id, asked.variant_id, 'ORDERED', -asked.quantity, asked.quantity, stored.id
    FROM unnest(:pieceProductIds, :pieceVariantIds, :pieceQuantities) AS asked (product_id, variant_id, quantity);
  EXCEPTION WHEN SQLSTATE 'HA001' THEN
    RETURN;
  END;
  out_outcome := 'PLACED';
  out_id := stored.id;
  out_number := stored.number;
  out_placed_at := stored.placed_at;
  out_reserved_until := stored.reserved_until;
END`,
);
