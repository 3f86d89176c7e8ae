import { bytes, entity, instant, now, reference, smallint } from '#platform/db/entity.ts';

/** The codes by which orders are confirmed: one row for an order that waits for one. It does not contain the code. */
export const OrderCodeEntity = entity(
  'OrderCode',
  'order_codes',
  {
    orderId: reference('Order', 'CASCADE').primary(),
    /** Random bytes of which the server makes the code with its secret. */
    salt: bytes,
    /** How often this code was tried. */
    tries: smallint.defaultTo(0),
    /** How many codes were sent for the order. */
    sent: smallint.defaultTo(1),
    sentAt: now,
    expiresAt: instant,
  },
  { checks: [{ name: 'order_codes_counts', expression: `tries >= 0 AND sent >= 1` }] },
);
