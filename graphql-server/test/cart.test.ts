import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeCartLines, mergeWishes, type CartLine } from '../../schema/cart.rules.ts';
import { holdCustomer } from '../src/customer/hold-customer.ts';
import type { Client } from './client.ts';
import { outcomeOf, placeOrderDocument, toInput, type PlaceOrderData } from './order-edges.ts';
import { newId, type Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

interface CartData {
  lines: (Omit<CartLine, 'productId'> & { product: { id: string } })[];
}

const cartFields = 'lines { product { id } quantity color size seenPriceCents }';

const flat = ({ lines }: CartData): CartLine[] =>
  lines.map(({ product, ...line }) => ({ productId: product.id, ...line }));

/** Sends lines, and returns the cart afterwards. */
const sendLines = (verb: 'mergeCart' | 'saveCart') => async (client: Client, lines: Partial<CartLine>[]) => {
  const { cart } = await client.graphql<{ cart: CartData }>(
    `mutation ($lines: [CartLineInput!]!) { cart: ${verb}(lines: $lines) { ${cartFields} } }`,
    { lines },
  );
  return flat(cart);
};

const [mergeCart, saveCart] = [sendLines('mergeCart'), sendLines('saveCart')];

const cartOf = async (customer: Client): Promise<CartLine[]> => {
  const { me } = await customer.graphql<{ me: { cart: CartData } }>(`{ me { cart { ${cartFields} } } }`);
  return flat(me.cart);
};

/** Sends products, and returns the ids on the wishlist afterwards. */
const sendWishes =
  (verb: 'mergeWishlist' | 'saveWishlist') => async (client: Client, productIds: string[]) => {
    const { wishlist } = await client.graphql<{ wishlist: { id: string }[] }>(
      `mutation ($productIds: [ID!]!) { wishlist: ${verb}(productIds: $productIds) { id } }`,
      { productIds },
    );
    return wishlist.map(({ id }) => id);
  };

const [mergeWishlist, saveWishlist] = [sendWishes('mergeWishlist'), sendWishes('saveWishlist')];

const wishlistOf = async (customer: Client): Promise<string[]> => {
  const { me } = await customer.graphql<{ me: { wishlist: { id: string }[] } }>('{ me { wishlist { id } } }');
  return me.wishlist.map(({ id }) => id);
};

const lineOf = (product: { id: string }, line: Partial<CartLine> = {}): CartLine => ({
  productId: product.id,
  quantity: 1,
  color: null,
  size: null,
  seenPriceCents: 1999,
  ...line,
});

const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id);

const [lamp, chair, shirt] = [
  await shop.product(),
  await shop.product(),
  await shop.product({ colors: ['Red', 'Blue'], sizes: ['M', 'L'] }),
];

describe('a cart', () => {
  test('is empty at first', async () => {
    expect(await cartOf(await shop.customer())).toEqual([]);
  });

  test('reads as it was saved, on any device of its customer', async () => {
    const customer = await shop.customer();
    const lines = [lineOf(shirt, { color: 'Red', size: 'L', quantity: 3 }), lineOf(lamp)];
    expect(await saveCart(customer, lines)).toEqual(lines);
    expect(await cartOf(shop.withToken(customer.token))).toEqual(lines);
    expect(await cartOf(await shop.customer())).toEqual([]);
  });

  test('shows its products as they are now, beside the price that was seen', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ name: 'Old lamp', stock: 5 })];
    await saveCart(customer, [lineOf(product, { quantity: 4 })]);
    await shop.sql(`UPDATE products SET name = 'Lamp', price_cents = 2500 WHERE id = $1`, [product.id]);
    await shop.sql('UPDATE product_stock SET available = 2 WHERE product_id = $1', [product.id]);
    const { me } = await customer.graphql<{ me: object }>(
      '{ me { cart { lines { quantity seenPriceCents product { name priceCents availableStock colors image { path } } } } } }',
    );
    expect(me).toMatchObject({
      cart: {
        lines: [
          {
            quantity: 4,
            seenPriceCents: 1999,
            product: {
              name: 'Lamp',
              priceCents: 2500,
              availableStock: 2,
              colors: [],
              image: { path: `/pictures/${product.pictures[0]}` },
            },
          },
        ],
      },
    });
  });

  test('shows each line in its colour where there is a picture of it', async () => {
    const customer = await shop.customer();
    const shawl = await shop.product({
      pictures: ['shawl-1'],
      colors: ['Red', 'Green'],
      colorPictures: { Red: 'shawl-red' },
    });
    const lines = ['Red', 'Green', null].map((color) => lineOf(shawl, { color }));
    const { cart } = await customer.graphql<{ cart: object }>(
      'mutation ($lines: [CartLineInput!]!) { cart: saveCart(lines: $lines) { lines { color image { path } } } }',
      { lines },
    );
    expect(cart).toEqual({
      lines: [
        { color: 'Red', image: { path: '/pictures/shawl-red' } },
        { color: 'Green', image: { path: '/pictures/shawl-1' } },
        { color: null, image: { path: '/pictures/shawl-1' } },
      ],
    });
  });

  test('that is saved replaces the one before, down to nothing', async () => {
    const customer = await shop.customer();
    await saveCart(customer, [lineOf(lamp), lineOf(chair)]);
    expect(await saveCart(customer, [lineOf(chair, { quantity: 2 })])).toEqual([
      lineOf(chair, { quantity: 2 }),
    ]);
    expect(await saveCart(customer, [])).toEqual([]);
    expect(await cartOf(customer)).toEqual([]);
  });

  test('that is merged follows what is there; of equal lines the larger quantity and the sent price stay', async () => {
    const customer = await shop.customer();
    await saveCart(customer, [lineOf(lamp, { quantity: 5 }), lineOf(chair, { quantity: 1 })]);
    const sent = [
      lineOf(shirt, { color: 'Blue', size: 'M' }),
      lineOf(chair, { quantity: 3, seenPriceCents: 1500 }),
      lineOf(lamp, { quantity: 2, seenPriceCents: 1500 }),
    ];
    const merged = [
      lineOf(lamp, { quantity: 5, seenPriceCents: 1500 }),
      lineOf(chair, { quantity: 3, seenPriceCents: 1500 }),
      lineOf(shirt, { color: 'Blue', size: 'M' }),
    ];
    expect(await mergeCart(customer, sent)).toEqual(merged);
    expect(await mergeCart(customer, sent)).toEqual(merged);
    expect(await mergeCart(customer, [])).toEqual(merged);
    expect(await cartOf(customer)).toEqual(merged);
  });

  test('has a line for each colour and size of a product, and one for equal ones', async () => {
    const customer = await shop.customer();
    const lines = [
      lineOf(shirt, { color: 'Red', size: 'M' }),
      lineOf(shirt, { color: 'Red', size: 'L' }),
      lineOf(shirt, { color: 'Blue', size: 'M' }),
      lineOf(shirt),
    ];
    const again = lineOf(shirt, { color: 'Red', size: 'L', quantity: 7 });
    expect(
      await saveCart(customer, [...lines, again, { ...again, productId: shirt.id.toUpperCase() }]),
    ).toEqual(lines.map((line) => (line.size === 'L' ? again : line)));
  });

  test('asks for more than there is: stock is not looked at', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 0 })];
    const lines = [lineOf(product, { quantity: 500 })];
    expect(await saveCart(customer, lines)).toEqual(lines);
  });

  test('keeps at most 10000 pieces of a line', async () => {
    const customer = await shop.customer();
    const kept = [lineOf(lamp, { quantity: 10_000 })];
    expect(await saveCart(customer, [lineOf(lamp, { quantity: 10_001 })])).toEqual(kept);
    expect(await mergeCart(customer, [lineOf(lamp, { quantity: 2_147_483_647 })])).toEqual(kept);
  });

  test.each<[string, Partial<CartLine>]>([
    ['an unknown product', { productId: newId() }],
    ['what is no id', { productId: 'no id' }],
    ['a colour that the product does not come in', { color: 'Green' }],
    ['a size that the product does not come in', { color: 'Red', size: 'XXL' }],
    ['an empty colour', { color: '' }],
    ['a colour in other letters', { color: 'red' }],
    ['a colour of a product without any', { productId: lamp.id, color: 'Red' }],
  ])('leaves %s out, and keeps the rest', async (_, line) => {
    const customer = await shop.customer();
    const lines = [lineOf(chair), lineOf(shirt, line), lineOf(shirt, { color: 'Red' })];
    const kept = [lineOf(chair), lineOf(shirt, { color: 'Red' })];
    expect(await saveCart(customer, lines)).toEqual(kept);
    expect(await mergeCart(customer, lines)).toEqual(kept);
  });

  test('loses a product that leaves the shop', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    await saveCart(customer, [lineOf(product), lineOf(lamp)]);
    await saveWishlist(customer, [product.id, lamp.id]);
    await shop.sql('DELETE FROM products WHERE id = $1', [product.id]);
    expect(await cartOf(customer)).toEqual([lineOf(lamp)]);
    expect(await wishlistOf(customer)).toEqual([lamp.id]);
    expect(await mergeCart(customer, [lineOf(chair)])).toEqual([lineOf(lamp), lineOf(chair)]);
  });

  test('has at most 100 lines: of a merge, what is there stays', async () => {
    const customer = await shop.customer();
    const products = await shop.products(Array.from({ length: 105 }, () => ({})));
    const lines = products.map((product) => lineOf(product));
    expect(await saveCart(customer, lines.slice(0, 98))).toEqual(lines.slice(0, 98));
    const sent = [lineOf({ id: newId() }), ...lines.slice(96).map((line) => ({ ...line, quantity: 2 }))];
    const merged = lines.slice(0, 100).map((line, index) => ({ ...line, quantity: index < 96 ? 1 : 2 }));
    expect(await mergeCart(customer, sent)).toEqual(merged);
    expect(await mergeCart(customer, sent)).toEqual(merged);
  });

  test.each(['mergeCart', 'saveCart'])(
    '%s of what breaks a rule is refused and changes nothing',
    async (verb) => {
      const customer = await shop.customer();
      await saveCart(customer, [lineOf(lamp)]);
      const document = `mutation ($lines: [CartLineInput!]!) { ${verb}(lines: $lines) { lines { quantity } } }`;
      const refused = (lines: CartLine[]) => customer.graphqlRefusal(document, { lines });
      expect(
        await refused([lineOf(chair), lineOf(chair, { quantity: 0 }), lineOf(chair, { seenPriceCents: -5 })]),
      ).toMatchObject({
        status: 422,
        message: 'Quantity must be a whole number from 1.',
        extensions: {
          code: 'INVALID_INPUT',
          fields: [
            { field: 'lines.1.quantity', message: 'Quantity must be a whole number from 1.' },
            { field: 'lines.2.seenPriceCents', message: 'A price must be a whole number from 1.' },
          ],
        },
      });
      expect(await refused(Array.from({ length: 101 }, () => lineOf(chair)))).toMatchObject({
        status: 422,
        extensions: { fields: [{ field: 'lines', message: 'A cart has at most 100 lines.' }] },
      });
      expect(await cartOf(customer)).toEqual([lineOf(lamp)]);
    },
  );

  test('reads the same in the request that changed it', async () => {
    const customer = await shop.customer();
    await saveCart(customer, [lineOf(lamp)]);
    await saveWishlist(customer, [lamp.id]);
    const profile = `updateProfile(input: {}) { ... on UpdateProfileSuccess { customer {
      cart { ${cartFields} } wishlist { id }
    } } }`;
    const data = await customer.graphql<{
      before: object;
      after: { customer: { cart: CartData; wishlist: object } };
    }>(
      `mutation ($lines: [CartLineInput!]!, $ids: [ID!]!) {
        before: ${profile}
        saveCart(lines: $lines) { ${cartFields} }
        saveWishlist(productIds: $ids) { id }
        after: ${profile}
      }`,
      { lines: [lineOf(chair)], ids: [chair.id] },
    );
    expect(flat(data.after.customer.cart)).toEqual([lineOf(chair)]);
    expect(data.after.customer.wishlist).toEqual([{ id: chair.id }]);
  });

  test('merged as any two carts by one rule, twice as well as once', async () => {
    const products = [lamp, chair, shirt];
    const line = fc
      .record({
        product: fc.constantFrom(...products),
        quantity: fc.integer({ min: 1, max: 20_000 }),
        color: fc.constantFrom(null, 'Red', 'Blue'),
        size: fc.constantFrom(null, 'M', 'L'),
        seenPriceCents: fc.integer({ min: 1, max: 2_147_483_647 }),
      })
      .map(({ product, color, size, ...rest }) =>
        lineOf(product, product === shirt ? { color, size, ...rest } : rest),
      );
    const lines = fc.array(line, { maxLength: 12 });
    const customer = await shop.customer();
    await fc.assert(
      fc.asyncProperty(lines, lines, async (there, sent) => {
        const stored = await saveCart(customer, there);
        expect(stored).toEqual(mergeCartLines([], there));
        const merged = await mergeCart(customer, sent);
        expect(merged).toEqual(mergeCartLines(stored, sent));
        expect(await mergeCart(customer, sent)).toEqual(merged);
        for (const { quantity, ...one } of [...there, ...sent]) {
          const kept = merged.find(
            ({ productId, color, size }) =>
              productId === one.productId && color === one.color && size === one.size,
          );
          expect(kept?.quantity).toBeGreaterThanOrEqual(Math.min(quantity, 10_000));
        }
      }),
      { numRuns: 30 },
    );
  });
});

/** A product for each of many open tabs. */
const tabs = await shop.products(Array.from({ length: 12 }, () => ({})));

describe('changes at once', () => {
  test('merges of many tabs are all in the cart and on the wishlist', async () => {
    const customer = await shop.customer();
    await Promise.all(
      tabs.flatMap((product, tab) => [
        mergeCart(customer, [lineOf(product), lineOf(lamp, { quantity: tab + 1 })]),
        mergeWishlist(customer, [product.id, lamp.id]),
      ]),
    );
    const cart = await cartOf(customer);
    expect(cart.map(({ productId }) => productId).sort()).toEqual([...ids(tabs), lamp.id].sort());
    expect(cart.find(({ productId }) => productId === lamp.id)?.quantity).toBe(tabs.length);
    expect((await wishlistOf(customer)).sort()).toEqual([...ids(tabs), lamp.id].sort());
  });

  test('two merges end as one after the other', async () => {
    const customer = await shop.customer();
    const [left, right] = [
      [lineOf(lamp, { quantity: 2, seenPriceCents: 1 }), lineOf(chair)],
      [lineOf(shirt), lineOf(lamp, { quantity: 1, seenPriceCents: 2 })],
    ] as const;
    for (let round = 0; round < 10; round += 1) {
      await saveCart(customer, []);
      await Promise.all([mergeCart(customer, [...left]), mergeCart(customer, [...right])]);
      expect([mergeCartLines(left, right), mergeCartLines(right, left)]).toContainEqual(
        await cartOf(customer),
      );
    }
  });

  test('of several saves one stands, whole', async () => {
    const customer = await shop.customer();
    const carts = tabs.map((product, tab) =>
      [product, lamp, chair].slice(0, 1 + (tab % 3)).map((one) => lineOf(one, { quantity: tab + 1 })),
    );
    const answers = await Promise.all(carts.map((lines) => saveCart(customer, lines)));
    expect(answers).toEqual(carts);
    expect(carts).toContainEqual(await cartOf(customer));
  });

  test('nobody else waits, and neither does an order', async () => {
    const [customer, other] = [await shop.customer(), await shop.customer()];
    await shop.dataSource.transaction(async (manager) => {
      await holdCustomer(manager, customer.id);
      expect(await mergeCart(other, [lineOf(lamp)])).toEqual([lineOf(lamp)]);
      const order = await customer.graphql<PlaceOrderData>(placeOrderDocument, {
        input: toInput(customer, { productId: lamp.id }),
      });
      expect(outcomeOf(order)).toMatchObject({ kind: 'placed' });
    });
  });
});

describe('a wishlist', () => {
  test('is empty at first, and reads as it was saved', async () => {
    const customer = await shop.customer();
    expect(await wishlistOf(customer)).toEqual([]);
    expect(await saveWishlist(customer, ids([chair, lamp]))).toEqual(ids([chair, lamp]));
    expect(await wishlistOf(customer)).toEqual(ids([chair, lamp]));
    expect(await saveWishlist(customer, [lamp.id])).toEqual([lamp.id]);
    expect(await saveWishlist(customer, [])).toEqual([]);
    expect(await wishlistOf(customer)).toEqual([]);
  });

  test('that is merged has the new before the old, each once', async () => {
    const customer = await shop.customer();
    await saveWishlist(customer, ids([lamp]));
    const merged = ids([shirt, chair, lamp]);
    const sent = [shirt.id, shirt.id.toUpperCase(), ...ids([lamp, chair, shirt])];
    expect(await mergeWishlist(customer, sent)).toEqual(merged);
    expect(await mergeWishlist(customer, sent)).toEqual(merged);
    expect(await wishlistOf(customer)).toEqual(merged);
  });

  test('leaves out what the shop does not have', async () => {
    const customer = await shop.customer();
    expect(await saveWishlist(customer, [newId(), chair.id, 'no id', ''])).toEqual([chair.id]);
    expect(await mergeWishlist(customer, [newId(), '5', lamp.id])).toEqual(ids([lamp, chair]));
  });

  test('has at most 200 products: of a merge, what is there stays', async () => {
    const customer = await shop.customer();
    const products = ids(await shop.products(Array.from({ length: 203 }, () => ({}))));
    const there = products.slice(0, 199);
    expect(await saveWishlist(customer, there)).toEqual(there);
    const sent = [newId(), ...products.slice(195)];
    expect(await mergeWishlist(customer, sent)).toEqual([products[199], ...there]);
    expect(await mergeWishlist(customer, sent)).toEqual(mergeWishes(there, products.slice(195)));
    for (const verb of ['mergeWishlist', 'saveWishlist'])
      expect(
        await customer.graphqlRefusal(`mutation ($ids: [ID!]!) { ${verb}(productIds: $ids) { id } }`, {
          ids: products.slice(0, 201),
        }),
      ).toMatchObject({
        status: 422,
        extensions: {
          code: 'INVALID_INPUT',
          fields: [{ field: 'productIds', message: 'A wishlist has at most 200 products.' }],
        },
      });
  });

  test('shows its products as cards, in the language of lists', async () => {
    const customer = await shop.customer();
    await saveWishlist(customer, [lamp.id]);
    const card =
      'id name image { path } priceCents oldPriceCents totalSold availableStock rating reviewCount brand category { name }';
    const { me, product } = await customer.graphql<{ me: { wishlist: object[] }; product: object }>(
      `query ($id: ID!) { me { wishlist { ${card} } } product(id: $id) { ${card} } }`,
      { id: lamp.id },
    );
    expect(me.wishlist).toEqual([product]);
  });
});

describe('an order from a cart', () => {
  test('takes two colours of one product as two lines', async () => {
    const customer = await shop.customer();
    const product = await shop.product({ colors: ['Red', 'Blue'], stock: 5 });
    const lines = await saveCart(customer, [
      lineOf(product, { color: 'Red', quantity: 2 }),
      lineOf(product, { color: 'Blue', quantity: 3 }),
    ]);
    const { placeOrder } = await customer.graphql<PlaceOrderData>(placeOrderDocument, {
      input: { ...toInput(customer, { productId: '' }), lines },
    });
    if (placeOrder.__typename !== 'PlaceOrderSuccess') throw new Error(JSON.stringify(placeOrder));
    expect(placeOrder.order.lines).toMatchObject([
      { productId: product.id, color: 'Red', quantity: 2 },
      { productId: product.id, color: 'Blue', quantity: 3 },
    ]);
    expect(await cartOf(customer)).toEqual(lines);
  });
});

describe('carts and wishlists of somebody else', () => {
  const login = (selection: string) =>
    `mutation ($input: LoginInput!) { login(input: $input) { ... on LoginSuccess { customer { ${selection} } } } }`;
  const selections = ['cart { lines { quantity } }', 'wishlist { id }'];

  const owner = async (): Promise<Person> => {
    const customer = await shop.customer({ password: 'a secret' });
    await saveCart(customer, [lineOf(lamp, { quantity: 3 })]);
    await saveWishlist(customer, [chair.id]);
    return customer;
  };

  test.each(selections)('%s is refused, even to who can name their password', async (selection) => {
    const [customer, other] = [await owner(), await shop.customer()];
    const variables = { input: { email: customer.email, password: 'a secret' } };
    expect(await other.graphqlRefusal(login(selection), variables)).toMatchObject({
      status: 403,
      extensions: { code: 'FORBIDDEN' },
    });
    expect(await shop.graphqlRefusal(login(selection), variables)).toMatchObject({
      status: 401,
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  test('are shown to admins', async () => {
    const [customer, admin] = [await owner(), await shop.admin()];
    const { customers } = await admin.graphql<{ customers: { nodes: object[] } }>(
      `{ customers(first: 2) { nodes { id ${selections.join(' ')} } } }`,
    );
    expect(customers.nodes).toEqual([
      { id: admin.id, cart: { lines: [] }, wishlist: [] },
      { id: customer.id, cart: { lines: [{ quantity: 3 }] }, wishlist: [{ id: chair.id }] },
    ]);
  });
});
