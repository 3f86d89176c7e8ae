import { beforeAll, expect, test } from 'vitest';
import { growCatalogue } from '#demo/grow.ts';
import { growOrders } from '#demo/grown/grow-orders.ts';
import { createProgress } from '#demo/grown/progress.ts';
import { UNDER_WAY } from '#schema/order.ts';
import { createServices } from '../src/services.ts';
import { cloneDemo } from './database.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ database: await cloneDemo() });
const ORDERS = 600;
const said: string[] = [];
const log = (line: string) => void said.push(line);

beforeAll(async () => {
  await growCatalogue(shop.dataSource, 1200, log);
  await growOrders(shop.dataSource, ORDERS, log, { show: () => {}, end: () => {} });
});

/** The number of rows that break a rule. */
const wrong = async (rows: string): Promise<number> => {
  const [found] = await shop.sql<{ n: number }>(`SELECT count(*)::integer AS n FROM (${rows}) broken`);
  return found?.n ?? -1;
};

test('has as many orders as asked for, in every status, and does not grow twice', async () => {
  await growOrders(shop.dataSource, ORDERS, log, { show: () => {}, end: () => {} });
  expect(said.at(-1)).toBe(`There are ${ORDERS} orders already: none are added.`);
  const [found] = await shop.sql(
    'SELECT count(*)::integer AS n, count(DISTINCT number)::integer AS numbers FROM orders',
  );
  expect(found).toEqual({ n: ORDERS, numbers: ORDERS });
  expect(await wrong('SELECT DISTINCT status FROM orders')).toBeGreaterThanOrEqual(6);
});

test.each([
  [
    'lines that do not cost the total',
    `SELECT o.id FROM orders o JOIN order_lines l ON l.order_id = o.id GROUP BY o.id
     HAVING 100 * round(sum(l.quantity * l.unit_price_cents) / 100.0) <> o.items_total_cents`,
  ],
  ['orders without their district', 'SELECT id FROM orders WHERE shipping_district IS NULL'],
  [
    'histories that do not lead to the status',
    `SELECT o.id FROM orders o WHERE (
     SELECT array_agg(h.status ORDER BY h.at, h.id) FROM order_status_changes h WHERE h.order_id = o.id
   )[1] <> 'PENDING' OR (SELECT h.status FROM order_status_changes h WHERE h.order_id = o.id ORDER BY h.at DESC, h.id DESC LIMIT 1) <> o.status`,
  ],
  [
    'times that are still to come',
    'SELECT id FROM order_status_changes WHERE at > now() UNION ALL SELECT id FROM orders WHERE placed_at > now()',
  ],
  [
    'lines that were sent and are in no parcel',
    `SELECT l.id FROM orders o JOIN order_lines l ON l.order_id = o.id
   WHERE o.status IN ('SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED')
     AND l.quantity IS DISTINCT FROM (SELECT sum(quantity) FROM shipment_lines s WHERE s.order_line_id = l.id)`,
  ],
  [
    'ledgers that do not say what orders owe',
    `SELECT o.id FROM orders o WHERE (
     SELECT sum(CASE kind WHEN 'CHARGED' THEN amount_cents WHEN 'REFUNDED' THEN amount_cents ELSE -amount_cents END)
     FROM payment_entries e WHERE e.order_id = o.id
   ) <> CASE WHEN o.payment_method = 'CASH_ON_DELIVERY' AND o.status IN (${UNDER_WAY.map((one) => `'${one}'`).join(', ')})
     THEN o.total_cents ELSE 0 END`,
  ],
  [
    'products whose reserved pieces are not those of open orders',
    `SELECT s.product_id FROM product_stock s WHERE s.reserved <> (
     SELECT coalesce(sum(l.quantity), 0) FROM order_lines l JOIN orders o ON o.id = l.order_id
     WHERE l.product_id = s.product_id AND o.status IN (${UNDER_WAY.map((one) => `'${one}'`).join(', ')}))`,
  ],
  [
    'products that are not the sum of their variants',
    `SELECT s.product_id FROM product_stock s JOIN (
     SELECT product_id, sum(available) AS available, sum(reserved) AS reserved FROM product_variants WHERE archived_at IS NULL GROUP BY 1
   ) v USING (product_id) WHERE NOT s.has_variants OR (s.available, s.reserved) IS DISTINCT FROM (v.available, v.reserved)`,
  ],
  [
    'orders whose payment state is not that of their ledger',
    'SELECT id FROM orders WHERE payment_state <> order_payment_state(id)',
  ],
  [
    'customers whose figures are not those of their orders',
    `SELECT f.customer_id FROM customer_figures f WHERE (f.orders, f.spent_cents) IS DISTINCT FROM (
       (SELECT count(*) FROM orders o WHERE o.customer_id = f.customer_id),
       (SELECT coalesce(sum(CASE e.kind WHEN 'CHARGED' THEN e.amount_cents ELSE -e.amount_cents END), 0)
        FROM orders o JOIN payment_entries e ON e.order_id = o.id AND e.kind IN ('CHARGED', 'CREDITED')
        WHERE o.customer_id = f.customer_id AND o.status IN ('DELIVERED', 'RETURNED')))`,
  ],
  ['variants without their SKU', `SELECT sku FROM product_variants EXCEPT SELECT sku FROM product_skus`],
])('has no %s', async (_, rows) => {
  expect(await wrong(rows)).toBe(0);
});

test('can be worked with: an order of it moves on', async () => {
  const admin = await shop.admin();
  const [order] = await shop.sql<{ id: string }>(
    `SELECT id FROM orders WHERE status IN (${UNDER_WAY.map((one) => `'${one}'`).join(', ')}) AND idempotency_key LIKE 'generated%' LIMIT 1`,
  );
  const { changeOrderStatus } = await admin.graphql<{ changeOrderStatus: { order: { status: string } } }>(
    `mutation ($id: ID!) { changeOrderStatus(input: { orderId: $id, status: CANCELLED }) {
      ... on ChangeOrderStatusSuccess { order { status } } } }`,
    { id: order?.id },
  );
  expect(changeOrderStatus.order.status).toBe('CANCELLED');
});

test('has its days counted again when it grows over days that are counted', async () => {
  const rollup = createServices(shop.dataSource, shop.config, shop).salesRollup;
  const counted = () =>
    shop.sql(`SELECT dimension, sum(orders)::integer AS orders, sum(cents)::float8 AS cents FROM daily_sales
      WHERE dimension IN ('TOTAL', 'RETURNED') GROUP BY dimension ORDER BY dimension`);
  const sold = () =>
    shop.sql(`SELECT 'RETURNED' AS dimension, count(*)::integer AS orders, sum(r.credited_cents)::float8 AS cents
      FROM returns r WHERE sales_day(r.received_at) < sales_day(now())
      UNION ALL
      SELECT 'TOTAL', count(*)::integer, sum(total_cents)::float8
      FROM orders WHERE status NOT IN ('CANCELLED', 'RETURNED') AND sales_day(placed_at) < sales_day(now())`);
  await rollup.count();
  const before = await counted();
  expect(before).toEqual(await sold());
  await growOrders(shop.dataSource, ORDERS + 300, log, { show: () => {}, end: () => {} });
  await rollup.count();
  expect(await counted()).toEqual(await sold());
  expect(await counted()).not.toEqual(before);
});

test('says how far it is: a bar on a terminal, a line for each tenth elsewhere', () => {
  const written: string[] = [];
  const out = (isTTY: boolean) => ({ isTTY, write: (text: string) => written.push(text) > 0 });
  let now = 0;
  const bar = createProgress('orders', out(true), () => now);
  now = 1000;
  bar.show(500, 1000);
  expect(written).toEqual([`\r[${'#'.repeat(15)}${'.'.repeat(15)}] 500 of 1,000 orders, 1 s left\u001B[K`]);
  const lines = createProgress('orders', out(false), () => now);
  for (const done of [50, 100, 120, 1000]) lines.show(done, 1000);
  expect(written.slice(1)).toEqual([
    '10 %: 100 of 1,000 orders, 0 s left\n',
    '100 %: 1,000 of 1,000 orders, 0 s left\n',
  ]);
});
