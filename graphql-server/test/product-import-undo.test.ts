import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { IMPORT_MESSAGES } from '#schema/product-import.ts';
import { doWork, finish, ask, importOf, problemsOf, upload, type TestRow } from './import-steps.ts';
import { freshKey, placeOrderDocument, toInput, type PlaceOrderData } from './order-edges.ts';
import { changeStatus } from './order-steps.ts';
import type { Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const admin = await shop.admin();
await shop.category({ name: 'Mugs', parent: await shop.category() });
await shop.product({ pictures: ['mug-1'] });

/** What a new product needs. */
const fresh: TestRow = { Category: 'Mugs', price: '7.50', image: '/pictures/mug-1', availableStock: '6' };

/** Everything in the catalogue, without what counts changes. */
const catalogue = () =>
  shop.sql(
    `SELECT to_jsonb(p) - '{version,updated_at,updated_by}'::text[] AS product, to_jsonb(s) AS stock, to_jsonb(t) AS bangla,
      (SELECT json_agg(v ORDER BY v.position) FROM product_variants v WHERE v.product_id = p.id) AS variants
    FROM products p JOIN product_stock s ON s.product_id = p.id LEFT JOIN product_translations t ON t.product_id = p.id
    ORDER BY p.id`,
  );

const idOf = async (sku: string) =>
  (await shop.sql<{ id: string }>('SELECT product_id AS id FROM product_skus WHERE sku = $1', [sku]))[0]?.id ?? '';

const buy = async (customer: Person, productId: string, more: object = {}) => {
  const { placeOrder } = await customer.graphql<PlaceOrderData>(placeOrderDocument, {
    input: toInput(customer, { productId, seenPriceCents: 750, ...more }),
    key: freshKey(),
  });
  expect(placeOrder.__typename).toBe('PlaceOrderSuccess');
};

const applied = async (rows: readonly TestRow[]): Promise<string> => {
  const { id } = await upload(admin, rows);
  expect(await finish(shop, admin, 'apply', id)).toMatchObject({ status: 'APPLIED', refusals: [] });
  return id;
};

describe('undoing an import', () => {
  test('brings the catalogue back as it was', async () => {
    const [plain, draft] = await shop.products([
      { sku: 'PLAIN', stock: 4 },
      { sku: 'DRAFT', status: 'DRAFT' },
    ]);
    await shop.sql(`INSERT INTO product_translations VALUES ($1, 'BN', 'বাতি', 'নোট', 'ছোট', 'লম্বা', 'আরও', '{}')`, [
      plain?.id,
    ]);
    const many = await shop.product({
      variants: [
        { color: 'Red', size: 'M', sku: 'RED-M', stock: 2 },
        { color: 'Red', size: 'L', sku: 'RED-L', stock: 5 },
        { color: 'Blue', size: 'M', sku: 'BLUE-M', archivedAt: new Date() },
      ],
    });
    const before = await catalogue();
    const id = await applied([
      {
        sku: 'PLAIN',
        name: 'Renamed',
        price: '7.50',
        oldPrice: '9',
        attributes: 'Material: Clay',
        availableStock: '9',
        name_bn: '-',
        note_bn: '-',
        shortDescription_bn: '-',
        description_bn: '-',
        descriptionSecound_bn: '-',
      },
      { _id: draft?.id ?? '', status: 'PUBLISHED', name_bn: 'নতুন', sku: 'DRAFT-2' },
      { sku: 'RED-M', availableStock: '0', price: '3' },
      { sku: 'BLUE-M', availableStock: '4' },
      { _id: many.id, sizes: 'S, M, L' },
      { _id: many.id, variantColor: 'Red', variantSize: 'S', sku: 'RED-S', availableStock: '1' },
      { ...fresh, sku: 'MUG', name: 'Mug' },
      { ...fresh, _id: 'shirt', name: 'Shirt', availableStock: '', name_bn: 'শার্ট' },
      { _id: 'shirt', sku: 'SHIRT-M', variantColor: 'White', variantSize: 'M', availableStock: '5' },
    ]);
    const after = await catalogue();
    expect(after).not.toEqual(before);
    expect(await finish(shop, admin, 'undo', id)).toMatchObject({ status: 'UNDONE', refusals: [] });
    expect(await catalogue()).toEqual(before);
    expect(
      (
        await shop.sql<{ available: number }>(
          `SELECT available FROM stock_changes WHERE import_id = $1 AND kind = 'UNDONE' ORDER BY id`,
          [id],
        )
      ).map(({ available }) => available),
    ).toEqual([-5, 2, 6, -1]);
    const [entry] = await shop.sql(`SELECT actor_id, after FROM audit_entries WHERE action = 'IMPORT_UNDONE'`);
    expect(entry).toEqual({ actor_id: admin.id, after: { created: 0, changed: 0, deleted: 2, archived: 0 } });
    await expect(ask(admin, 'undo', id)).rejects.toThrow(IMPORT_MESSAGES.notApplied);
    await doWork(shop, id);
    expect((await importOf(admin, id)).status).toBe('UNDONE');
  });

  test('archives what was created and has been ordered, and puts stock back by the difference', async () => {
    const product = await shop.product({ sku: 'COUNTED', stock: 4, priceCents: 750 });
    const id = await applied([
      { sku: 'COUNTED', availableStock: '10' },
      { ...fresh, sku: 'ORDERED', name: 'Ordered' },
      { ...fresh, sku: 'UNWANTED', name: 'Unwanted' },
    ]);
    const customer = await shop.customer();
    const [ordered, unwanted] = [await idOf('ORDERED'), await idOf('UNWANTED')];
    await buy(customer, ordered);
    await buy(customer, product.id, { quantity: 3 });
    expect(await finish(shop, admin, 'undo', id)).toMatchObject({ status: 'UNDONE', refusals: [] });
    expect(await shop.stockOf(product)).toMatchObject({ available: 1, reserved: 3 });
    expect(await shop.sql('SELECT id, status FROM products WHERE id = ANY ($1)', [[ordered, unwanted]])).toEqual([
      { id: ordered, status: 'ARCHIVED' },
    ]);
  });

  test('takes back an added variant that was ordered and cancelled: its pieces, and its SKU for another one', async () => {
    const many = await shop.product({
      variants: [{ color: 'Red', sku: 'TAKE-RED', stock: 2 }],
    });
    const customer = await shop.customer();
    const before = await shop.stockOf(many);
    const id = await applied([
      { _id: many.id, colors: 'Red, Green' },
      { _id: many.id, variantColor: 'Green', sku: 'TAKE-GREEN', availableStock: '4' },
    ]);
    const { placeOrder } = await customer.graphql<PlaceOrderData>(placeOrderDocument, {
      input: toInput(customer, { productId: many.id, color: 'Green' }),
      key: freshKey(),
    });
    if (placeOrder.__typename !== 'PlaceOrderSuccess') throw new Error(placeOrder.__typename);
    await changeStatus(customer, placeOrder.order.id, 'CANCELLED');
    expect((await finish(shop, admin, 'undo', id)).status).toBe('UNDONE');
    expect(await shop.stockOf(many)).toEqual(before);
    const [history] = await shop.sql(
      `SELECT sum(available)::int AS available FROM stock_changes WHERE product_id = $1`,
      [many.id],
    );
    expect(history).toEqual({ available: 0 });
    expect(await idOf('TAKE-GREEN')).toBe('');
  });

  test('is refused, and changes nothing, where somebody has changed something since', async () => {
    const [edited, counted, sold] = await shop.products([
      { sku: 'EDITED', name: 'Edited', priceCents: 750 },
      { sku: 'SET-AGAIN', name: 'Set again', stock: 1, priceCents: 750 },
      { sku: 'SOLD', name: 'Sold', stock: 0, priceCents: 750 },
    ]);
    const many = await shop.product({
      priceCents: 750,
      variants: [{ color: 'Red', size: null, sku: 'ONLY-RED' }],
      name: 'Many',
    });
    const refusalsOf = async (rows: readonly TestRow[], meanwhile: () => Promise<unknown>) => {
      const id = await applied(rows);
      await meanwhile();
      const before = await catalogue();
      const { status, refusals } = await finish(shop, admin, 'undo', id);
      expect(status).toBe('APPLIED');
      expect(await catalogue()).toEqual(before);
      expect(
        await shop.sql(
          `SELECT actor_id, (after->>'problems')::int AS problems FROM audit_entries WHERE subject_id = $1 AND action = 'IMPORT_UNDO_FAILED'`,
          [id],
        ),
      ).toEqual([{ actor_id: admin.id, problems: refusals.length }]);
      return refusals;
    };
    const customer = await shop.customer();

    expect(
      await refusalsOf([{ sku: 'EDITED', note: 'By the file' }], () =>
        shop.sql(`UPDATE products SET note = 'By somebody' WHERE id = $1`, [edited?.id]),
      ),
    ).toEqual([{ row: 2, name: 'Edited', message: IMPORT_MESSAGES.productChanged }]);

    const again = async () => applied([{ sku: 'SET-AGAIN', availableStock: '20' }]);
    expect(await refusalsOf([{ sku: 'SET-AGAIN', availableStock: '5' }], again)).toEqual([
      { row: 2, name: 'Set again', message: IMPORT_MESSAGES.stockSet },
    ]);
    expect(await shop.stockOf({ id: counted?.id ?? '' })).toMatchObject({ available: 20 });

    expect(
      await refusalsOf([{ sku: 'SOLD', availableStock: '5' }], () => buy(customer, sold?.id ?? '', { quantity: 3 })),
    ).toEqual([{ row: 2, name: 'Sold', message: '3 of the pieces that the import added have been ordered.' }]);

    expect(
      await refusalsOf(
        [
          { _id: many.id, colors: 'Red, Green' },
          { _id: many.id, variantColor: 'Green', sku: 'ONLY-GREEN', availableStock: '2' },
        ],
        () => buy(customer, many.id, { color: 'Green' }),
      ),
    ).toEqual([{ row: 3, name: 'Many · Green', message: IMPORT_MESSAGES.variantOrdered }]);
  });
});

describe('an import that cannot be undone as a whole', () => {
  test('is undone but for the products that have changed since, which are named with the reason', async () => {
    const [edited, plain] = await shop.products([
      { sku: 'LEFT-1', name: 'Edited', stock: 1, priceCents: 750 },
      { sku: 'LEFT-2', name: 'Plain', stock: 2, priceCents: 750 },
    ]);
    const many = await shop.product({
      name: 'Many',
      priceCents: 750,
      variants: [
        { color: 'Red', size: null, sku: 'LEFT-RED', stock: 0 },
        { color: 'Blue', size: null, sku: 'LEFT-BLUE', stock: 4 },
      ],
    });
    const id = await applied([
      { sku: 'LEFT-1', name: 'By the file' },
      { sku: 'LEFT-2', name: 'By the file', availableStock: '9' },
      { sku: 'LEFT-RED', availableStock: '3' },
      { sku: 'LEFT-BLUE', availableStock: '5' },
      { ...fresh, sku: 'LEFT-NEW', name: 'Mug' },
    ]);
    await shop.sql(`UPDATE products SET note = 'By somebody' WHERE id = $1`, [edited?.id]);
    await buy(await shop.customer(), many.id, { color: 'Red', quantity: 2 });
    expect(await finish(shop, admin, 'undo', id)).toMatchObject({
      status: 'APPLIED',
      refusals: [{ row: 2, message: IMPORT_MESSAGES.productChanged }],
    });
    await admin.graphql('mutation ($id: ID!) { undoProductImport(id: $id, partly: true) { id } }', { id });
    await doWork(shop, id, { isPartly: true });
    expect(await importOf(admin, id)).toMatchObject({ status: 'UNDONE', problemCount: 3, refusals: [] });
    expect(await problemsOf(admin, id)).toEqual([
      `2 : ${IMPORT_MESSAGES.productChanged}`,
      '4 : 2 of the pieces that the import added have been ordered.',
      `5 : ${IMPORT_MESSAGES.otherRow}`,
    ]);
    expect(await shop.stockOf({ id: plain?.id ?? '' })).toMatchObject({ available: 2 });
    expect(await shop.stockOf(many)).toMatchObject({ available: 6, reserved: 2 });
    expect(
      await shop.sql('SELECT name FROM products WHERE id = ANY ($1) ORDER BY id', [[edited?.id, plain?.id]]),
    ).toEqual([{ name: 'By the file' }, { name: 'Plain' }]);
    expect(await idOf('LEFT-NEW')).toBe('');
    const [entry] = await shop.sql(
      `SELECT after FROM audit_entries WHERE action = 'IMPORT_UNDONE' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({ after: { created: 0, changed: 0, deleted: 1, archived: 0, left: 3 } });
  });

  test('stays as it is when nothing of it can be undone', async () => {
    const { id: productId } = await shop.product({ sku: 'NOTHING-LEFT', name: 'Lamp' });
    const id = await applied([{ sku: 'NOTHING-LEFT', note: 'By the file' }]);
    await shop.sql(`UPDATE products SET note = 'By somebody' WHERE id = $1`, [productId]);
    await ask(admin, 'undo', id);
    await doWork(shop, id, { isPartly: true });
    expect(await importOf(admin, id)).toMatchObject({
      status: 'APPLIED',
      problemCount: 0,
      refusals: [{ row: 2, message: IMPORT_MESSAGES.productChanged }],
    });
  });

  test('can be undone once its stock is set back: to what it made of it, or to what was there before it', async () => {
    const products = await shop.products([
      { sku: 'BACK-1', stock: 4 },
      { sku: 'BACK-2', stock: 4 },
    ]);
    const set = (stocks: readonly number[]) =>
      applied(stocks.map((stock, place) => ({ sku: `BACK-${place + 1}`, availableStock: String(stock) })));
    const id = await set([10, 10]);
    await set([7, 7]);
    expect((await finish(shop, admin, 'undo', id)).refusals).toMatchObject([
      { row: 2, message: IMPORT_MESSAGES.stockSet },
      { row: 3, message: IMPORT_MESSAGES.stockSet },
    ]);
    await set([10, 4]);
    expect(await finish(shop, admin, 'undo', id)).toMatchObject({ status: 'UNDONE', refusals: [] });
    for (const product of products) expect(await shop.stockOf(product)).toMatchObject({ available: 4 });
    const sums = await shop.sql(
      `SELECT sum(available)::integer AS pieces FROM stock_changes WHERE product_id = ANY ($1) GROUP BY product_id`,
      [products.map((product) => product.id)],
    );
    expect(sums).toEqual([{ pieces: 0 }, { pieces: 0 }]);
  });
});

test.each(['apply', 'undo'] as const)(
  'to %s changes of variants, an import waits for their stock first, as orders do: neither waits for the other in a circle',
  async (verb) => {
    const many = await shop.product({
      variants: [{ color: 'Red', sku: `CIRCLE-${verb}`, stock: 2, priceCents: 500 }],
    });
    const { id } = await upload(admin, [{ sku: `CIRCLE-${verb}`, price: '6' }]);
    if (verb === 'undo') await finish(shop, admin, 'apply', id);
    await ask(admin, verb, id);
    const order = new pg.Client({ connectionString: shop.config.databaseUrl });
    await order.connect();
    try {
      await order.query('BEGIN');
      await order.query('SELECT FROM product_stock WHERE product_id = $1 FOR UPDATE', [many.id]);
      const work = doWork(shop, id);
      const waiting = () =>
        shop.sql(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
      await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toHaveLength(1);
      await order.query('SELECT FROM product_variants WHERE product_id = $1 FOR UPDATE NOWAIT', [many.id]);
      await order.query('COMMIT');
      await work;
      expect(await importOf(admin, id)).toMatchObject({ status: verb === 'apply' ? 'APPLIED' : 'UNDONE' });
    } finally {
      await order.end();
    }
  },
);
