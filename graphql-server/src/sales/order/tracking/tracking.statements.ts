import { sql } from '#platform/db/sql.ts';

/** Where an order is. No name, address, product, amount, actor or reason: a link may be passed on. */
export const trackedOrder = sql(
  'trackedOrder',
  `SELECT json_build_object('id', o.id, 'number', o.number, 'status', o.status, 'placedAt', o.placed_at,
    'history', (SELECT json_agg(json_build_object('status', h.status, 'at', h.at) ORDER BY h.at, h.id) AS "history!"
      FROM order_status_changes h WHERE h.order_id = o.id)
  ) AS "order" FROM orders o WHERE o.id = :id`,
);
