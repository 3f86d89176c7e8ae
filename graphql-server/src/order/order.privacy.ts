import type { PrivacyPart } from '../module.ts';

/** Orders stay when their customer is deleted. */
export const orderPrivacy: PrivacyPart = {
  exports: {
    orders: {
      table: 'orders',
      description: 'What was bought, with lines and history',
      text: `SELECT o.id, o.placed_at AS "placedAt", o.status, o.payment_method AS "paymentMethod",
        json_build_object('name', o.shipping_name, 'address', o.shipping_address, 'phone', o.shipping_phone,
          'email', o.shipping_email) AS "shippingAddress",
        o.items_total_cents AS "itemsTotalCents", o.delivery_fee_cents AS "deliveryFeeCents", o.total_cents AS "totalCents",
        (SELECT json_agg(json_build_object('name', l.name, 'color', l.color, 'size', l.size, 'quantity', l.quantity,
            'unitPriceCents', l.unit_price_cents, 'productId', l.product_id) ORDER BY l.position)
          FROM order_lines l WHERE l.order_id = o.id) AS lines,
        (SELECT json_agg(json_build_object('status', h.status, 'at', h.at, 'actor', h.actor) ORDER BY h.at, h.id)
          FROM order_status_changes h WHERE h.order_id = o.id) AS history
      FROM orders o WHERE o.customer_id = $1 ORDER BY o.id`,
    },
  },
  /**
   * Removes the customer from the orders, so that nothing tells which orders were the same person's. A trigger removes the
   * recipients.
   */
  onDeletion: async (manager, { id }) => {
    await manager.query(
      `UPDATE order_status_changes SET actor_id = NULL
       WHERE actor_id = $1 AND order_id IN (SELECT id FROM orders WHERE customer_id = $1)`,
      [id],
    );
    await manager.query(
      `UPDATE orders SET customer_id = NULL, idempotency_key = id::text, request_hash = '' WHERE customer_id = $1`,
      [id],
    );
  },
};
