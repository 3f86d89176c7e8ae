import type { Statement } from '../db/database.ts';

/** An order whole, with lines and history, as an `OrderModel`; `o` is its row. */
const orderJson = `json_build_object(
      'id', o.id, 'customerId', o.customer_id, 'paymentMethod', o.payment_method, 'status', o.status,
      'shippingAddress', json_build_object('name', o.shipping_name, 'address', o.shipping_address,
        'phone', o.shipping_phone, 'email', o.shipping_email),
      'itemsTotalCents', o.items_total_cents, 'deliveryFeeCents', o.delivery_fee_cents, 'totalCents', o.total_cents,
      'placedAt', o.placed_at,
      'lines', (SELECT json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'name', l.name,
          'picture', l.picture, 'color', l.color, 'size', l.size, 'quantity', l.quantity,
          'unitPriceCents', l.unit_price_cents) ORDER BY l.position)
        FROM order_lines l WHERE l.order_id = o.id),
      'history', (SELECT json_agg(json_build_object('status', h.status, 'at', h.at, 'actor', h.actor) ORDER BY h.at, h.id)
        FROM order_status_changes h WHERE h.order_id = o.id)
    )`;

/**
 * Orders whole: a row with `order` (an `OrderModel`) each, in one statement. `selection` is what follows FROM orders o,
 * with the placeholders of `values`.
 */
export const ordersStatement = (selection: string, values: unknown[]): Statement => ({
  text: `SELECT ${orderJson} AS "order" FROM orders o ${selection}`,
  values,
});

/** Orders of many customers, newest first: rows of `place` (from 1, as asked) and `orders`, up to `limit` beyond `after` each. */
export const ordersOfCustomersStatement = (
  asked: readonly { customerId: string; after: string | null; limit: number }[],
): Statement => ({
  name: 'orders-of-customers',
  text: `SELECT asked.place::integer, page.orders
    FROM unnest($1::uuid[], $2::uuid[], $3::integer[]) WITH ORDINALITY AS asked (customer_id, after, size, place), LATERAL (
      SELECT coalesce(json_agg(item."order"), '[]') AS orders FROM (
        SELECT ${orderJson} AS "order" FROM orders o
        WHERE o.customer_id = asked.customer_id
          AND o.id < coalesce(asked.after, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        ORDER BY o.id DESC LIMIT asked.size
      ) item
    ) page`,
  values: [
    asked.map(({ customerId }) => customerId),
    asked.map(({ after }) => after),
    asked.map(({ limit }) => limit),
  ],
});
