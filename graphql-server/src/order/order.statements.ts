import type { Statement } from '../db/database.ts';

/**
 * Orders whole, with lines and history: a row with `order` (an `OrderModel`) each, in one statement.
 * `selection` is what follows FROM orders o, with the placeholders of `values`.
 */
export const ordersStatement = (selection: string, values: unknown[]): Statement => ({
  text: `SELECT json_build_object(
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
    ) AS "order"
    FROM orders o ${selection}`,
  values,
});
