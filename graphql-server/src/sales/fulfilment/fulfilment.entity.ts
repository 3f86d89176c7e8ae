import { RETURN_STATUSES } from '#schema/fulfilment.ts';
import { boolean, entity, id, instant, integer, known, now, reference, text, uuid } from '#platform/db/entity.ts';

/** Parcels: all pieces of an order, or some of them. */
export const ShipmentEntity = entity(
  'Shipment',
  'shipments',
  {
    id,
    orderId: reference('Order', 'CASCADE'),
    carrier: text,
    trackingNumber: text,
    shippedAt: now,
    /** The admin who handed it to the carrier. */
    actorId: uuid.orNull(),
  },
  {
    uniques: [{ name: 'shipments_tracking_number_once', columns: ['orderId', 'trackingNumber'] }],
    checks: [
      { name: 'shipments_carrier_not_empty', expression: `carrier <> ''` },
      { name: 'shipments_tracking_number_not_empty', expression: `tracking_number <> ''` },
    ],
  },
);

/** What is in a parcel. A trigger refuses more pieces than were ordered, and lines of another order. */
export const ShipmentLineEntity = entity(
  'ShipmentLine',
  'shipment_lines',
  {
    shipmentId: reference('Shipment', 'CASCADE').primary(),
    orderLineId: reference('OrderLine', 'CASCADE').primary(),
    quantity: integer,
  },
  {
    indices: [{ name: 'shipment_lines_by_order_line', columns: ['orderLineId'] }],
    checks: [{ name: 'shipment_lines_quantity_positive', expression: `quantity > 0` }],
  },
);

/**
 * Returns; of an order's at most one is open. Triggers refuse that one gives back more than its pieces and the delivery
 * cost.
 */
export const ReturnEntity = entity(
  'Return',
  'returns',
  {
    id,
    orderId: reference('Order', 'CASCADE'),
    status: known(RETURN_STATUSES).defaultTo('REQUESTED'),
    /** Empty once the customer has deleted their account. */
    reason: text,
    /** What the customer was told when it was rejected. */
    refusal: text.orNull(),
    requestedAt: now,
    decidedAt: instant.orNull(),
    /** The admin who approved or rejected it. */
    decidedById: uuid.orNull(),
    receivedAt: instant.orNull(),
    /** The admin who received the goods. */
    receivedById: uuid.orNull(),
    /** What the ledger has credited for it. */
    creditedCents: integer.defaultTo(0),
    /** Whether the delivery fee is credited with it. */
    withDelivery: boolean.defaultTo(false),
  },
  {
    indices: [
      { name: 'returns_by_order', columns: ['orderId', 'id'] },
      {
        name: 'returns_one_open',
        columns: ['orderId'],
        unique: true,
        where: `status = ANY (ARRAY['REQUESTED'::text, 'APPROVED'::text])`,
      },
      { name: 'returns_delivery_once', columns: ['orderId'], unique: true, where: 'with_delivery' },
      { name: 'returns_by_status', columns: ['status', 'orderId'] },
      { name: 'returns_by_receipt', columns: ['receivedAt'], where: 'received_at IS NOT NULL' },
    ],
    checks: [
      { name: 'returns_refusal_given', expression: `status <> 'REJECTED' OR refusal IS NOT NULL` },
      { name: 'returns_decided', expression: `(status = 'REQUESTED') = (decided_at IS NULL)` },
      { name: 'returns_received', expression: `(status = 'RECEIVED') = (received_at IS NOT NULL)` },
      {
        name: 'returns_credited',
        expression: `credited_cents >= 0 AND (status = 'RECEIVED' OR credited_cents = 0 AND NOT with_delivery)`,
      },
    ],
  },
);

/** Pieces that come back. A trigger refuses more than were delivered, and lines of another order. */
export const ReturnLineEntity = entity(
  'ReturnLine',
  'return_lines',
  {
    returnId: reference('Return', 'CASCADE').primary(),
    orderLineId: reference('OrderLine', 'CASCADE').primary(),
    /** How many the customer wants to return. */
    asked: integer.defaultTo(0),
    /** How many have arrived, by where they went. */
    backOnSale: integer.defaultTo(0),
    writtenOff: integer.defaultTo(0),
  },
  {
    indices: [{ name: 'return_lines_by_order_line', columns: ['orderLineId'] }],
    checks: [
      {
        name: 'return_lines_not_negative',
        expression: `asked >= 0 AND back_on_sale >= 0 AND written_off >= 0`,
      },
    ],
  },
);
