import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '#schema/order.ts';
import { ORDER_NEEDS } from '#schema/payment.ts';
import type { Viewer } from '../src/people/customer/customer.model.ts';
import { createServices } from '../src/services.ts';
import { approveReturn, bringTo, buy, receiveReturn, requestReturn } from './order-steps.ts';
import { openShop } from './setup.ts';
import { sellAt, type SoldOrder } from './sold-orders.ts';

const shop = await openShop();
const services = createServices(shop.dataSource, shop.config, shop);
const admin = await shop.admin();
const customer = await shop.customer();

const viewer = await services.sessions.viewer(admin.id, admin.sessionId);
if (!viewer) throw new Error('The admin is not signed in.');
const owner: Viewer = viewer;

const [electronics, fashion] = [await shop.category({ name: 'Electronics' }), await shop.category({ name: 'Fashion' })];
const phones = await shop.category({ parent: await shop.category({ parent: electronics }) });
const shirts = await shop.category({ parent: fashion });
/** With the delivery, orders of them cost 100, 70 and 65 dollars. */
const phone = await shop.product({ name: 'Phone', category: phones, priceCents: 4000 });
const shirt = await shop.product({ name: 'Shirt', category: shirts, priceCents: 1000 });
const sock = await shop.product({ name: 'Sock', category: shirts, priceCents: 500 });

const sell = (at: string, more: Partial<SoldOrder> = {}) => sellAt(shop, customer, { at, product: phone, ...more });

/** Sells two phones as if it had been then, of which some come back; the delivery fee is kept. */
const sellAndTakeBack = async (at: string, pieces: number) => {
  const buyer = await shop.customer();
  const { id, lines } = await buy(buyer, [{ productId: phone.id, quantity: 2 }]);
  await bringTo({ admin, customer: buyer }, id, 'DELIVERED');
  const of = (lines[0] ?? { id: '' }).id;
  await requestReturn(buyer, id, 'It broke.', [{ orderLineId: of, quantity: pieces }]);
  await approveReturn(admin, id);
  const received = [{ orderLineId: of, backOnSale: pieces - 1, writtenOff: 1 }];
  expect(await receiveReturn(admin, id, { lines: received, delivery: false })).toMatchObject({
    kind: 'success',
  });
  await shop.sql('UPDATE orders SET placed_at = $2 WHERE id = $1', [id, at]);
  await shop.sql('UPDATE returns SET received_at = $2 WHERE order_id = $1', [id, at]);
};

/** Runs a test before anything is counted, and once more after the job has counted. */
const beforeAndAfterTheCount = async (check: () => Promise<void>) => {
  await check();
  await services.salesRollup.count();
  await check();
};

const ask = (from: string, to: string, grain: 'DAY' | 'WEEK' | 'MONTH' = 'DAY') =>
  services.statistics.statistics(owner, { from, to, grain });

const TASKS = [
  'ordersToProcess',
  'lateOrders',
  'paymentsToSettle',
  'failedWork',
  'returnsToDecide',
  'waitingCustomers',
  'waitingReviews',
  'waitingComments',
  'lowStock',
];

// As the first test: nothing was sold yet.
test('a shop without orders has nothing to count', async () => {
  await services.salesRollup.count();
  expect(await shop.sql('SELECT FROM daily_sales')).toEqual([]);
});

describe('the overview', () => {
  test('shows today beside yesterday until the same time, and the month beside the one before', async () => {
    // 14:00 in Dhaka, where the day begins at 18:00 of the day before in UTC.
    const now = new Date('2026-03-15T08:00:00.000Z');
    await sell('2026-03-14T18:00:00.000Z');
    await sell('2026-03-15T07:59:59.999Z', { product: shirt });
    // Yesterday until 14:00: the first two.
    await sell('2026-03-13T18:00:00.000Z');
    await sell('2026-03-14T07:59:59.999Z');
    await sell('2026-03-14T08:00:00.000Z', { product: shirt });
    await sell('2026-03-14T17:59:59.999Z', { product: sock });
    // This month, and not any more.
    await sell('2026-02-28T18:00:00.000Z');
    await sell('2026-02-28T17:59:59.999Z');
    // The month before until the same time of the same day, and later.
    await sell('2026-01-31T18:00:00.000Z', { product: sock });
    await sell('2026-02-15T07:59:59.999Z', { product: sock });
    await sell('2026-02-15T08:00:00.000Z');
    await sell('2026-01-31T17:59:59.999Z');
    // Not sold, or not any more.
    await sell('2026-03-15T01:00:00.000Z', { awaits: 'PAYMENT' });
    await sell('2026-03-10T01:00:00.000Z', { status: 'CANCELLED' });
    await sell('2026-03-11T01:00:00.000Z', { status: 'RETURNED' });
    await sell('2026-02-11T01:00:00.000Z', { creditedCents: 1000 });

    await beforeAndAfterTheCount(async () => {
      const { today, month } = await services.overview.overview(owner, now);
      expect(today.now).toEqual({ orders: 2, revenueCents: 10_000 + 7000 });
      expect(today.before).toEqual({ orders: 2, revenueCents: 2 * 10_000 });
      expect(month.now).toEqual({
        orders: 2 + 4 + 1,
        revenueCents: 17_000 + 20_000 + 7000 + 6500 + 10_000,
      });
      expect(month.before).toEqual({ orders: 3, revenueCents: 2 * 6500 + 9000 });
    });
  });

  test.each([
    [
      'on the first of a month',
      '2021-06-01T02:00:00Z',
      ['2021-06-01T01:00:00Z', '2021-05-01T01:00:00Z', '2021-05-01T03:00:00Z'],
      [1, 1],
    ],
    [
      'on a day that the month before does not have',
      '2022-05-31T02:00:00Z',
      ['2022-05-30T20:00:00Z', '2022-04-30T17:59:59Z', '2022-04-01T00:00:00Z'],
      [1, 2],
    ],
    [
      'on the first of January',
      '2019-01-01T02:00:00Z',
      ['2018-12-31T18:00:00Z', '2018-11-30T18:00:00Z', '2018-12-31T17:59:59Z'],
      [1, 1],
    ],
  ])('compares months %s', async (_, now, places, orders) => {
    for (const at of places) await sell(at);
    await beforeAndAfterTheCount(async () => {
      const { month } = await services.overview.overview(owner, new Date(now));
      expect([month.now.orders, month.before.orders]).toEqual(orders);
    });
  });

  test('counts orders by status, and what needs doing', async () => {
    const counts = async () => {
      const { overview } = await admin.graphql<{
        overview: {
          ordersByStatus: { status: string; orders: { count: number; isExact: boolean } }[];
          tasks: Record<string, { count: number }>;
        };
      }>(`{ overview {
        ordersByStatus { status orders { count isExact } }
        tasks { ${TASKS.map((task) => `${task} { count }`).join(' ')} }
      } }`);
      const tasks = Object.entries(overview.tasks).map(([task, { count }]) => [task, count] as const);
      const statuses = overview.ordersByStatus.map(({ status, orders }) => [status, orders.count] as const);
      return Object.fromEntries([...tasks, ...statuses]) as Record<string, number>;
    };
    const before = await counts();
    const day = 24 * 3_600_000;
    const delivered = await sell(new Date().toISOString(), { status: 'DELIVERED' });
    await shop.sql(`INSERT INTO returns (order_id, status, reason) VALUES ($1, 'REQUESTED', 'Broken')`, [delivered]);
    await sell(new Date().toISOString(), { status: 'PROCESSED' });
    await sell(new Date().toISOString());
    // Five days ago: four of them at most are a weekend.
    await sell(new Date(Date.now() - 5 * day).toISOString());
    await sell(new Date(Date.now() - 5 * day).toISOString(), { awaits: 'CODE' });
    await shop.customer({ status: 'PENDING' });
    await shop.review(phone, { published: false });
    await shop.comment(phone, { published: false });
    await shop.comment(shirt, { published: false });
    await shop.product({ stock: 5 });
    await shop.product({ stock: 6 });
    const after = await counts();
    expect(Object.fromEntries(Object.entries(after).map(([key, n]) => [key, n - (before[key] ?? 0)]))).toEqual({
      ordersToProcess: 2,
      lateOrders: 1,
      paymentsToSettle: 0,
      failedWork: 0,
      returnsToDecide: 1,
      waitingCustomers: 1,
      waitingReviews: 1,
      waitingComments: 2,
      lowStock: 1,
      PENDING: 3,
      PROCESSED: 1,
      SHIPPED: 0,
      OUT_FOR_DELIVERY: 0,
      DELIVERED: 1,
      CANCELLED: 0,
      RETURNED: 0,
    });
  });

  test('says of a product with variants that it is low when one of them is', async () => {
    const lowStock = async () => (await services.overview.overview(owner)).tasks.lowStock.count;
    const product = await shop.product({ stock: 0, sizes: ['M', 'L', 'XL'] });
    const before = await lowStock();
    const add = (size: string, available: number, isArchived = false) =>
      shop.sql(
        `INSERT INTO product_variants (product_id, size, sku, "position", available, archived_at)
        VALUES ($1, $2, $3, 0, $4, CASE WHEN $5 THEN now() END)`,
        [product.id, size, `${product.id}-${size}`, available, isArchived],
      );
    await add('M', 50);
    await add('XL', 0, true);
    expect(await lowStock()).toBe(before - 1);
    await add('L', 5);
    expect(await lowStock()).toBe(before);
    await shop.sql(`UPDATE products SET status = 'ARCHIVED' WHERE id = $1`, [product.id]);
    expect(await lowStock()).toBe(before - 1);
  });
});

describe('statistics', () => {
  test('show sales over time and by part, with returns on the day on which they came back', async () => {
    await sell('2023-05-01T18:00:00Z', { method: 'BKASH', district: 'dhaka' });
    await sell('2023-05-02T17:59:59Z', { product: shirt, district: 'sylhet' });
    await sell('2023-05-03T12:00:00Z', { product: sock, district: 'dhaka', creditedCents: 500 });
    await sell('2023-05-03T12:00:00Z', {
      product: shirt,
      status: 'RETURNED',
      returnedAt: '2023-05-05T18:30:00Z',
    });
    await sell('2023-05-04T12:00:00Z', { status: 'CANCELLED' });
    await sell('2023-04-29T12:00:00Z', { product: sock });

    await beforeAndAfterTheCount(async () => {
      const { total, before, points, ...parts } = await ask('2023-05-02', '2023-05-06');
      expect(total).toMatchObject({
        sales: { orders: 3, revenueCents: 10_000 + 7000 + 6000 },
        pieces: 3,
        returnedOrders: 1,
        returnedCents: 7000,
      });
      expect(before).toMatchObject({ sales: { orders: 1, revenueCents: 6500 }, returnedOrders: 0 });
      expect(
        points.map(({ from, to, figures: { sales, returnedOrders } }) => [
          from === to,
          from.slice(8),
          sales.orders,
          sales.revenueCents,
          returnedOrders,
        ]),
      ).toEqual([
        [true, '02', 2, 17_000, 0],
        [true, '03', 1, 6000, 0],
        [true, '04', 0, 0, 0],
        [true, '05', 0, 0, 0],
        [true, '06', 0, 0, 1],
      ]);
      expect(parts.categories).toEqual([
        { key: electronics.id, name: 'Electronics', orders: 1, revenueCents: 4000 },
        { key: fashion.id, name: 'Fashion', orders: 2, revenueCents: 1500 },
      ]);
      expect(parts.paymentMethods).toEqual([
        { key: 'CASH_ON_DELIVERY', name: null, orders: 2, revenueCents: 13_000 },
        { key: 'BKASH', name: null, orders: 1, revenueCents: 10_000 },
      ]);
      expect(parts.districts).toEqual([
        { key: 'dhaka', name: 'Dhaka', orders: 2, revenueCents: 16_000 },
        { key: 'sylhet', name: 'Sylhet', orders: 1, revenueCents: 7000 },
      ]);
      expect(parts.topProducts).toEqual([
        { productId: phone.id, name: 'Phone', pieces: 1, goodsCents: 4000 },
        { productId: shirt.id, name: 'Shirt', pieces: 1, goodsCents: 1000 },
        { productId: sock.id, name: 'Sock', pieces: 1, goodsCents: 500 },
      ]);
    });
  });

  test('stand for weeks from Sunday, and for months', async () => {
    const weeks = await ask('2026-03-05', '2026-03-16', 'WEEK');
    expect(weeks.points.map(({ from, to }) => [from, to])).toEqual([
      ['2026-03-05', '2026-03-07'],
      ['2026-03-08', '2026-03-14'],
      ['2026-03-15', '2026-03-16'],
    ]);
    const months = await ask('2026-01-15', '2026-03-02', 'MONTH');
    expect(months.points.map(({ from, to }) => [from, to])).toEqual([
      ['2026-01-15', '2026-01-31'],
      ['2026-02-01', '2026-02-28'],
      ['2026-03-01', '2026-03-02'],
    ]);
    expect(months.points.reduce((sum, { figures }) => sum + figures.sales.orders, 0)).toBe(months.total.sales.orders);
  });

  test.each([
    ['a day that does not exist', '2026-02-30', '2026-03-01', 'DAY', 'Please give a day as YYYY-MM-DD'],
    ['no day', 'yesterday', '2026-03-01', 'DAY', 'Please give a day as YYYY-MM-DD'],
    ['days in the wrong order', '2026-03-02', '2026-03-01', 'DAY', 'The first day must not be after the last one'],
    ['more than three years', '2023-01-01', '2026-03-01', 'MONTH', 'Charts show three years at most: 1096 days'],
    ['too many points', '2024-01-01', '2026-03-01', 'DAY', 'A chart has 400 points at most: choose weeks or months'],
  ])('refuse %s', async (_, from, to, grain, message) => {
    const { errors } = await admin.graphqlAnswer(
      'query ($from: String!, $to: String!, $grain: StatisticsGrain!) { statistics(from: $from, to: $to, grain: $grain) { total { pieces } } }',
      { from, to, grain },
    );
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'INVALID_INPUT' } });
  });
});

describe('every figure', () => {
  /** Counts rows as the tables have them. */
  const count = async (rows: string, values: unknown[] = []) =>
    (await shop.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${rows}`, values))[0]?.n;

  /**
   * What the shop keeps of the orders of a time by the ledger, by some key: of those that wait for nothing and are not
   * cancelled. Those that are returned are no orders, and have no pieces.
   */
  const sold = (from: string, to: string, key = `''`) =>
    shop.sql<{ key: string; orders: number; revenueCents: number; goods: number; pieces: number }>(
      `SELECT ${key} AS key, (count(*) FILTER (WHERE status <> 'RETURNED'))::int AS orders,
        (sum(quantity - back) FILTER (WHERE status <> 'RETURNED'))::int AS pieces,
        (sum((quantity - back) * unit_price_cents) FILTER (WHERE status <> 'RETURNED'))::int AS goods,
        sum((SELECT sum(CASE kind WHEN 'CREDITED' THEN -amount_cents ELSE amount_cents END) FROM payment_entries
          WHERE order_id = o.id AND kind IN ('CHARGED', 'CREDITED')))::int AS "revenueCents"
      FROM orders o JOIN order_lines l ON l.order_id = o.id, LATERAL (
        SELECT coalesce(sum(back_on_sale + written_off), 0) AS back FROM return_lines WHERE order_line_id = l.id
      ) returned
      WHERE awaits IS NULL AND status <> 'CANCELLED' AND placed_at >= $1 AND placed_at < $2
      GROUP BY 1 ORDER BY "revenueCents" DESC`,
      [from, to],
    );
  const salesOf = async (from: string, to: string) => {
    const [{ orders, revenueCents } = { orders: 0, revenueCents: 0 }] = await sold(from, to);
    return { orders, revenueCents };
  };

  test('equals plain SQL, whatever state orders are in', async () => {
    // 14:00 in Dhaka on the fifteenth.
    const now = '2017-07-15T08:00:00.000Z';
    const days = ['2017-07-15T01:00:00Z', '2017-07-14T01:00:00Z', '2017-07-14T09:00:00Z', '2017-06-03T01:00:00Z'];
    const states: Partial<SoldOrder>[] = [
      ...ORDER_STATUSES.map(({ status }) => ({ status })),
      ...ORDER_NEEDS.map((awaits) => ({ awaits })),
      { status: 'CANCELLED', awaits: 'PAYMENT' },
      { status: 'DELIVERED', creditedCents: 1234 },
      { status: 'RETURNED', returnedAt: '2017-07-15T02:00:00Z', product: shirt },
      { status: 'DELIVERED', product: shirt, method: 'BKASH', district: 'dhaka' },
      { status: 'RETURNED', product: shirt, method: 'BKASH', district: 'sylhet' },
    ];
    for (const at of days) for (const state of states) await sell(at, state);
    // Of the second order nothing is left but the fee.
    for (const at of days.slice(0, 2)) for (const pieces of [1, 2]) await sellAndTakeBack(at, pieces);
    const [today, yesterday, month, monthBefore] = [
      await salesOf('2017-07-14T18:00:00Z', now),
      await salesOf('2017-07-13T18:00:00Z', '2017-07-14T08:00:00Z'),
      await salesOf('2017-06-30T18:00:00Z', now),
      await salesOf('2017-05-31T18:00:00Z', '2017-06-15T08:00:00Z'),
    ];
    const range = ['2017-06-30T18:00:00Z', '2017-07-15T18:00:00Z'] as const;
    const [[total], parts, goods] = [
      await sold(...range),
      {
        paymentMethods: await sold(...range, 'payment_method'),
        districts: await sold(...range, `coalesce(shipping_district, '')`),
      },
      await sold(...range, 'l.name'),
    ];
    const returned = await count('returns WHERE received_at >= $1 AND received_at < $2', [...range]);
    expect([total?.orders, returned]).toEqual([3 * 7 + 2, 4 + 4]);

    await beforeAndAfterTheCount(async () => {
      const overview = await services.overview.overview(owner, new Date(now));
      expect(overview.today).toEqual({ now: today, before: yesterday });
      expect(overview.month).toEqual({ now: month, before: monthBefore });
      const shown = await ask('2017-07-01', '2017-07-15');
      expect(shown.total).toMatchObject({
        sales: { orders: total?.orders, revenueCents: total?.revenueCents },
        pieces: total?.pieces,
        returnedOrders: returned,
        funnel: { orders: total?.orders },
      });
      expect(shown.points.at(-1)?.figures.sales).toEqual(today);
      for (const [part, rows] of Object.entries(parts))
        expect(shown[part as keyof typeof parts]).toMatchObject(
          rows
            .filter(({ orders, revenueCents }) => orders + revenueCents > 0)
            .map(({ key, orders, revenueCents }) => ({ key, orders, revenueCents })),
        );
      expect(shown.topProducts).toMatchObject(
        goods.map(({ key, pieces, goods: goodsCents }) => ({ name: key, pieces, goodsCents })),
      );
      expect(shown.categories.map(({ orders, revenueCents }) => [orders, revenueCents])).toEqual(
        goods.map(({ orders, goods: goodsCents }) => [orders, goodsCents]),
      );
    });

    const { ordersByStatus, tasks } = await services.overview.overview(owner);
    for (const { status, orders } of ordersByStatus)
      expect(orders.count, status).toBe(await count('orders WHERE status = $1', [status]));
    const plain = {
      ordersToProcess: await count(`orders WHERE status = 'PENDING' AND awaits IS NULL`),
      lateOrders: await count(`orders WHERE status = 'PENDING' AND awaits IS NULL AND placed_at < $1`, [
        tasks.latePlacedBefore,
      ]),
      failedWork: await count('events WHERE failed_at IS NOT NULL'),
      returnsToDecide: await count(`returns WHERE status = 'REQUESTED'`),
      waitingCustomers: await count(`customers WHERE status = 'PENDING'`),
      waitingReviews: await count('reviews WHERE NOT published AND rejected_at IS NULL'),
      waitingComments: await count('comments WHERE NOT published AND rejected_at IS NULL'),
      unreadMessages: await count('messages WHERE read_at IS NULL'),
      lowStock: await count(`products p WHERE status = 'PUBLISHED' AND (
        EXISTS (SELECT FROM product_stock s WHERE s.product_id = p.id AND available <= 5)
        OR EXISTS (SELECT FROM product_variants v WHERE v.product_id = p.id AND archived_at IS NULL AND available <= 5))`),
    };
    expect(tasks).toMatchObject(
      Object.fromEntries(Object.entries(plain).map(([task, n]) => [task, { count: n, isExact: true }])),
    );
  });
});

test('more than 10,000 are counted exactly where an index says them', async () => {
  await shop.sql(`INSERT INTO customers (display_name, email, status)
    SELECT 'Waiting', 'waiting' || n || '@gmail.com', 'PENDING' FROM generate_series(1, 10001) AS n`);
  const [row] = await shop.sql<{ n: number }>(`SELECT count(*)::int AS n FROM customers WHERE status = 'PENDING'`);
  const { tasks } = await services.overview.overview(owner);
  expect(tasks.waitingCustomers).toEqual({ count: row?.n, isExact: true });
  const filter = { search: '', status: 'PENDING' as const, role: null };
  expect(await services.customerManagement.count(owner, filter)).toEqual({
    totalCount: row?.n,
    isTotalExact: true,
  });
  expect(await services.customerManagement.count(owner, { ...filter, search: 'waiting' })).toEqual({
    totalCount: 10_000,
    isTotalExact: false,
  });
});

describe('the file of a chart', () => {
  const file = (query: string) => admin.get(`/backend/admin/statistics.csv?${query}`);

  test('has the figures of the page, in dollars', async () => {
    const time = await file('chart=time&from=2023-05-02&to=2023-05-05&grain=WEEK');
    expect(time.headers.get('content-disposition')).toContain('haat-time-2023-05-02-2023-05-05.csv');
    expect(time.text.trim().split('\r\n')).toEqual([
      'From,To,Orders,Revenue,Pieces,Returned orders,Returned,Visits,Product views,Carts,Checkouts',
      '2023-05-02,2023-05-05,3,230,3,0,0,0,0,0,0',
    ]);
    const districts = await file('chart=districts&from=2023-05-02&to=2023-05-05');
    expect(districts.text.trim().split('\r\n')).toEqual(['District,Orders,Revenue', 'Dhaka,2,160', 'Sylhet,1,70']);
    for (const chart of ['categories', 'methods', 'products', 'funnel'])
      expect((await file(`chart=${chart}&from=2023-05-02&to=2023-05-05`)).status).toBe(200);
  });

  test('is refused for what there is not', async () => {
    const days = 'from=2023-05-02&to=2023-05-05';
    expect((await file(`chart=weather&${days}`)).refused(422).fields).toMatchObject([{ field: 'chart' }]);
    expect((await file(`chart=time&${days}&grain=YEAR`)).refused(422).fields).toMatchObject([{ field: 'grain' }]);
    expect((await file('chart=time')).refused(422).fields).toHaveLength(2);
    expect((await file(`chart=time&chart=funnel&${days}`)).refused(400).error).toBe('chart must be given once.');
  });
});
