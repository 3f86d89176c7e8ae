import { DISTRICT_IDS } from '#schema/district.ts';
import { RETURN_DAYS } from '#schema/limits.ts';
import { ADJUSTMENT_KINDS, ORDER_ACTORS, ORDER_STATUSES, PAYMENT_METHODS } from '#schema/order.ts';
import { ORDER_PAYMENT_STATES } from '#schema/order-list.ts';
import { ORDER_NEEDS } from '#schema/payment.ts';
import { TRUST_REASONS } from '#schema/trust.ts';
import {
  boolean,
  entity,
  id,
  instant,
  integer,
  known,
  now,
  reference,
  serial,
  smallint,
  text,
  texts,
  uuid,
} from '#platform/db/entity.ts';

const status = known(ORDER_STATUSES.map((one) => one.status));

/**
 * Orders. One per idempotency key. A trigger refuses every change of status that `schema/order-moves.ts` does not have.
 */
export const OrderEntity = entity(
  'Order',
  'orders',
  {
    id,
    /** The short number that people use. */
    number: serial,
    /** Null once the customer has deleted their account. */
    customerId: reference('Customer', 'SET NULL').orNull(),
    idempotencyKey: text,
    /** SHA-256 of the order's content, so that the key cannot be reused for another order. */
    requestHash: text,
    paymentMethod: known(PAYMENT_METHODS.map(({ method }) => method)),
    shippingName: text,
    shippingAddress: text,
    shippingPhone: text,
    shippingEmail: text,
    /** The district of the address; null when the address names none. It stays when the account is deleted. */
    shippingDistrict: known(DISTRICT_IDS).orNull(),
    itemsTotalCents: integer,
    deliveryFeeCents: integer,
    discountCents: integer.defaultTo(0),
    totalCents: integer,
    /** For how many days after its delivery a return can be asked for, as the shop promised when it was placed. */
    returnDays: smallint.defaultTo(RETURN_DAYS),
    status: status.defaultTo('PENDING'),
    placedAt: now,
    /** Whether its pieces are reserved or sold. Only an order that waits for something may be without them. */
    holdsStock: boolean.defaultTo(true),
    /** What it waits for before the shop works on it. */
    awaits: known(ORDER_NEEDS).orNull(),
    /** Until when its pieces are reserved while it waits; null for no end. */
    reservedUntil: instant.orNull(),
    /** What must be paid before the rest is paid on delivery. */
    depositCents: integer.defaultTo(0),
    /** Why it waits for a code or a deposit. */
    trustReasons: texts.defaultTo(() => "'{}'"),
    /** Whether it is paid, by the ledger: kept by triggers, for lists. */
    paymentState: known(ORDER_PAYMENT_STATES).defaultTo('DUE'),
  },
  {
    uniques: [
      { name: 'orders_idempotency_unique', columns: ['idempotencyKey'] },
      { name: 'orders_number_unique', columns: ['number'] },
    ],
    indices: [
      { name: 'orders_by_customer', columns: ['customerId', 'id'] },
      { name: 'orders_by_status', columns: ['status', 'id'] },
      { name: 'orders_by_time', columns: ['placedAt'] },
      { name: 'orders_by_phone', columns: ['shippingPhone', 'id'] },
      // Created in a migration, because TypeORM cannot express it: by lower-case e-mail, for orders under way without a
      // customer.
      { name: 'orders_left_under_way', synchronize: false },
      // The words of recipient, e-mail and phone; and two that include all that orders are filtered by.
      { name: 'orders_search', synchronize: false },
      { name: 'orders_listed', synchronize: false },
      { name: 'orders_by_total', synchronize: false },
      { name: 'orders_by_district', columns: ['shippingDistrict', 'id'] },
      {
        name: 'orders_unsettled',
        columns: ['paymentState', 'id'],
        where: `payment_state = ANY (ARRAY['DUE'::text, 'REFUND_DUE'::text])`,
      },
      { name: 'orders_awaiting', columns: ['id'], where: `awaits IS NOT NULL AND status = 'PENDING'` },
    ],
    checks: [
      {
        name: 'orders_trust_reasons_known',
        expression: `trust_reasons <@ ARRAY[${TRUST_REASONS.map((reason) => `'${reason}'::text`).join(', ')}]`,
      },
      { name: 'orders_return_days', expression: 'return_days >= 1 AND return_days <= 365' },
      {
        name: 'orders_awaits_first',
        expression: `awaits IS NULL OR status = ANY (ARRAY['PENDING'::text, 'CANCELLED'::text])`,
      },
      { name: 'orders_hold_their_stock', expression: `holds_stock OR awaits IS NOT NULL` },
      {
        name: 'orders_deposit_of_total',
        expression: `deposit_cents >= 0 AND deposit_cents <= total_cents`,
      },
      { name: 'orders_totals_not_negative', expression: `items_total_cents >= 0 AND total_cents >= 0` },
      {
        name: 'orders_totals_add_up',
        expression: `discount_cents >= 0 AND total_cents = items_total_cents + delivery_fee_cents`,
      },
    ],
  },
);

/**
 * Snapshots of what was bought. No foreign key to products: a snapshot outlives its product, and buyers do not wait for
 * each other.
 */
export const OrderLineEntity = entity(
  'OrderLine',
  'order_lines',
  {
    id,
    orderId: reference('Order', 'CASCADE'),
    position: smallint,
    productId: uuid,
    /** The variant of the product; null for a product without. */
    variantId: uuid.orNull(),
    /** The stock keeping unit at that time. */
    sku: text.orNull(),
    name: text,
    picture: text,
    color: text.orNull(),
    size: text.orNull(),
    quantity: integer,
    unitPriceCents: integer,
  },
  {
    indices: [
      { name: 'order_lines_by_order', columns: ['orderId'] },
      { name: 'order_lines_by_product', columns: ['productId', 'orderId'] },
    ],
    checks: [
      { name: 'order_lines_quantity_positive', expression: `quantity > 0` },
      { name: 'order_lines_price_positive', expression: `unit_price_cents > 0` },
    ],
  },
);

/**
 * What changes an order's total: the sum of its promotions is the order's discount, negated; free delivery is none of
 * it.
 */
export const OrderAdjustmentEntity = entity(
  'OrderAdjustment',
  'order_adjustments',
  {
    id,
    orderId: reference('Order', 'CASCADE'),
    position: smallint,
    kind: known(ADJUSTMENT_KINDS),
    code: text.orNull(),
    amountCents: integer,
  },
  {
    indices: [{ name: 'order_adjustments_by_order', columns: ['orderId'] }],
    checks: [{ name: 'order_adjustments_reduce', expression: `amount_cents < 0` }],
  },
);

/** Every status of an order, with time, actor and reason. */
export const OrderStatusChangeEntity = entity(
  'OrderStatusChange',
  'order_status_changes',
  {
    id,
    orderId: reference('Order', 'CASCADE'),
    status,
    at: now,
    actor: known(ORDER_ACTORS),
    actorId: uuid.orNull(),
    reason: text.orNull(),
  },
  {
    indices: [
      { name: 'order_status_changes_by_order', columns: ['orderId'] },
      { name: 'order_status_changes_delivered', columns: ['at', 'orderId'], where: `status = 'DELIVERED'` },
    ],
  },
);
