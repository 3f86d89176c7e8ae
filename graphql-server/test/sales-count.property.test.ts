import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, dayOf, startOfDay, startOfMonth, type Day } from '#schema/days.ts';
import { TOP_PRODUCTS } from '#schema/statistics.ts';
import { createServices } from '../src/services.ts';
import { runs } from './runs.ts';
import { openShop } from './setup.ts';
import { sellAt } from './sold-orders.ts';

const shop = await openShop();
const services = createServices(shop.dataSource, shop.config, shop);
const admin = await shop.admin();
const owner = await services.sessions.viewer(admin.id, admin.sessionId);
if (!owner) throw new Error('The admin is not signed in.');
const customer = await shop.customer();

const [fashion, home] = [
  await shop.category({ parent: await shop.category() }),
  await shop.category({ parent: await shop.category() }),
];
/** More than a chart shows. Some cost the same. */
const PRICES = [1000, 2550, 99_999];
const products = await Promise.all(
  Array.from({ length: 3 * TOP_PRODUCTS }, (_, place) =>
    shop.product({ priceCents: PRICES[place % 3] ?? 0, category: place % 2 === 0 ? fashion : home }),
  ),
);

const today = dayOf(new Date());
const month = startOfMonth(today);
/** The last days, and those on both sides of the ends of months, of which one is whole. */
const DAYS: readonly Day[] = [
  today,
  addDays(today, -1),
  addDays(today, -2),
  month,
  addDays(month, -1),
  addDays(month, -12),
  addMonths(month, -1),
  addDays(addMonths(month, -1), -1),
].toSorted();
const firstDay = DAYS[0] ?? today;

/** What happens to the shop's orders. */
const anyStep = fc.record({
  what: fc.constantFrom(
    'place',
    'place',
    'place',
    'placeUnpaid',
    'pay',
    'cancel',
    'deliver',
    'return',
    'returnWithoutFee',
    'takeBack',
    'credit',
    'method',
    'district',
    'count',
    'countTwice',
  ),
  order: fc.nat(20),
  /** Of which day it is, and how far into it. */
  day: fc.constantFrom(...DAYS),
  partOfDay: fc.constantFrom(0, 0.3, 1),
  product: fc.nat(products.length - 1),
});

/** Two of the days, or others near them. */
const anyRange = fc
  .tuple(fc.constantFrom(...DAYS), fc.constantFrom(...DAYS), fc.nat(1))
  .map(([one, other, more]): [Day, Day] => (one < other ? [addDays(one, -more), other] : [addDays(other, -more), one]));

type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

const instantOf = ({ day, partOfDay }: Step): string => {
  const start = startOfDay(day).getTime();
  // The last millisecond of a day; of today only what is over.
  const end = Math.min(start + 24 * 3_600_000 - 1, Date.now());
  return new Date(start + (end - start) * partOfDay).toISOString();
};

const set = (id: string, change: string, value?: string) =>
  shop.sql(`UPDATE orders SET ${change} WHERE id = $1`, value === undefined ? [id] : [id, value]);

/** What the ledger still has of an order; `o` is its row. */
const ledger = `(SELECT sum(CASE kind WHEN 'CHARGED' THEN amount_cents WHEN 'CREDITED' THEN -amount_cents ELSE 0 END)::int
  FROM payment_entries e WHERE e.order_id = o.id)`;

/** Takes an amount off what an order costs, if it has one of these statuses and costs that much. */
const credit = (id: string, cents: string, ...statuses: string[]) =>
  shop.sql(
    `INSERT INTO payment_entries (order_id, kind, amount_cents, method, reason)
    SELECT id, 'CREDITED', ${cents}, payment_method, 'Late' FROM orders o
    WHERE id = $1 AND status = ANY ($2) AND ${ledger} >= greatest(${cents}, 1)`,
    [id, statuses],
  );

const take = async (step: Step, orders: string[]): Promise<void> => {
  const at = instantOf(step);
  const id = orders[step.order % Math.max(orders.length, 1)];
  const product = products[step.product];
  if (product && (step.what === 'place' || step.what === 'placeUnpaid')) {
    const awaits = step.what === 'place' ? null : 'PAYMENT';
    orders.push(await sellAt(shop, customer, { at, product, awaits }));
  } else if (step.what === 'count') await services.salesRollup.count();
  else if (step.what === 'countTwice') await Promise.all([services.salesRollup.count(), services.salesRollup.count()]);
  else if (id === undefined) return;
  else if (step.what === 'pay') await set(id, `awaits = NULL`);
  else if (step.what === 'cancel')
    await set(id, `status = CASE WHEN status = 'PENDING' THEN 'CANCELLED' ELSE status END`);
  else if (step.what === 'deliver') {
    await set(id, `awaits = CASE WHEN status = 'PENDING' THEN NULL ELSE awaits END`);
    await shop.walkOrders('DELIVERED', { id });
  } else if (step.what === 'return' || step.what === 'returnWithoutFee') {
    await set(id, `status = CASE WHEN status = 'DELIVERED' THEN 'RETURNED' ELSE status END`);
    await shop.sql(
      `INSERT INTO returns (order_id, status, reason, decided_at, received_at, credited_cents)
      SELECT id, 'RECEIVED', '', $2::timestamptz, $2, total_cents FROM orders
      WHERE id = $1 AND status = 'RETURNED' AND id NOT IN (SELECT order_id FROM returns)`,
      [id, at],
    );
    if (step.what === 'return') await credit(id, ledger, 'RETURNED');
  } else if (step.what === 'takeBack') {
    await shop.sql(
      `INSERT INTO returns (order_id, status, reason, decided_at)
      SELECT id, 'APPROVED', '', $2 FROM orders
      WHERE id = $1 AND status = 'DELIVERED' AND id NOT IN (SELECT order_id FROM returns)`,
      [id, at],
    );
    await shop.sql(
      `INSERT INTO return_lines (return_id, order_line_id, written_off)
      SELECT r.id, l.id, 1 FROM returns r JOIN order_lines l USING (order_id) WHERE order_id = $1 AND r.status = 'APPROVED'`,
      [id],
    );
    await shop.sql(
      `UPDATE returns SET status = 'RECEIVED', received_at = $2 WHERE order_id = $1 AND status = 'APPROVED'`,
      [id, at],
    );
  } else if (step.what === 'credit') await credit(id, '10', 'PENDING', 'DELIVERED');
  else if (step.what === 'method') await set(id, `payment_method = $2`, step.product % 2 === 0 ? 'CARD' : 'BKASH');
  else await set(id, `shipping_district = $2`, step.product % 2 === 0 ? 'dhaka' : 'sylhet');
};

/** Counts everything between two days anew, order by order, as nothing in the shop does. */
const fullCount = async (from: Day, to: Day) => {
  const isAsked = ({ at }: { at: Date }) => dayOf(at) >= from && dayOf(at) <= to;
  const all = await shop.sql<{
    at: Date;
    method: string;
    district: string | null;
    cents: number;
    goods: number;
    product: string;
    isOrder: boolean;
  }>(`SELECT o.placed_at AS at, o.status <> 'RETURNED' AS "isOrder", o.payment_method AS method, o.shipping_district AS district,
      ${ledger} AS cents,
      (l.quantity - coalesce((SELECT sum(written_off) FROM return_lines b WHERE b.order_line_id = l.id), 0))::int
        * l.unit_price_cents AS goods, l.product_id AS product
    FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE o.awaits IS NULL AND o.status <> 'CANCELLED'`);
  const orders = all.filter(isAsked);
  const returned = (
    await shop.sql<{ at: Date; cents: number }>('SELECT received_at AS at, credited_cents AS cents FROM returns')
  ).filter(isAsked);
  const sums = (of: (order: (typeof all)[number]) => [key: string, cents: number][]) => {
    const counted = new Map<string, { orders: number; cents: number }>();
    for (const order of orders)
      for (const [key, cents] of of(order)) {
        const sum = counted.get(key) ?? { orders: 0, cents: 0 };
        counted.set(key, { orders: sum.orders + (order.isOrder ? 1 : 0), cents: sum.cents + cents });
      }
    return Object.fromEntries([...counted].filter(([, { orders, cents }]) => orders + cents > 0));
  };
  return {
    days: sums(({ at, cents }) => [[dayOf(at), cents]]),
    methods: sums(({ method, cents }) => [[method, cents]]),
    districts: sums(({ district, cents }) => [[district ?? '', cents]]),
    products: Object.entries(sums(({ product, goods, isOrder }) => (goods === 0 || !isOrder ? [] : [[product, goods]])))
      .toSorted(([one, a], [other, b]) => b.cents - a.cents || (one < other ? -1 : 1))
      .slice(0, TOP_PRODUCTS),
    returned: {
      orders: returned.length,
      cents: returned.reduce((sum, { cents }) => sum + cents, 0),
    },
  };
};

const shown = async (from: Day, to: Day) => {
  const all = await services.statistics.statistics(owner, { from, to, grain: 'DAY' });
  const partsOf = (parts: typeof all.districts) =>
    Object.fromEntries(parts.map(({ key, orders, revenueCents }) => [key, { orders, cents: revenueCents }]));
  return {
    days: Object.fromEntries(
      all.points
        .filter(({ figures: { sales } }) => sales.orders + sales.revenueCents > 0)
        .map(({ from, figures: { sales } }) => [from, { orders: sales.orders, cents: sales.revenueCents }]),
    ),
    methods: partsOf(all.paymentMethods),
    districts: partsOf(all.districts),
    products: all.topProducts.map(({ productId, pieces, goodsCents }) => [
      productId,
      { orders: pieces, cents: goodsCents },
    ]),
    returned: { orders: all.total.returnedOrders, cents: all.total.returnedCents },
  };
};

test('whatever happens to orders of whatever day, what is shown equals a full count, counted in advance or not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 40 }), anyRange, async (steps, range) => {
      const orders: string[] = [];
      for (const step of steps) await take(step, orders);
      const [whole, part] = [await fullCount(firstDay, today), await fullCount(...range)];
      const check = async () => {
        expect(await shown(firstDay, today)).toEqual(whole);
        expect(await shown(...range)).toEqual(part);
      };
      await check();
      await services.salesRollup.count();
      await check();
    }),
    { numRuns: runs(25) },
  );
});

test('orders of a day do not wait for each other when they change', async () => {
  const at = new Date(startOfDay(addDays(today, -2)).getTime()).toISOString();
  const product = products[0] ?? (await shop.product());
  const [one, other] = [await sellAt(shop, customer, { at, product }), await sellAt(shop, customer, { at, product })];
  await shop.dataSource.transaction(async (manager) => {
    await manager.query(`UPDATE orders SET status = 'CANCELLED' WHERE id = $1`, [one]);
    // Another connection, while the first transaction is open.
    await set(other, `status = 'CANCELLED'`);
  });
  expect(await shop.sql(`SELECT status FROM orders WHERE id = ANY ($1)`, [[one, other]])).toEqual([
    { status: 'CANCELLED' },
    { status: 'CANCELLED' },
  ]);
});

test('an order that is placed, and changes on its first day, adds nothing to the days to be counted again', async () => {
  await services.salesRollup.count();
  const marks = async () => (await shop.sql<{ n: number }>('SELECT count(*)::int AS n FROM changed_sales_days'))[0]?.n;
  const before = await marks();
  const product = products[0] ?? (await shop.product());
  const id = await shop.order(customer, product, 'PENDING');
  await set(id, `status = 'CANCELLED'`);
  expect(await marks()).toBe(before);
});
