import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { PICTURE_URL_MESSAGES, PRODUCT_MESSAGES } from '#schema/product-admin.ts';
import { IMPORT_MESSAGES } from '#schema/product-import.ts';
import {
  ask,
  doWork,
  finish,
  importOf,
  problemsOf,
  sendFile,
  upload,
  type TestRow,
  type Uploaded,
} from './import-steps.ts';
import { freshKey, placeOrderDocument, toInput, type PlaceOrderData } from './order-edges.ts';
import type { Person } from './factories.ts';
import { somePicture } from './product-editing.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const admin = await shop.admin();
const leaf = await shop.category({ name: 'Mugs', parent: await shop.category() });
await shop.product({ pictures: ['mug-1', 'mug-2'] });

/** What a new product needs. */
const fresh: TestRow = { Category: 'Mugs', price: '7.50', image: '/pictures/mug-1', availableStock: '6' };

/** Everything of a product that an import can change. */
const stateOf = async (id: string) => {
  const [row] = await shop.sql(
    `SELECT p.name, p.category_id, p.brand, p.tag, p.sku, p.price_cents, p.old_price_cents, p.pictures, p.colors, p.sizes, p.attributes, p.note,
      p.short_description, p.description, p.second_description, p.status, p.publish_at, s.available, s.reserved,
      to_jsonb(t) AS bangla, (SELECT json_agg(v ORDER BY v.position) FROM product_variants v WHERE v.product_id = p.id) AS variants
    FROM products p JOIN product_stock s ON s.product_id = p.id LEFT JOIN product_translations t ON t.product_id = p.id
    WHERE p.id = $1`,
    [id],
  );
  return row;
};

const idOf = async (sku: string) =>
  (await shop.sql<{ id: string }>('SELECT product_id AS id FROM product_skus WHERE sku = $1', [sku]))[0]?.id ?? '';

const buy = (customer: Person, productId: string, more: object = {}) =>
  customer.graphql<PlaceOrderData>(placeOrderDocument, {
    input: toInput(customer, { productId, ...more }),
    key: freshKey(),
  });

describe('an import', () => {
  test('changes and creates all that the dry run has shown, with the history of the stock and the audit log', async () => {
    const product = await shop.product({ sku: 'OLD', stock: 4, priceCents: 1000 });
    const many = await shop.product({
      variants: [
        { color: 'Red', size: 'M', sku: 'M-RED-M', stock: 2 },
        { color: 'Red', size: 'L', sku: 'M-RED-L', stock: 5 },
      ],
    });
    const { id } = await upload(admin, [
      {
        sku: 'OLD',
        name: 'Renamed',
        Category: 'Mugs',
        price: '12.50',
        oldPrice: '15',
        availableStock: '9',
        colors: 'Blue, Green',
        attributes: 'Material: Clay|Holds:  1 l: two cups | ',
        description: 'All new.',
        status: 'ARCHIVED',
        name_bn: 'নতুন নাম',
        colors_bn: 'নীল, সবুজ',
        images: '/pictures/mug-2',
      },
      { sku: 'M-RED-M', availableStock: '7', price: '3.50' },
      { _id: many.id, variantColor: 'Red', variantSize: 'S', sku: 'M-RED-S', availableStock: '1' },
      { _id: many.id, sizes: 'S, M, L' },
      { ...fresh, sku: 'MUG', name: 'Mug', status: 'DRAFT' },
      { ...fresh, _id: 'shirt', name: 'Shirt', availableStock: '', price: '18', name_bn: 'শার্ট' },
      { _id: 'shirt', sku: 'SHIRT-W-M', variantColor: 'White', variantSize: 'M', availableStock: '5' },
      {
        _id: 'shirt',
        sku: 'SHIRT-W-L',
        variantColor: 'White',
        variantSize: 'L',
        availableStock: '8',
        price: '19',
      },
    ]);
    const applied = await finish(shop, admin, 'apply', id);
    expect(applied).toMatchObject({ status: 'APPLIED', refusals: [], doneCount: 8, rowCount: 8 });

    expect(await stateOf(product.id)).toMatchObject({
      name: 'Renamed',
      category_id: leaf.id,
      price_cents: 1250,
      old_price_cents: 1500,
      available: 9,
      colors: ['Blue', 'Green'],
      attributes: [
        { name: 'Material', value: 'Clay' },
        { name: 'Holds', value: '1 l: two cups' },
      ],
      description: 'All new.',
      note: 'A note',
      status: 'ARCHIVED',
      pictures: [product.pictures[0], 'mug-2'],
      bangla: { name: 'নতুন নাম', colors: ['নীল', 'সবুজ'], description: '' },
    });
    expect(await stateOf(many.id)).toMatchObject({
      available: 13,
      sizes: ['S', 'M', 'L'],
      variants: [
        { sku: 'M-RED-M', available: 7, price_cents: 350 },
        { sku: 'M-RED-L', available: 5, price_cents: null },
        { sku: 'M-RED-S', available: 1, color: 'Red', size: 'S', position: 2 },
      ],
    });
    expect(await stateOf(await idOf('MUG'))).toMatchObject({
      name: 'Mug',
      status: 'DRAFT',
      available: 6,
      pictures: ['mug-1'],
      brand: '',
      bangla: null,
    });
    expect(await stateOf(await idOf('SHIRT-W-M'))).toMatchObject({
      name: 'Shirt',
      status: 'PUBLISHED',
      available: 13,
      colors: ['White'],
      sizes: ['M', 'L'],
      bangla: { name: 'শার্ট' },
      variants: [
        { sku: 'SHIRT-W-M', available: 5, price_cents: null },
        { sku: 'SHIRT-W-L', available: 8, price_cents: 1900 },
      ],
    });
    const history = await shop.sql<{ kind: string; available: number; actor_id: string }>(
      'SELECT kind, available, actor_id FROM stock_changes WHERE import_id = $1 ORDER BY id',
      [id],
    );
    expect(history.map(({ available }) => available)).toEqual([5, 5, 1, 6, 5, 8]);
    expect(new Set(history.map(({ kind, actor_id }) => `${kind} ${actor_id}`))).toEqual(
      new Set([`IMPORTED ${admin.id}`]),
    );
    expect(
      await shop.sql(`SELECT actor_id, before, after FROM audit_entries WHERE action = 'PRODUCTS_IMPORTED'`),
    ).toEqual([{ actor_id: admin.id, before: null, after: { created: 5, changed: 3 } }]);
  });

  test('gives no product texts in Bangla that have no name', async () => {
    const [product] = await shop.products([{ colors: ['Red', 'Blue'], name: 'Unnamed in Bangla' }]);
    const _id = product?.id ?? '';
    const { id, problemCount } = await upload(admin, [
      { _id, colors_bn: 'লাল, নীল', price: '3.50' },
      { ...fresh, sku: 'NO-NAME', name: 'Plain', colors: 'Red', colors_bn: 'লাল' },
    ]);
    expect(problemCount).toBe(0);
    expect((await finish(shop, admin, 'apply', id)).status).toBe('APPLIED');
    for (const one of [_id, await idOf('NO-NAME')]) expect(await stateOf(one)).toMatchObject({ bangla: null });
  });

  test('is not applied with problems, twice, or when there is nothing to do', async () => {
    const wrong = await upload(admin, [{ sku: 'WRONG' }]);
    await expect(ask(admin, 'apply', wrong.id)).rejects.toThrow(IMPORT_MESSAGES.hasProblems);
    await shop.product({ sku: 'NOTHING', stock: 3 });
    const same = await upload(admin, [{ sku: 'NOTHING', availableStock: '3' }]);
    await expect(ask(admin, 'apply', same.id)).rejects.toThrow(IMPORT_MESSAGES.nothingToDo);
    const { id } = await upload(admin, [{ sku: 'NOTHING', availableStock: '4' }]);
    await expect(ask(admin, 'undo', id)).rejects.toThrow(IMPORT_MESSAGES.notApplied);
    await ask(admin, 'apply', id);
    await expect(ask(admin, 'apply', id)).rejects.toThrow(IMPORT_MESSAGES.notNow);
    await expect(ask(admin, 'check', id)).rejects.toThrow(IMPORT_MESSAGES.notNow);
    // The job may run on two servers at once, and again after a restart.
    await Promise.all([doWork(shop, id), doWork(shop, id), doWork(shop, id)]);
    await doWork(shop, id);
    expect(await shop.sql('SELECT available FROM stock_changes WHERE import_id = $1', [id])).toEqual([
      { available: 1 },
    ]);
  });

  test('waits as a job in the queue, which no restart loses', async () => {
    await shop.product({ sku: 'QUEUED' });
    const { id } = await upload(admin, [{ sku: 'QUEUED', price: '4' }]);
    await ask(admin, 'apply', id);
    expect(
      await shop.sql(`SELECT data, state::text FROM jobs.job WHERE name = 'productImport' AND data->>'importId' = $1`, [
        id,
      ]),
    ).toEqual([{ data: { importId: id, isPartly: false }, state: 'created' }]);
    expect((await importOf(admin, id)).status).toBe('APPLYING');
  });

  test('changes nothing when a product or its stock has changed since the dry run, and says which', async () => {
    const [one, other] = await shop.products([
      { sku: 'ONE', stock: 5 },
      { sku: 'OTHER', stock: 5 },
    ]);
    const rows = [
      { sku: 'ONE', price: '1', availableStock: '6' },
      { sku: 'OTHER', price: '2', availableStock: '7' },
    ];
    const { id } = await upload(admin, rows);
    await shop.sql(`UPDATE products SET note = 'Somebody else' WHERE id = $1`, [other?.id]);
    expect(await finish(shop, admin, 'apply', id)).toMatchObject({
      status: 'CHECKED',
      refusals: [{ row: 3, name: other?.name, message: IMPORT_MESSAGES.productChanged }],
    });
    await ask(admin, 'check', id);
    expect((await importOf(admin, id)).refusals).toEqual([]);
    await buy(await shop.customer(), one?.id ?? '');
    expect((await finish(shop, admin, 'apply', id)).refusals).toEqual([
      { row: 2, name: one?.name, message: 'There were 5 pieces, and now there are 4.' },
    ]);
    expect(await stateOf(one?.id ?? '')).toMatchObject({ price_cents: 1999, available: 4 });
    await ask(admin, 'check', id);
    expect((await finish(shop, admin, 'apply', id)).status).toBe('APPLIED');
    expect(await stateOf(one?.id ?? '')).toMatchObject({ price_cents: 100, available: 6 });
  });

  test('gives no SKU away that another product got meanwhile', async () => {
    const { id } = await upload(admin, [{ ...fresh, sku: 'TAKEN', name: 'Mug' }]);
    const taker = await shop.product({ sku: 'TAKEN' });
    expect((await finish(shop, admin, 'apply', id)).refusals).toEqual([
      { row: 2, name: 'Mug', message: 'The SKU “TAKEN” has been given to another product meanwhile.' },
    ]);
    expect(await idOf('TAKEN')).toBe(taker.id);
  });
});

describe('corrections', () => {
  test('of the rows with problems complete the file, and the rest is taken over', async () => {
    const rows: TestRow[] = Array.from({ length: 6 }, (_, place) => ({
      ...fresh,
      sku: `FIX-${place}`,
      name: `Mug, "No. ${place}"`,
      price: place % 2 ? 'cheap' : '3',
    }));
    const first = await upload(admin, rows);
    expect(first).toMatchObject({ createCount: 3, problemCount: 3 });
    const list = await admin.get(`/backend/admin/product-import-problems.csv?import=${first.id}`);
    expect(list.headers.get('content-disposition')).toContain('.csv');
    expect(list.text).toContain('price: Write the price in dollars');
    const file = list.text.replaceAll('cheap', '4.25');
    const { id, ...counts } = (await sendFile(admin, file, `corrects=${first.id}`)).ok<{ id: string }>(201);
    expect(counts).toEqual({ rowCount: 6, createCount: 6, changeCount: 0, problemCount: 0 });
    expect((await finish(shop, admin, 'apply', id)).status).toBe('APPLIED');
    expect(await stateOf(await idOf('FIX-3'))).toMatchObject({ name: 'Mug, "No. 3"', price_cents: 425 });
    // The corrected file has taken the place of the former one.
    expect(await importOf(admin, first.id)).toBeNull();
    (await sendFile(admin, file, `corrects=${first.id}`)).refused(404);
  });

  test('drop columns that the shop does not know, and rows that are left out', async () => {
    const first = (
      await sendFile(
        admin,
        `sku,name,Category,price,image,weight\nDROP-1,Mug,Mugs,3,/pictures/mug-1,2\nDROP-2,Mug,Mugs,x,/pictures/mug-1,2`,
      )
    ).ok<Uploaded>(201);
    expect(first).toMatchObject({ rowCount: 2, createCount: 1, problemCount: 1 });
    expect(await problemsOf(admin, first.id)).toEqual([`3 price: ${IMPORT_MESSAGES.moneyInvalid}`]);
    const list = await admin.get(`/backend/admin/product-import-problems.csv?import=${first.id}`);
    const [header = '', ...lines] = list.text.trim().split('\r\n');
    expect(lines).toHaveLength(1);
    const file = header + '\r\n,,DROP-3,Mug,Mugs,4,/pictures/mug-1';
    const { id, ...counts } = (await sendFile(admin, file, `corrects=${first.id}`)).ok<Uploaded>(201);
    expect(counts).toEqual({ rowCount: 2, createCount: 2, changeCount: 0, problemCount: 0 });
    const { rows } = await importOf(admin, id);
    expect(rows.nodes.map(({ row, sku }) => [row, sku])).toEqual([
      [2, 'DROP-1'],
      [4, 'DROP-3'],
    ]);
  });

  test('by hand say what columns are, and leave out those that are not named', async () => {
    const file = `Art. No,Title,Category,Cost,image,weight,name (2)\nMAP-1,Mug,Mugs,3,/pictures/mug-1,2,x\nMAP-2,Cup,Mugs,4,/pictures/mug-1,2,x`;
    const { id, ...counts } = (await sendFile(admin, file)).ok<Uploaded>(201);
    expect(counts).toMatchObject({ rowCount: 2, problemCount: 2 });
    const columnsOf = async () => {
      const { productImport } = await admin.graphql<{
        productImport: { columns: string[]; columnProblems: { column: string }[] };
      }>('query ($id: ID!) { productImport(id: $id) { columns columnProblems { column } } }', { id });
      return [productImport.columns, productImport.columnProblems.map(({ column }) => column)];
    };
    expect(await columnsOf()).toEqual([
      ['Art. No', 'Title', 'Category', 'Cost', 'image', 'weight', 'name (2)'],
      ['Art. No', 'Title', 'Cost', 'weight', 'name (2)', ''],
    ]);
    await expect(ask(admin, 'apply', id)).rejects.toThrow(IMPORT_MESSAGES.columnsOpen);
    const map = (columns: { column: string; to: string }[]) =>
      admin.graphql(
        'mutation ($id: ID!, $columns: [ProductImportMapping!]) { checkProductImport(id: $id, columns: $columns) { id } }',
        { id, columns },
      );
    const key = { column: 'Art. No', to: 'sku' };
    await expect(map([key, { column: 'Cost', to: 'cost' }])).rejects.toThrow('There is no column “cost”.');
    await expect(map([key, { column: 'Cost', to: 'image' }])).rejects.toThrow('The column “image” is there twice.');
    await map([key, { column: 'Title', to: 'name' }, { column: 'Cost', to: 'price' }]);
    expect(await columnsOf()).toEqual([['sku', 'name', 'Category', 'price', 'image'], []]);
    expect(await finish(shop, admin, 'apply', id)).toMatchObject({ status: 'APPLIED', problemCount: 0 });
    expect(await stateOf(await idOf('MAP-2'))).toMatchObject({ name: 'Cup', price_cents: 400 });
  });

  test('leave rows with problems out by one call, with the variants of a new product', async () => {
    const { id } = await upload(admin, [
      { ...fresh, sku: 'SKIP-1', name: 'Mug' },
      { ...fresh, _id: 'cup', name: 'Cup', price: 'cheap', availableStock: '' },
      { _id: 'cup', sku: 'SKIP-2-RED', variantColor: 'Red', availableStock: '5' },
    ]);
    const skip =
      'mutation ($id: ID!) { checkProductImport(id: $id, skipProblems: true) { rowCount problemCount createCount } }';
    expect(await admin.graphql(skip, { id })).toEqual({
      checkProductImport: { rowCount: 1, problemCount: 0, createCount: 1 },
    });
    const none = await upload(admin, [{ ...fresh, sku: 'SKIP-3', name: 'Mug', price: 'cheap' }]);
    await expect(admin.graphql(skip, { id: none.id })).rejects.toThrow(IMPORT_MESSAGES.fileEmpty);
  });

  test('of a file to begin with can be applied where its pictures and categories are', async () => {
    const sample = await admin.get('/backend/admin/products-sample.csv');
    expect(sample.headers.get('content-type')).toContain('text/csv');
    const answer = await sendFile(admin, new Uint8Array(sample.bytes));
    expect(answer.ok<{ rowCount: number }>(201).rowCount).toBe(4);
  });
});

describe('pictures by their web address', () => {
  test('are fetched once when the file is applied, and rows whose picture is not there have a problem', async () => {
    const asked: string[] = [];
    const bytes = await somePicture();
    const elsewhere = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(url.endsWith('.png') ? 200 : 404, { 'content-type': 'image/png' }).end(bytes);
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = elsewhere.address() as AddressInfo;
      const site = `http://pictures.example.com:${port}`;
      const pictureReach = {
        resolve: async () => ['127.0.0.1'],
        isAllowed: () => true,
        isAllowedPort: () => true,
      };
      const rows: TestRow[] = [
        {
          ...fresh,
          sku: 'WEB-1',
          name: 'Mug',
          image: `${site}/1.png`,
          images: `/pictures/mug-2, ${site}/2.png`,
        },
        { ...fresh, sku: 'WEB-2', name: 'Cup', image: `${site}/1.png` },
        { ...fresh, sku: 'WEB-3', name: 'Jug', image: `${site}/gone.jpg` },
      ];
      const { id, ...counts } = await upload(admin, rows);
      expect(counts).toMatchObject({ createCount: 3, problemCount: 0 });
      expect(asked).toEqual([]);
      await ask(admin, 'apply', id);
      await doWork(shop, id, { pictureReach });
      expect(await importOf(admin, id)).toMatchObject({ status: 'CHECKED', problemCount: 1 });
      expect(await problemsOf(admin, id)).toEqual([`4 ${site}/gone.jpg: ${PICTURE_URL_MESSAGES.notThere}`]);
      await admin.graphql('mutation ($id: ID!) { checkProductImport(id: $id, skipProblems: true) { id } }', {
        id,
      });
      await ask(admin, 'apply', id);
      await doWork(shop, id, { pictureReach });
      expect((await importOf(admin, id)).status).toBe('APPLIED');
      expect(asked.toSorted()).toEqual(['/1.png', '/2.png', '/gone.jpg']);
      const [first, second] = [await stateOf(await idOf('WEB-1')), await stateOf(await idOf('WEB-2'))];
      expect(first?.['pictures']).toEqual([
        expect.stringMatching(/^product\//),
        'mug-2',
        expect.stringMatching(/^product\//),
      ]);
      expect(second?.['pictures']).toEqual([(first?.['pictures'] as string[] | undefined)?.[0]]);
      // The same file again changes nothing.
      expect(await upload(admin, rows.slice(0, 2))).toMatchObject({
        createCount: 0,
        changeCount: 0,
        problemCount: 0,
      });
    } finally {
      elsewhere.close();
    }
  });
});

test('a product without a picture comes in as a draft, and is published by a file once it has one', async () => {
  const bare: TestRow = { Category: 'Mugs', price: '7.50', name: 'Bare mug', sku: 'BARE', availableStock: '2' };
  const shown = await upload(admin, [bare]);
  expect(await problemsOf(admin, shown.id)).toEqual([`2 image: ${PRODUCT_MESSAGES.pictureRequired}`]);
  const { id } = await upload(admin, [{ ...bare, status: 'DRAFT' }]);
  expect(await finish(shop, admin, 'apply', id)).toMatchObject({ status: 'APPLIED' });
  expect(await stateOf(await idOf('BARE'))).toMatchObject({ status: 'DRAFT', pictures: [], available: 2 });
  const early = await upload(admin, [{ sku: 'BARE', status: 'PUBLISHED' }]);
  expect(await problemsOf(admin, early.id)).toEqual([`2 image: ${PRODUCT_MESSAGES.pictureRequired}`]);
  const last = await upload(admin, [{ sku: 'BARE', status: 'PUBLISHED', image: '/pictures/mug-1' }]);
  expect(await finish(shop, admin, 'apply', last.id)).toMatchObject({ status: 'APPLIED' });
  expect(await stateOf(await idOf('BARE'))).toMatchObject({ status: 'PUBLISHED', pictures: ['mug-1'] });
});
