import { beforeAll, describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/catalogue/catalogue.ts';
import { banglaColors, banglaProducts } from '#demo/catalogue/bangla/bangla.ts';
import { seedDemo } from '#demo/seed.ts';
import { cloneDemo } from './database.ts';
import type { TestProduct, Person } from './factories.ts';
import { openShop, type Shop } from './setup.ts';

const shop = await openShop();
// Only words of translations are looked for here.
await shop.sql('DELETE FROM search_synonyms');

let lamp: TestProduct;
let plain: TestProduct;
let person: Person;

/** Adds a translation; texts that are not given are empty. */
const translate = (product: { id: string }, texts: { name: string; colors?: string[]; note?: string }) =>
  shop.sql(
    `INSERT INTO product_translations (product_id, language, name, note, short_description, description, second_description, colors)
     VALUES ($1, 'BN', $2, $3, 'ছোট কথা', 'বর্ণনা', '', $4)`,
    [product.id, texts.name, texts.note ?? '', texts.colors ?? []],
  );

beforeAll(async () => {
  const home = await shop.category({ name: 'Home' });
  const category = await shop.category({ name: 'Lamps', parent: home });
  lamp = await shop.product({ name: 'Jonaki Lamp', category, colors: ['Red', 'Teal'], sizes: ['Small'] });
  plain = await shop.product({ name: 'Jonaki Candle', category, colors: ['Red'] });
  await translate(lamp, { name: 'জোনাকি বাতি', colors: ['লাল', ''] });
  person = await shop.customer();
});

/** Returns the response of a query in a language. */
const ask = async <Data>(
  client: Pick<Shop, 'send'>,
  language: string | undefined,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> => {
  const answer = await client.send('POST', '/graphql', {
    body: { query, variables },
    headers: language === undefined ? {} : { 'accept-language': language },
  });
  const { data, errors } = answer.ok<{ data: Data; errors?: unknown }>();
  if (errors !== undefined) throw answer.failure('The operation failed.');
  return data;
};

const texts =
  'name englishName note shortDescription description secondDescription colors colorOptions { value label }';

describe('a product', () => {
  test('has its Bangla name in the list of who runs the shop, too', async () => {
    const query = '{ adminProducts(first: 9, sort: NAME_ASC) { nodes { name localName } } }';
    const admin = await shop.admin();
    const { adminProducts } = await ask<{ adminProducts: unknown }>(admin, 'bn', query);
    expect(adminProducts).toEqual({
      nodes: [
        { name: 'Jonaki Candle', localName: 'Jonaki Candle' },
        { name: 'Jonaki Lamp', localName: 'জোনাকি বাতি' },
      ],
    });
  });

  test('is told in Bangla to who asks for it; what is blank or missing, in English', async () => {
    const query = `query ($id: ID!) { product(id: $id) { ${texts} image { alt } } }`;
    const { product } = await ask<{ product: unknown }>(shop, 'bn', query, { id: lamp.id });
    expect(product).toEqual({
      name: 'জোনাকি বাতি',
      englishName: 'Jonaki Lamp',
      note: 'A note',
      shortDescription: 'ছোট কথা',
      description: 'বর্ণনা',
      secondDescription: 'Second part.',
      colors: ['Red', 'Teal'],
      colorOptions: [
        { value: 'Red', label: 'লাল' },
        { value: 'Teal', label: 'Teal' },
      ],
      image: { alt: 'জোনাকি বাতি' },
    });
    const untold = await ask<{ product: unknown }>(shop, 'bn', query, { id: plain.id });
    expect(untold.product).toMatchObject({
      name: 'Jonaki Candle',
      englishName: 'Jonaki Candle',
      colorOptions: [{ value: 'Red', label: 'Red' }],
    });
  });

  test.each([undefined, 'en', 'bn-BD,bn;q=0.9', 'en-US,en;q=0.9,bn;q=0.8', 'fr'])(
    'is told in English to who sends %j',
    async (language) => {
      const { product } = await ask<{ product: unknown }>(
        shop,
        language,
        `query ($id: ID!) { product(id: $id) { name colorOptions { value label } } }`,
        { id: lamp.id },
      );
      expect(product).toEqual({
        name: 'Jonaki Lamp',
        colorOptions: [
          { value: 'Red', label: 'Red' },
          { value: 'Teal', label: 'Teal' },
        ],
      });
    },
  );

  test('has one name wherever it is shown', async () => {
    await shop.review(lamp, { customerId: person.id });
    const data = await ask<Record<string, unknown>>(
      shop,
      'bn',
      `query ($id: ID!, $other: ID!) {
        best: products(sort: BEST_SELLING) { nodes { id name } }
        popular: products { nodes { id name note } }
        matches: products(filter: { term: "jonaki" }) { nodes { id name } }
        cheap: products(filter: { term: "jonaki" }, sort: PRICE_ASC) { nodes { id name } }
        suggestions(term: "jonaki") { products { id name } }
        productsById(ids: [$id]) { id name note }
        product(id: $other) { related { id name } }
      }`,
      { id: lamp.id, other: plain.id },
    );
    const named = [...JSON.stringify(data).matchAll(/"id":"([^"]+)","name":"([^"]+)"/g)];
    expect(named.filter(([, id]) => id === lamp.id).map(([, , name]) => name)).toEqual(
      Array.from({ length: 7 }, () => 'জোনাকি বাতি'),
    );
  });

  test('is found by its Bangla name in either language, and not by one that it had', async () => {
    const names = async (language: string, term: string) => {
      const { products } = await ask<{ products: { nodes: { englishName: string }[] } }>(
        shop,
        language,
        'query ($term: String) { products(filter: { term: $term }) { nodes { englishName } } }',
        { term },
      );
      return products.nodes.map(({ englishName }) => englishName);
    };
    for (const language of ['en', 'bn']) {
      // The other one is called so in Latin letters.
      expect((await names(language, 'জোনাকি')).toSorted()).toEqual(['Jonaki Candle', 'Jonaki Lamp']);
      expect(await names(language, 'জোনাকী বাতি')).toEqual(['Jonaki Lamp']);
    }
    await shop.sql(`UPDATE product_translations SET name = 'প্রদীপ' WHERE product_id = $1`, [lamp.id]);
    expect(await names('bn', 'বাতি')).toEqual([]);
    expect(await names('bn', 'প্রদীপ')).toEqual(['Jonaki Lamp']);
    await shop.sql(`UPDATE product_translations SET name = 'জোনাকি বাতি' WHERE product_id = $1`, [lamp.id]);
  });
});

test('every answer says in which language it is, and that it depends on what was asked for', async () => {
  for (const [sent, said] of [
    ['bn', 'bn'],
    ['en', 'en'],
    ['bn-BD', 'en'],
  ] as const) {
    const { headers } = await shop.send('POST', '/graphql', {
      body: { query: '{ categories { id } }' },
      headers: { 'accept-language': sent },
    });
    expect(headers.get('content-language')).toBe(said);
    expect(headers.get('vary')).toMatch(/\bAccept-Language\b/);
  }
});

test('cart and wishlist are told in Bangla and keep English values', async () => {
  const { changeCart, changeWishlist } = await ask<{ changeCart: unknown; changeWishlist: unknown }>(
    person,
    'bn',
    `mutation ($lamp: ID!) {
      changeCart(
        idempotencyKey: "first-cart"
        changes: [{ productId: $lamp, from: 0, to: 1, color: "Red", size: "Small", seenPriceCents: 1999 }]
      ) { cart { lines { color size product { name colorOptions { value label } } } } }
      changeWishlist(idempotencyKey: "first-wish", changes: [{ productId: $lamp, wished: true }]) { name }
    }`,
    { lamp: lamp.id },
  );
  const line = { color: 'Red', size: 'Small', product: { name: 'জোনাকি বাতি' } };
  expect(changeCart).toMatchObject({ cart: { lines: [line] } });
  expect(changeWishlist).toEqual([{ name: 'জোনাকি বাতি' }]);
  const { me } = await ask<{ me: unknown }>(
    person,
    'bn',
    '{ me { cart { lines { color size product { name } } } wishlist { name } } }',
  );
  expect(me).toMatchObject({ cart: { lines: [line] }, wishlist: [{ name: 'জোনাকি বাতি' }] });
});

test('an order is told in Bangla from the moment it is placed, and kept in English', async () => {
  const fields = 'id lines { name englishName color colorLabel image { alt } }';
  const { placeOrder } = await ask<{ placeOrder: { order: { id: string; lines: unknown[] } } }>(
    person,
    'bn',
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on PlaceOrderSuccess { order { ${fields} } } } }`,
    {
      input: {
        idempotencyKey: 'order-in-bangla-1',
        paymentMethod: 'CASH_ON_DELIVERY',
        lines: [
          { productId: lamp.id, quantity: 1, color: 'Red', size: 'Small', seenPriceCents: 1999 },
          { productId: plain.id, quantity: 1, color: 'Red', seenPriceCents: 1999 },
        ],
        shippingAddress: {
          name: 'Rahima',
          address: 'House 1, Dhaka',
          phone: '01712345678',
          email: person.email,
        },
      },
    },
  );
  const inBangla = [
    {
      name: 'জোনাকি বাতি',
      englishName: 'Jonaki Lamp',
      color: 'Red',
      colorLabel: 'লাল',
      image: { alt: 'জোনাকি বাতি' },
    },
    {
      name: 'Jonaki Candle',
      englishName: 'Jonaki Candle',
      color: 'Red',
      colorLabel: 'Red',
      image: { alt: 'Jonaki Candle' },
    },
  ];
  expect(placeOrder.order.lines).toEqual(inBangla);
  const { id } = placeOrder.order;
  const read = (language: string) =>
    ask<{ order: { lines: unknown[] } }>(person, language, `query ($id: ID!) { order(id: $id) { ${fields} } }`, { id });
  expect((await read('bn')).order.lines).toEqual(inBangla);
  expect((await read('en')).order.lines[0]).toMatchObject({ name: 'Jonaki Lamp', colorLabel: 'Red' });
});

test('REST is English, whoever asks', async () => {
  const headers = { 'accept-language': 'bn' };
  const product = await shop.send('GET', `/backend/product/details/${lamp.id}`, { headers });
  expect(product.ok()).toMatchObject({
    name: 'Jonaki Lamp',
    colors: ['Red', 'Teal'],
    shortDescription: 'Short.',
  });
  const list = await shop.send('GET', '/backend/product', { headers });
  expect(list.text).not.toMatch(/[\u0980-\u09ff]/);
  const orders = await person.send('GET', `/order/allordergmail?email=${person.email}`, { headers });
  expect(orders.text).toContain('Jonaki Lamp');
  expect(orders.text).not.toMatch(/[\u0980-\u09ff]/);
});

test('the demo shop is told in Bangla, also one that was filled before it was', async () => {
  const demo = await openShop({ database: await cloneDemo() });
  const told = async () =>
    demo.sql<{ name: string; bangla: string; colors: string[]; labels: string[] }>(
      `SELECT p.name, t.name AS bangla, p.colors, t.colors AS labels
       FROM products p JOIN product_translations t ON t.product_id = p.id ORDER BY p.name`,
    );
  const first = await told();
  expect(first).toHaveLength(demoProducts.filter(({ slug }) => banglaProducts[slug]).length);
  expect(first.length).toBeGreaterThan(150);
  for (const { colors, labels } of first) expect(labels).toEqual(colors.map((color) => banglaColors[color] ?? color));
  await demo.sql('TRUNCATE product_translations');
  await seedDemo(demo.dataSource, () => undefined);
  expect(await told()).toEqual(first);
});
