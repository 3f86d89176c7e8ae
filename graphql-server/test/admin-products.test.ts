import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_PRODUCT_SORTS } from '#schema/product-manage.ts';
import { openShop } from './setup.ts';
import type { TestProduct } from './factories.ts';

const shop = await openShop();
const admin = await shop.admin();

interface List {
  nodes: { id: string; name: string; variantCount: number; lowestVariantStock: number | null }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
  isTotalExact: boolean;
}

const document = `query ($filter: AdminProductFilter, $sort: AdminProductSort! = NAME_ASC, $first: Int! = 50, $after: String) {
  it: adminProducts(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id name variantCount lowestVariantStock availableStock status }
    pageInfo { hasNextPage endCursor }
    totalCount
    isTotalExact
  }
}`;

const list = async (filter: object = {}, more: object = {}): Promise<List> =>
  (await admin.graphql<{ it: List }>(document, { filter, ...more })).it;

const namesOf = async (filter: object, more: object = {}) => (await list(filter, more)).nodes.map(({ name }) => name);

let products: TestProduct[];

beforeAll(async () => {
  const root = await shop.category({ slug: 'house', name: 'House' });
  const department = await shop.category({ slug: 'light', name: 'Light', parent: root });
  const [lamps, bulbs] = [
    await shop.category({ slug: 'lamps', name: 'Lamps', parent: department }),
    await shop.category({ slug: 'bulbs', name: 'Bulbs', parent: department }),
  ];
  products = await shop.products([
    { name: 'Amber lantern', category: lamps, brand: 'Nodi', priceCents: 500, stock: 0, sold: 3 },
    { name: 'Blue lantern', category: lamps, brand: 'Nodi', priceCents: 700, stock: 4, sold: 9 },
    { name: 'Clear pear', category: bulbs, brand: 'LG', priceCents: 300, stock: 40, sold: 1 },
    { name: 'Dim pear', category: bulbs, brand: '50% Watt_s', priceCents: 900, stock: 30, sold: 0 },
    { name: 'Every thing', brand: 'Meghna', priceCents: 700, stock: 6, sold: 9 },
  ]);
  const [amber, blue, clear, dim, every] = products.map(({ id }) => id);
  await shop.sql(`UPDATE products SET sku = 'AMB-77' WHERE id = $1`, [amber]);
  await shop.sql(`UPDATE products SET status = 'DRAFT' WHERE id = $1`, [clear]);
  await shop.sql(`UPDATE products SET status = 'ARCHIVED' WHERE id = $1`, [dim]);
  await shop.sql(
    `INSERT INTO product_translations (product_id, language, name, note, short_description, description, second_description, colors)
     VALUES ($1, 'BN', 'নীল লণ্ঠন', '', '', '', '', '{}')`,
    [blue],
  );
  await shop.sql(
    `INSERT INTO product_variants (product_id, color, size, sku, "position", available, archived_at) VALUES
       ($1, 'red', 'M', 'EVR_RED/M', 1, 2, NULL), ($1, 'red', 'L', 'EVR_RED/L', 2, 70, NULL), ($1, 'red', 'S', 'EVR_OLD', 3, 0, now())`,
    [every],
  );
});

describe('the list of all products', () => {
  test('has every status, and what the variants come to', async () => {
    const { nodes, totalCount, isTotalExact } = await list();
    expect(nodes).toMatchObject([
      { name: 'Amber lantern', status: 'PUBLISHED', variantCount: 0, lowestVariantStock: null },
      { name: 'Blue lantern', variantCount: 0 },
      { name: 'Clear pear', status: 'DRAFT' },
      { name: 'Dim pear', status: 'ARCHIVED' },
      { name: 'Every thing', availableStock: 72, variantCount: 2, lowestVariantStock: 2 },
    ]);
    expect({ totalCount, isTotalExact }).toEqual({ totalCount: 5, isTotalExact: true });
  });

  test.each([
    ['a word of the name', { term: 'lantern' }, ['Amber lantern', 'Blue lantern']],
    ['words of brand and name together', { term: 'nodi blue' }, ['Blue lantern']],
    ['a name in Bangla', { term: 'লণ্ঠন' }, ['Blue lantern']],
    ['a short brand', { term: 'lg' }, ['Clear pear']],
    ['signs that are special in LIKE', { term: '50% watt_s' }, ['Dim pear']],
    ['a sign that would stand for any other', { term: 'w_t' }, []],
    ['a single letter', { term: 'q' }, []],
    ['the SKU of a product, in any case', { term: 'amb-77' }, ['Amber lantern']],
    ['a part of the SKU of a variant', { term: 'R_RED' }, ['Every thing']],
    ['a status', { status: 'DRAFT' }, ['Clear pear']],
    ['a leaf', { category: 'bulbs' }, ['Clear pear', 'Dim pear']],
    ['a root', { category: 'house' }, ['Amber lantern', 'Blue lantern', 'Clear pear', 'Dim pear']],
    ['no such category', { category: 'nowhere' }, []],
    ['a brand', { brand: 'Nodi' }, ['Amber lantern', 'Blue lantern']],
    ['nothing left', { stock: 'OUT' }, ['Amber lantern']],
    ['little left, also of one variant', { stock: 'LOW' }, ['Amber lantern', 'Blue lantern', 'Every thing']],
    ['something left', { stock: 'IN', term: 'lantern' }, ['Blue lantern']],
    ['prices', { minPriceCents: 500, maxPriceCents: 700, brand: 'Nodi' }, ['Amber lantern', 'Blue lantern']],
    [
      'several at once',
      { status: 'PUBLISHED', category: 'light', stock: 'LOW', term: 'a' },
      ['Amber lantern', 'Blue lantern'],
    ],
  ])('finds by %s', async (_, filter, names) => {
    expect(await namesOf(filter)).toEqual(names);
    expect(await namesOf(filter, { sort: 'SOLD_DESC' })).toHaveLength(names.length);
    expect((await list(filter)).totalCount).toBe(names.length);
  });

  test.each(ADMIN_PRODUCT_SORTS)('is read by %s page by page, each product once', async (sort) => {
    const all = (await list({}, { sort })).nodes.map(({ id }) => id);
    const read: string[] = [];
    for (let after: string | null = null; ;) {
      const { nodes, pageInfo } = await list({}, { sort, first: 2, after });
      read.push(...nodes.map(({ id }) => id));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(read).toEqual(all);
    expect(all).toHaveLength(5);
    const opposite = sort.endsWith('ASC') ? sort.replace('ASC', 'DESC') : sort.replace('DESC', 'ASC');
    expect((await list({}, { sort: opposite })).nodes.map(({ id }) => id)).toEqual(all.toReversed());
  });

  test('takes no cursor of another list', async () => {
    const { pageInfo } = await list({}, { sort: 'PRICE_ASC', first: 1 });
    const after = pageInfo.endCursor;
    for (const sort of ['PRICE_DESC', 'NAME_ASC'])
      expect(await admin.graphqlRefusal(document, { sort, after })).toMatchObject({ status: 400 });
    for (const [sort, place] of [
      ['PRICE_ASC', 'x'],
      ['NAME_ASC', 'x\0'],
    ]) {
      const forged = Buffer.from(JSON.stringify([sort, place, products[0]?.id])).toString('base64url');
      expect(await admin.graphqlRefusal(document, { sort, after: forged })).toMatchObject({ status: 400 });
    }
  });

  test('offers the brands of all products', async () => {
    expect((await admin.graphql<{ it: string[] }>('{ it: adminBrands }')).it).toEqual([
      '50% Watt_s',
      'LG',
      'Meghna',
      'Nodi',
    ]);
  });

  test('is downloaded as the file that the import takes, with a row for each variant', async () => {
    const file = await admin.get('/backend/admin/products.csv?stock=low&sort=NAME_DESC&q=lantern');
    expect(file.headers.get('content-disposition')).toContain('haat-products.csv');
    const rows: Record<string, string>[] = parse(file.text, { bom: true, columns: true });
    const [lantern] = products;
    expect(rows.map(({ _id, sku, name }) => [_id, sku, name])).toEqual([
      [products[1]?.id, '', 'Blue lantern'],
      [lantern?.id, 'AMB-77', 'Amber lantern'],
    ]);
    expect(rows[1]).toMatchObject({
      Category: 'Lamps',
      price: '5.00',
      availableStock: '0',
      status: 'PUBLISHED',
    });
    expect(rows[0]).toMatchObject({ name_bn: 'নীল লণ্ঠন', images: expect.stringContaining('/pictures/') });
    const all: typeof rows = parse((await admin.get('/backend/admin/products.csv?q=EVR_RED')).text, {
      bom: true,
      columns: true,
    });
    expect(all).toMatchObject([
      { sku: '', name: 'Every thing', availableStock: '' },
      { sku: 'EVR_RED/M', variantColor: 'red', variantSize: 'M', price: '', availableStock: '2', name: '' },
      { sku: 'EVR_RED/L', variantSize: 'L', availableStock: '70' },
    ]);
    expect((await admin.get('/backend/admin/products.csv?status=GONE')).status).toBe(400);
  });
});
