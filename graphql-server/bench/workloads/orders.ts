import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { NEW_KEY } from '../load/load.ts';
import { postOf, type OrderedProduct, type Stage } from '../stage.ts';
import { pick, type Workload } from '../workload.ts';

const PREPARED = 20_000;

const mutation = `mutation BenchOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    __typename
    ... on PlaceOrderSuccess { order { id totalCents lines { name quantity unitPriceCents } } }
    ... on Error { message }
  }
}`;

const shippingAddress = { name: 'Bench Buyer', address: 'House 1, Road 1, Dhanmondi, Dhaka' };

/** Returns the request by which a customer orders one piece of a product. */
export const orderOf = (
  { id: productId, priceCents: seenPriceCents, color, size }: OrderedProduct,
  { email, phone, token }: Stage['customers'][number],
  idempotencyKey: string,
) =>
  postOf(
    {
      query: mutation,
      variables: {
        input: {
          idempotencyKey,
          lines: [{ productId, quantity: 1, color, size, seenPriceCents }],
          paymentMethod: 'CASH_ON_DELIVERY',
          shippingAddress: { ...shippingAddress, phone, email },
        },
      },
    },
    token,
  );

/** The least SQL that an order needs: take the stock; store order, line and status, all or nothing. */
const plainOrder = async (client: PoolClient, customerId: string, productId: string): Promise<void> => {
  await client.query('BEGIN');
  const taken = await client.query<{ price: number }>({
    name: 'bench-take',
    text: `UPDATE product_stock s SET available = available - 1, sold = sold + 1 FROM products p
      WHERE s.product_id = $1 AND p.id = s.product_id AND available >= 1 RETURNING p.price_cents AS price`,
    values: [productId],
  });
  const price = taken.rows[0]?.price ?? 0;
  await client.query({
    name: 'bench-store',
    text: `WITH placed AS (
        INSERT INTO orders (customer_id, idempotency_key, request_hash, payment_method, shipping_name, shipping_address,
          shipping_phone, shipping_email, items_total_cents, delivery_fee_cents, total_cents)
        VALUES ($1, $2, '', 'CASH_ON_DELIVERY', $3, $4, $5, $6, $7, 6000, $7 + 6000) RETURNING id
      ), line AS (
        INSERT INTO order_lines (order_id, "position", product_id, name, picture, quantity, unit_price_cents)
        SELECT placed.id, 0, p.id, p.name, p.pictures[1], 1, p.price_cents FROM placed, products p WHERE p.id = $8
      )
      INSERT INTO order_status_changes (order_id, status, actor, actor_id) SELECT id, 'PENDING', 'CUSTOMER', $1 FROM placed`,
    values: [
      customerId,
      randomUUID(),
      ...Object.values(shippingAddress),
      '+8801712345678',
      'bench@gmail.com',
      price,
      productId,
    ],
  });
  await client.query('COMMIT');
};

/** Returns how many orders the shop has. */
const countOrders = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::integer AS count FROM orders');
  return rows[0]?.count ?? 0;
};

/** Placing an order of one piece. */
export const orderWorkload: Workload = {
  name: 'placing an order',
  requests: ({ ordered, customers }) =>
    Array.from({ length: PREPARED }, () => orderOf(pick(ordered), pick(customers), NEW_KEY)),
  answers: 'PlaceOrderSuccess',
  limits: { statements: 9, slowdown: 2 },
  target: { 10_000: 700, 100_000: 700, 1_000_000: 700 },
  sql: (stage) => async (pool) => {
    const client = await pool.connect();
    try {
      await plainOrder(client, pick(stage.customers).id, pick(stage.ordered).id);
    } finally {
      client.release();
    }
  },
  counts: countOrders,
};
