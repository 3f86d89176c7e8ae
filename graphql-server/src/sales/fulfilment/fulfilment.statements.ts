import { sql } from '#platform/db/sql.ts';

/** The shipments of orders, oldest first. */
export const shipmentsOfOrders = sql(
  'shipmentsOfOrders',
  `SELECT s.order_id AS "orderId", json_build_object('id', s.id, 'carrier', s.carrier,
    'trackingNumber', s.tracking_number, 'shippedAt', s.shipped_at,
    'lines', (SELECT json_agg(json_build_object('orderLineId', l.order_line_id, 'quantity', l.quantity) ORDER BY o.position) AS "lines!"
      FROM shipment_lines l JOIN order_lines o ON o.id = l.order_line_id WHERE l.shipment_id = s.id)) AS shipment
  FROM shipments s WHERE s.order_id = ANY (:orderIds::uuid[]) ORDER BY s.id`,
);

/** The returns of orders, oldest first. */
export const returnsOfOrders = sql(
  'returnsOfOrders',
  `SELECT r.order_id AS "orderId", r.id, r.status, r.reason, CASE r.status WHEN 'REJECTED' THEN r.refusal END AS refusal,
    r.requested_at AS "requestedAt", r.decided_at AS "decidedAt", r.received_at AS "receivedAt",
    r.credited_cents AS "creditedCents", r.with_delivery AS "withDelivery",
    (SELECT coalesce(json_agg(json_build_object('orderLineId', b.order_line_id, 'asked', b.asked, 'backOnSale', b.back_on_sale,
        'writtenOff', b.written_off) ORDER BY l.position), '[]')
      FROM return_lines b JOIN order_lines l ON l.id = b.order_line_id WHERE b.return_id = r.id) AS "lines!"
  FROM returns r WHERE r.order_id = ANY (:orderIds::uuid[]) ORDER BY r.id`,
);

/** The orders of which a return has a status, the oldest first. */
export const orderIdsByReturn = sql(
  'orderIdsByReturn',
  `SELECT DISTINCT order_id AS id FROM returns
  WHERE status = :status AND order_id > coalesce(:after?::uuid, '00000000-0000-0000-0000-000000000000')
  ORDER BY order_id LIMIT :limit`,
);

/** The number of orders of which a return has a status. */
export const ordersByReturnCounted = sql(
  'ordersByReturnCounted',
  'SELECT count(DISTINCT order_id)::integer AS "count!" FROM returns WHERE status = :status',
);

/** The lines of an order, with how many pieces are not shipped yet. */
export const linesToShip = sql(
  'linesToShip',
  `SELECT l.id, l.name, (l.quantity - coalesce(sum(s.quantity), 0))::integer AS "left!"
  FROM order_lines l LEFT JOIN shipment_lines s ON s.order_line_id = l.id
  WHERE l.order_id = :orderId GROUP BY l.id ORDER BY l.position`,
);

/** Shipments in the export of a person's data. */
export const shipmentsExported = sql(
  'shipmentsExported',
  `SELECT s.order_id AS "orderId", s.carrier, s.tracking_number AS "trackingNumber", s.shipped_at AS "shippedAt",
    (SELECT json_agg(json_build_object('name', l.name, 'quantity', sl.quantity) ORDER BY l.position)
      FROM shipment_lines sl JOIN order_lines l ON l.id = sl.order_line_id WHERE sl.shipment_id = s.id) AS lines
  FROM shipments s JOIN orders o ON o.id = s.order_id WHERE o.customer_id = :customerId ORDER BY s.id`,
);

/** Returns in the export of a person's data. */
export const returnsExported = sql(
  'returnsExported',
  `SELECT r.order_id AS "orderId", r.status, r.reason, r.refusal, r.requested_at AS "requestedAt",
    r.decided_at AS "decidedAt", r.received_at AS "receivedAt", r.credited_cents AS "creditedCents",
    (SELECT json_agg(json_build_object('name', l.name, 'asked', b.asked, 'received', b.back_on_sale + b.written_off) ORDER BY l.position)
      FROM return_lines b JOIN order_lines l ON l.id = b.order_line_id WHERE b.return_id = r.id) AS lines
  FROM returns r JOIN orders o ON o.id = r.order_id WHERE o.customer_id = :customerId ORDER BY r.id`,
);

/** Removes the customer as the admin who shipped their own orders. */
export const shipmentActorsForgotten = sql(
  'shipmentActorsForgotten',
  `UPDATE shipments SET actor_id = NULL
  WHERE actor_id = :customerId AND order_id IN (SELECT id FROM orders WHERE customer_id = :customerId)`,
);

/** Removes the words about the returns of a customer, and the customer as the admin of their own returns. */
export const returnsForgotten = sql(
  'returnsForgotten',
  `UPDATE returns SET reason = '', refusal = CASE WHEN refusal IS NOT NULL THEN '' END,
    decided_by_id = nullif(decided_by_id, :customerId), received_by_id = nullif(received_by_id, :customerId)
  WHERE order_id IN (SELECT id FROM orders WHERE customer_id = :customerId)`,
);
