import { expect, test } from 'vitest';
import { MAX_IMPORT_ROWS } from '#schema/product-csv.ts';
import { ask, csvOf, doWork, finish, importOf, sendFile, upload, type TestRow } from '../import-steps.ts';
import { freshKey, placeOrderDocument, toInput, type PlaceOrderData } from '../order-edges.ts';
import { openShop } from '../setup.ts';

const shop = await openShop();
const admin = await shop.admin();

/** Few enough for a busy machine; ten times as many take about ten times as long. */
const ROWS = 1000;

const products = await shop.products(
  Array.from({ length: ROWS }, (_, place) => ({ sku: `LOAD-${place}`, stock: 50, name: `Mug ${place}` })),
);

const rows = (stock: number): TestRow[] =>
  products.map((_, place) => ({
    sku: `LOAD-${place}`,
    name: `Cup ${place} of ${stock}`,
    availableStock: String(stock),
  }));

test('orders of its products go on while an import is applied, and no piece is lost', async () => {
  const customers = await shop.customers(6);
  const { id } = await upload(admin, rows(40));
  await ask(admin, 'apply', id);
  const work = { isDone: false };
  const placed: string[] = [];
  const buyers = customers.map(async (customer, place) => {
    for (let turn = 0; !work.isDone && turn < 12; turn += 1) {
      // Several of them want the same product at once.
      const product = products[(turn * 7 + (place % 2)) % 40];
      const { placeOrder } = await customer.graphql<PlaceOrderData>(placeOrderDocument, {
        input: toInput(customer, { productId: product?.id ?? '' }),
        key: freshKey(),
      });
      if (placeOrder.__typename === 'PlaceOrderSuccess') placed.push(product?.id ?? '');
    }
  });
  await doWork(shop, id);
  work.isDone = true;
  await Promise.all(buyers);
  expect(placed.length).toBeGreaterThan(0);

  // It was applied before or after each order, so either is refused with what has changed, or all pieces are accounted
  // for.
  const { status, refusals } = await importOf(admin, id);
  if (status === 'CHECKED') expect(refusals.length).toBeGreaterThan(0);
  const counts = await shop.sql<{ product_id: string; pieces: number; changes: number }>(
    `SELECT s.product_id, s.available + s.reserved AS pieces,
      50 + coalesce((SELECT sum(c.available + c.reserved) FROM stock_changes c WHERE c.product_id = s.product_id), 0)::integer AS changes
    FROM product_stock s JOIN products p ON p.id = s.product_id WHERE p.sku LIKE 'LOAD-%'`,
  );
  for (const { pieces, changes } of counts) expect(pieces).toBe(changes);
  const [orders] = await shop.sql<{ lines: number }>('SELECT sum(quantity)::integer AS lines FROM order_lines');
  const [reserved] = await shop.sql<{ pieces: number }>('SELECT sum(reserved)::integer AS pieces FROM product_stock');
  expect(reserved?.pieces).toBe(orders?.lines);
  expect(orders?.lines).toBe(placed.length);
});

test('an order of a product whose stock is being written waits for the end of it, and is placed', async () => {
  const customer = await shop.customer();
  const [product] = products;
  const { id } = await upload(admin, rows(45));
  await ask(admin, 'apply', id);
  const work = { isDone: false };
  const buying = (async () => {
    for (;;) {
      const free = await shop.sql('SELECT FROM product_stock WHERE product_id = $1 FOR UPDATE SKIP LOCKED', [
        product?.id,
      ]);
      if (free.length > 0 && !work.isDone) continue;
      const { placeOrder } = await customer.graphql<PlaceOrderData>(placeOrderDocument, {
        input: toInput(customer, { productId: product?.id ?? '' }),
        key: freshKey(),
      });
      return placeOrder.__typename;
    }
  })();
  await doWork(shop, id);
  work.isDone = true;
  expect(await buying).toBe('PlaceOrderSuccess');
  expect((await importOf(admin, id, { first: 1 })).status).toBe('APPLIED');
  expect(await shop.stockOf({ id: product?.id ?? '' })).toMatchObject({ available: 44 });
});

test('two imports of the same products follow one another, and the second says what has changed', async () => {
  const [first, second] = [await upload(admin, rows(30)), await upload(admin, rows(20))];
  await ask(admin, 'apply', first.id);
  await ask(admin, 'apply', second.id);
  await Promise.all([doWork(shop, first.id), doWork(shop, second.id)]);
  const states = await Promise.all([importOf(admin, first.id), importOf(admin, second.id)]);
  expect(states.map(({ status }) => status).toSorted()).toEqual(['APPLIED', 'CHECKED']);
  const loser = states.find(({ status }) => status === 'CHECKED');
  expect(loser?.refusals).toHaveLength(100);
  await ask(admin, 'check', loser?.id ?? '');
  expect((await finish(shop, admin, 'apply', loser?.id ?? '')).status).toBe('APPLIED');
});

test('it says how far it is while it goes on, and others see nothing of it before its end', async () => {
  const { id } = await upload(admin, rows(10));
  await ask(admin, 'apply', id);
  const seen = new Set<number>();
  const work = { isDone: false };
  const watching = (async () => {
    while (!work.isDone) {
      const [{ names = 0 } = {}] = await shop.sql<{ names: number }>(
        `SELECT count(DISTINCT right(name, 2))::integer AS names FROM products WHERE sku LIKE 'LOAD-%'`,
      );
      // Never a part of the file: all products have the name of one file, or of the one before.
      expect(names).toBe(1);
      seen.add((await importOf(admin, id, { first: 1 })).doneCount);
    }
  })();
  await doWork(shop, id);
  work.isDone = true;
  await watching;
  expect(Math.max(...seen)).toBeGreaterThan(0);
  expect((await importOf(admin, id, { first: 1 })).doneCount).toBe(ROWS);
});

test('the dry run of 10,000 rows is there in time', async () => {
  const leaf = await shop.category({ name: 'Mugs', parent: await shop.category() });
  const half = MAX_IMPORT_ROWS / 2;
  for (let start = 0; start < half; start += 1000)
    await shop.products(Array.from({ length: 1000 }, (_, place) => ({ sku: `MANY-${start + place}`, category: leaf })));
  const long = 'Glazed by hand, and fired twice. '.repeat(12);
  const rows = Array.from({ length: MAX_IMPORT_ROWS }, (_, place): TestRow => ({
    sku: `MANY-${place}`,
    name: `Mug ${place}`,
    Category: 'Mugs',
    brand: 'Tanti',
    price: '7.50',
    availableStock: String(place % 90),
    image: `/pictures/${products[0]?.pictures[0]}`,
    shortDescription: 'A mug.',
    description: long,
  }));
  const file = csvOf(rows);
  const { id, ...counts } = (await sendFile(admin, file)).ok<{ id: string }>(201);
  await importOf(admin, id, { first: 50 });
  expect(counts).toEqual({ rowCount: 10_000, createCount: half, changeCount: half, problemCount: 0 });
});
