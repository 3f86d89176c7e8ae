import { sql } from '#platform/db/sql.ts';
import { pieceColumns, stockLocked, stockMoved } from '#catalogue/inventory/stock-moves.ts';

/** Locks the stock of an order's products, in the order in which all do it. */
export const stockOfOrderLocked = sql(
  'stockOfOrderLocked',
  `SELECT FROM product_stock WHERE product_id IN (SELECT product_id FROM order_lines WHERE order_id = :orderId)
  ORDER BY product_id FOR UPDATE`,
);

/** Takes the pieces of a return that are on sale again, or those that are written off, out of what was sold. */
export const piecesTakenBack = sql(
  'piecesTakenBack',
  `WITH pieces AS MATERIALIZED (
    SELECT ${pieceColumns} FROM (
      SELECT ol.product_id, ol.variant_id, ol.color, ol.size, CASE :kind WHEN 'RETURNED' THEN b.back_on_sale ELSE b.written_off END AS quantity
      FROM return_lines b JOIN order_lines ol ON ol.id = b.order_line_id WHERE b.return_id = :returnId
    ) l WHERE l.quantity > 0 GROUP BY 1, 2
  ), ${stockLocked}, ${stockMoved({
    available: ':toAvailable::integer',
    reserved: '0',
    sold: '-1',
    kind: ':kind',
    orderId: ':orderId::uuid',
  })}
  SELECT FROM pieces LIMIT 0`,
);
