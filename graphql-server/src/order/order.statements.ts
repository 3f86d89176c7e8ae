import type { Statement } from '../db/database.ts';
import type { OrderModel } from './order.model.ts';

/** What the product of a line and the colour of the line are called in Bangla; null where the product is not there in it. */
const banglaOf = (line: string) => `(
          SELECT json_build_object('name', t.name, 'color', t.colors[array_position(p.colors, ${line}.color)])
          FROM product_translations t JOIN products p ON p.id = t.product_id
          WHERE t.product_id = ${line}.product_id AND t.language = 'BN'
        )`;

/** An order whole, with lines and history, as an `OrderModel`; `o` is its row. */
const orderJson = `json_build_object(
      'id', o.id, 'customerId', o.customer_id, 'paymentMethod', o.payment_method, 'status', o.status,
      'shippingAddress', json_build_object('name', o.shipping_name, 'address', o.shipping_address,
        'phone', o.shipping_phone, 'email', o.shipping_email),
      'itemsTotalCents', o.items_total_cents, 'deliveryFeeCents', o.delivery_fee_cents, 'totalCents', o.total_cents,
      'placedAt', o.placed_at,
      'lines', (SELECT json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'name', l.name,
          'picture', l.picture, 'color', l.color, 'size', l.size, 'quantity', l.quantity,
          'unitPriceCents', l.unit_price_cents, 'bangla', ${banglaOf('l')}) ORDER BY l.position)
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

/** An order as it is to be stored. */
export interface OrderToStore extends Pick<
  OrderModel,
  | 'customerId'
  | 'paymentMethod'
  | 'shippingAddress'
  | 'itemsTotalCents'
  | 'deliveryFeeCents'
  | 'totalCents'
  | 'lines'
> {
  idempotencyKey: string;
  requestHash: string;
}

/** How much one customer may order, by the shop's settings. */
export interface OrderLimits {
  /** Orders within 24 hours. */
  ordersADay: number;
  /** Pieces of the last 30 days that are not delivered yet. */
  unpaidPieces: number;
}

/** What `storeOrderStatement` answers. */
export interface StoredOrder {
  id: string | null;
  placedAt: Date | null;
  ordersToday: number;
  unpaidPieces: number;
}

/** How many pieces an order is of. */
export const piecesOf = ({ lines }: { lines: readonly { quantity: number }[] }): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Stores an order with its lines and the first step of its history, all in one, unless the customer has used the key before or
 * would go beyond a limit: one row of `id` and `placedAt`, null when nothing was stored, and of what counted before, `ordersToday`
 * and `unpaidPieces`. What is still under way from an account that was deleted counts for the next account with its e-mail address.
 * Who places it holds the buyer since the statement before: no other order comes in between.
 */
export const storeOrderStatement = (order: OrderToStore, limits: OrderLimits): Statement => {
  const { shippingAddress: to, lines } = order;
  return {
    text: `WITH since AS MATERIALIZED (
        SELECT uuidv7('-24 hours'::interval) AS day, uuidv7('-30 days'::interval) AS month
      ), earlier AS (
        SELECT id, status FROM orders WHERE customer_id = $1 AND id >= (SELECT month FROM since)
        UNION ALL
        SELECT id, status FROM orders
        WHERE customer_id IS NULL AND status <> 'DELIVERED' AND lower(shipping_email) = lower($8)
          AND id >= (SELECT month FROM since)
      ), before AS MATERIALIZED (
        SELECT count(DISTINCT o.id) FILTER (WHERE o.id >= (SELECT day FROM since))::integer AS orders,
          coalesce(sum(l.quantity) FILTER (WHERE o.status <> 'DELIVERED'), 0)::integer AS pieces
        FROM earlier o JOIN order_lines l ON l.order_id = o.id
      ), placed AS (
        INSERT INTO orders (customer_id, idempotency_key, request_hash, payment_method, shipping_name, shipping_address,
          shipping_phone, shipping_email, items_total_cents, delivery_fee_cents, total_cents)
        SELECT $1::uuid, $2::text, $3::text, $4::text, $5::text, $6::text, $7::text, $8::text, $9::integer, $10::integer,
          $11::integer
        FROM before WHERE before.orders < $20 AND before.pieces + $22 <= $21
        ON CONFLICT (customer_id, idempotency_key) DO NOTHING RETURNING id, placed_at
      ), lines AS (
        INSERT INTO order_lines (order_id, "position", id, product_id, name, picture, color, size, quantity, unit_price_cents)
        SELECT placed.id, line.place - 1, line.id, line.product_id, line.name, line.picture, line.color, line.size,
          line.quantity, line.price
        FROM placed, unnest($12::uuid[], $13::uuid[], $14::text[], $15::text[], $16::text[], $17::text[], $18::integer[], $19::integer[])
          WITH ORDINALITY AS line (id, product_id, name, picture, color, size, quantity, price, place)
      ), history AS (
        INSERT INTO order_status_changes (order_id, status, at, actor, actor_id)
        SELECT id, 'PENDING', placed_at, 'CUSTOMER', $1 FROM placed
      )
      SELECT placed.id, placed.placed_at AS "placedAt", before.orders AS "ordersToday", before.pieces AS "unpaidPieces"
      FROM before LEFT JOIN placed ON true`,
    values: [
      order.customerId,
      order.idempotencyKey,
      order.requestHash,
      order.paymentMethod,
      to.name.trim(),
      to.address.trim(),
      to.phone,
      to.email,
      order.itemsTotalCents,
      order.deliveryFeeCents,
      order.totalCents,
      lines.map(({ id }) => id),
      lines.map(({ productId }) => productId),
      lines.map(({ name }) => name),
      lines.map(({ picture }) => picture),
      lines.map(({ color }) => color),
      lines.map(({ size }) => size),
      lines.map(({ quantity }) => quantity),
      lines.map(({ unitPriceCents }) => unitPriceCents),
      limits.ordersADay,
      limits.unpaidPieces,
      piecesOf(order),
    ],
  };
};
