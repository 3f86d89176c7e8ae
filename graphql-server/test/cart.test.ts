import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeLines, changeWishes } from '#schema/cart.changes.ts';
import type { CartChange, CartLine, WishChange } from '#schema/cart.ts';
import { lockCustomer } from '../src/people/customer/customer-row.ts';
import type { Client } from './client.ts';
import { freshKey, outcomeOf, placeOrderDocument, toInput, type PlaceOrderData } from './order-edges.ts';
import { newId, type Person } from './factories.ts';
import { runs } from './runs.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

interface CartData {
  lines: (Omit<CartLine, 'productId'> & { product: { id: string } })[];
}

const cartFields = 'lines { product { id } quantity color size seenPriceCents }';

const flat = ({ lines }: CartData): CartLine[] =>
  lines.map(({ product, ...line }) => ({ productId: product.id, ...line }));

/** The change that puts a line into the cart. */
const putIn = ({ quantity, ...line }: CartLine): CartChange => ({
  ...line,
  from: 0,
  to: quantity,
  place: null,
});

/** Sends changes, and returns the cart afterwards and what was refused. */
const sendChanges = async (client: Client, changes: CartChange[], key = freshKey()) => {
  const { changeCart } = await client.graphql<{ changeCart: { cart: CartData; refused: number[] } }>(
    `mutation ($key: String!, $changes: [CartChangeInput!]!) {
      changeCart(idempotencyKey: $key, changes: $changes) { cart { ${cartFields} } refused }
    }`,
    { key, changes },
  );
  return { cart: flat(changeCart.cart), refused: changeCart.refused };
};

const changeCart = async (client: Client, changes: CartChange[], key?: string): Promise<CartLine[]> =>
  (await sendChanges(client, changes, key)).cart;

const putInCart = (client: Client, lines: CartLine[]): Promise<CartLine[]> => changeCart(client, lines.map(putIn));

/** Makes a line with so many pieces one with so many. */
const change = (line: CartLine, from: number, to: number): CartChange => ({ ...putIn(line), from, to });

const cartOf = async (customer: Client): Promise<CartLine[]> => {
  const { me } = await customer.graphql<{ me: { cart: CartData } }>(`{ me { cart { ${cartFields} } } }`);
  return flat(me.cart);
};

/** Sends changes, and returns the ids on the wishlist afterwards. */
const changeWishlist = async (client: Client, changes: WishChange[], key = freshKey()) => {
  const data = await client.graphql<{ changeWishlist: { id: string }[] }>(
    `mutation ($key: String!, $changes: [WishlistChangeInput!]!) {
      changeWishlist(idempotencyKey: $key, changes: $changes) { id }
    }`,
    { key, changes },
  );
  return data.changeWishlist.map(({ id }) => id);
};

/** Likes products: the last one is the first on the list. */
const like = (client: Client, productIds: string[], key?: string) =>
  changeWishlist(
    client,
    productIds.map((productId) => ({ productId, wished: true })),
    key,
  );

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

  test('reads as it was filled, on any device of its customer', async () => {
    const customer = await shop.customer();
    const lines = [lineOf(shirt, { color: 'Red', size: 'L', quantity: 3 }), lineOf(lamp)];
    expect(await putInCart(customer, lines)).toEqual(lines);
    expect(await cartOf(shop.withToken(customer.token))).toEqual(lines);
    expect(await cartOf(await shop.customer())).toEqual([]);
  });

  test('shows its products as they are now, beside the price that was seen', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ name: 'Old lamp', stock: 5 })];
    await putInCart(customer, [lineOf(product, { quantity: 4 })]);
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
    const { changeCart: changed } = await customer.graphql<{ changeCart: { cart: object } }>(
      `mutation ($changes: [CartChangeInput!]!) {
        changeCart(idempotencyKey: "first-cart", changes: $changes) { cart { lines { color image { path } } } }
      }`,
      { changes: lines.map(putIn) },
    );
    expect(changed.cart).toEqual({
      lines: [
        { color: 'Red', image: { path: '/pictures/shawl-red' } },
        { color: 'Green', image: { path: '/pictures/shawl-1' } },
        { color: null, image: { path: '/pictures/shawl-1' } },
      ],
    });
  });

  test('loses what is taken out, keeps what is lowered, and both stay in their places', async () => {
    const customer = await shop.customer();
    await putInCart(customer, [lineOf(lamp, { quantity: 5 }), lineOf(chair, { quantity: 2 }), lineOf(shirt)]);
    expect(await changeCart(customer, [change(lineOf(lamp), 5, 1), change(lineOf(chair), 2, 0)])).toEqual([
      lineOf(lamp),
      lineOf(shirt),
    ]);
    expect(await changeCart(customer, [change(lineOf(lamp), 1, 0), change(lineOf(shirt), 1, 0)])).toEqual([]);
    expect(await cartOf(customer)).toEqual([]);
  });

  test('takes what is put back where it stood', async () => {
    const customer = await shop.customer();
    const lines = [lineOf(lamp), lineOf(chair), lineOf(shirt)];
    await putInCart(customer, lines);
    await changeCart(customer, [change(lineOf(chair), 1, 0)]);
    expect(await changeCart(customer, [{ ...putIn(lineOf(chair)), place: 1 }])).toEqual(lines);
    const [customerWithOne] = [await shop.customer()];
    await putInCart(customerWithOne, [lineOf(lamp)]);
    expect(await changeCart(customerWithOne, [{ ...putIn(lineOf(chair)), place: 99 }])).toEqual([
      lineOf(lamp),
      lineOf(chair),
    ]);
  });

  test('has the larger quantity of what two devices put in, and the price that was sent last', async () => {
    const customer = await shop.customer();
    await putInCart(customer, [lineOf(lamp, { quantity: 5 }), lineOf(chair, { quantity: 1 })]);
    const sent = [
      lineOf(shirt, { color: 'Blue', size: 'M' }),
      lineOf(chair, { quantity: 3, seenPriceCents: 1500 }),
      lineOf(lamp, { quantity: 2, seenPriceCents: 1500 }),
    ];
    const both = [
      lineOf(lamp, { quantity: 5, seenPriceCents: 1500 }),
      lineOf(chair, { quantity: 3, seenPriceCents: 1500 }),
      lineOf(shirt, { color: 'Blue', size: 'M' }),
    ];
    expect(await putInCart(customer, sent)).toEqual(both);
    expect(await putInCart(customer, sent)).toEqual(both);
    expect(await putInCart(customer, [])).toEqual(both);
    expect(await cartOf(customer)).toEqual(both);
  });

  test('takes the price that was seen without another quantity', async () => {
    const customer = await shop.customer();
    await putInCart(customer, [lineOf(lamp, { quantity: 3 })]);
    const seen = lineOf(lamp, { seenPriceCents: 2500 });
    expect(await changeCart(customer, [change(seen, 3, 3), change(lineOf(chair), 2, 2)])).toEqual([
      { ...seen, quantity: 3 },
    ]);
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
    expect(await putInCart(customer, [...lines, again, { ...again, productId: shirt.id.toUpperCase() }])).toEqual(
      lines.map((line) => (line.size === 'L' ? again : line)),
    );
  });

  test('asks for more than there is: stock is not looked at', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 0 })];
    const lines = [lineOf(product, { quantity: 500 })];
    expect(await putInCart(customer, lines)).toEqual(lines);
  });

  test('keeps at most 10000 pieces of a line', async () => {
    const customer = await shop.customer();
    const most = [lineOf(lamp, { quantity: 10_000 })];
    expect(await putInCart(customer, [lineOf(lamp, { quantity: 10_001 })])).toEqual(most);
    expect(await putInCart(customer, [lineOf(lamp, { quantity: 2_147_483_647 })])).toEqual(most);
    expect(await changeCart(customer, [change(lineOf(lamp), 2_147_483_647, 20_000)])).toEqual(most);
  });

  test.each<[string, Partial<CartLine>]>([
    ['an unknown product', { productId: newId() }],
    ['what is no id', { productId: 'no id' }],
    ['a colour that the product does not come in', { color: 'Green' }],
    ['a size that the product does not come in', { color: 'Red', size: 'XXL' }],
    ['an empty colour', { color: '' }],
    ['a colour in other letters', { color: 'red' }],
    ['a colour of a product without any', { productId: lamp.id, color: 'Red' }],
  ])('refuses %s, and keeps the rest', async (_, line) => {
    const customer = await shop.customer();
    const lines = [lineOf(chair), lineOf(shirt, line), lineOf(shirt, { color: 'Red' })];
    const answer = { cart: [lineOf(chair), lineOf(shirt, { color: 'Red' })], refused: [1] };
    const key = freshKey();
    expect(await sendChanges(customer, lines.map(putIn), key)).toEqual(answer);
    expect(await sendChanges(customer, lines.map(putIn), key)).toEqual(answer);
    expect(await sendChanges(customer, lines.map(putIn))).toEqual(answer);
  });

  test('lets go of a colour that the product does not come in any more', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ colors: ['Red', 'Blue'] })];
    const line = lineOf(product, { color: 'Red', quantity: 3 });
    await putInCart(customer, [line]);
    await shop.sql(`UPDATE products SET colors = '{Blue}' WHERE id = $1`, [product.id]);
    expect(await sendChanges(customer, [change(line, 3, 4)])).toEqual({ cart: [line], refused: [0] });
    expect(await changeCart(customer, [change(line, 3, 2)])).toEqual([{ ...line, quantity: 2 }]);
    expect(await changeCart(customer, [change(line, 2, 0)])).toEqual([]);
  });

  test('loses a product that leaves the shop', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    await putInCart(customer, [lineOf(product), lineOf(lamp)]);
    await like(customer, [lamp.id, product.id]);
    await shop.sql('DELETE FROM products WHERE id = $1', [product.id]);
    expect(await cartOf(customer)).toEqual([lineOf(lamp)]);
    expect(await wishlistOf(customer)).toEqual([lamp.id]);
    expect(await putInCart(customer, [lineOf(chair)])).toEqual([lineOf(lamp), lineOf(chair)]);
  });

  test('has at most 100 lines: what is there stays, what finds no room is refused', async () => {
    const customer = await shop.customer();
    const products = await shop.products(Array.from({ length: 105 }, () => ({})));
    const lines = products.map((product) => lineOf(product));
    expect(await putInCart(customer, lines.slice(0, 98))).toEqual(lines.slice(0, 98));
    const sent = [lineOf({ id: newId() }), ...lines.slice(96).map((line) => ({ ...line, quantity: 2 }))];
    const full = lines.slice(0, 100).map((line, index) => ({ ...line, quantity: index < 96 ? 1 : 2 }));
    const answer = { cart: full, refused: [0, 5, 6, 7, 8, 9] };
    const key = freshKey();
    expect(await sendChanges(customer, sent.map(putIn), key)).toEqual(answer);
    expect(await sendChanges(customer, sent.map(putIn), key)).toEqual(answer);
    expect(await sendChanges(customer, sent.map(putIn))).toEqual(answer);
  });

  test('what breaks a rule is refused and changes nothing', async () => {
    const customer = await shop.customer();
    await putInCart(customer, [lineOf(lamp)]);
    const document = `mutation ($key: String!, $changes: [CartChangeInput!]!) {
      changeCart(idempotencyKey: $key, changes: $changes) { refused }
    }`;
    const refused = (changes: CartChange[], key = freshKey()) => customer.graphqlRefusal(document, { key, changes });
    const right = putIn(lineOf(chair));
    expect(
      await refused([right, { ...right, from: -1 }, { ...right, to: -5, seenPriceCents: -5 }, { ...right, place: -1 }]),
    ).toMatchObject({
      status: 422,
      message: 'Quantity must be a whole number from 0.',
      extensions: {
        code: 'INVALID_INPUT',
        fields: [
          { field: 'changes.1.from', message: 'Quantity must be a whole number from 0.' },
          { field: 'changes.2.to', message: 'Quantity must be a whole number from 0.' },
          { field: 'changes.2.seenPriceCents', message: 'A price must be a whole number from 1.' },
          { field: 'changes.3.place', message: 'A place must be a whole number from 0.' },
        ],
      },
    });
    expect(await refused(Array.from({ length: 201 }, () => right))).toMatchObject({
      status: 422,
      extensions: { fields: [{ field: 'changes', message: 'At most 200 changes are made at once.' }] },
    });
    expect(await refused([right], 'short')).toMatchObject({
      status: 422,
      extensions: {
        fields: [{ field: 'idempotencyKey', message: 'An idempotency key has 8 to 100 visible characters.' }],
      },
    });
    expect(await cartOf(customer)).toEqual([lineOf(lamp)]);
  });

  test('reads the same in the request that changed it', async () => {
    const customer = await shop.customer();
    await putInCart(customer, [lineOf(lamp)]);
    await like(customer, [lamp.id]);
    const profile = `updateProfile(input: {}) { ... on UpdateProfileSuccess { customer {
      cart { ${cartFields} } wishlist { id }
    } } }`;
    const data = await customer.graphql<{
      before: object;
      after: { customer: { cart: CartData; wishlist: object } };
    }>(
      `mutation ($lines: [CartChangeInput!]!, $wishes: [WishlistChangeInput!]!) {
        before: ${profile}
        changeCart(idempotencyKey: "second-cart", changes: $lines) { refused }
        changeWishlist(idempotencyKey: "second-wish", changes: $wishes) { id }
        after: ${profile}
      }`,
      { lines: [putIn(lineOf(chair))], wishes: [{ productId: chair.id, wished: true }] },
    );
    expect(flat(data.after.customer.cart)).toEqual([lineOf(lamp), lineOf(chair)]);
    expect(data.after.customer.wishlist).toEqual([{ id: chair.id }, { id: lamp.id }]);
  });

  test('changes by one rule, whatever is sent again', async () => {
    const products = [lamp, chair, shirt];
    const changes = fc.array(
      fc
        .record({
          product: fc.constantFrom(...products),
          from: fc.integer({ min: 0, max: 5 }),
          to: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 9_000, max: 20_000 })),
          color: fc.constantFrom(null, 'Red', 'Blue'),
          size: fc.constantFrom(null, 'M', 'L'),
          seenPriceCents: fc.integer({ min: 1, max: 2_147_483_647 }),
          place: fc.option(fc.nat(12)),
        })
        .map(({ product, color, size, ...rest }): CartChange => {
          const choice = product === shirt ? { color, size } : { color: null, size: null };
          return { productId: product.id, ...choice, ...rest };
        }),
      { maxLength: 12 },
    );
    const customer = await shop.customer();
    let expected: CartLine[] = [];
    await fc.assert(
      fc.asyncProperty(changes, changes, async (first, second) => {
        const [firstKey, secondKey] = [freshKey(), freshKey()];
        for (const [sent, key, isNew] of [
          [first, firstKey, true],
          [first, firstKey, false],
          [second, secondKey, true],
          [first, firstKey, false],
        ] as const) {
          if (isNew) expected = changeLines(expected, sent).lines;
          expect(await changeCart(customer, sent, key)).toEqual(expected);
        }
      }),
      { numRuns: runs(20) },
    );
  });
});

describe('two devices of one person', () => {
  test('removing on one keeps what was added on the other', async () => {
    const customer = await shop.customer();
    await putInCart(customer, [lineOf(lamp), lineOf(chair)]);
    await putInCart(customer, [lineOf(shirt)]);
    expect(await changeCart(customer, [change(lineOf(lamp), 1, 0)])).toEqual([lineOf(chair), lineOf(shirt)]);
  });

  test('and keeps the pieces that were added to the same line', async () => {
    const customer = await shop.customer();
    await putInCart(customer, [lineOf(lamp)]);
    await changeCart(customer, [change(lineOf(lamp), 1, 3)]);
    expect(await changeCart(customer, [change(lineOf(lamp), 1, 0)])).toEqual([lineOf(lamp, { quantity: 3 })]);
  });

  test('both lower a line to one piece, or take it out: it is one piece, or gone', async () => {
    const customer = await shop.customer();
    await putInCart(customer, [lineOf(lamp, { quantity: 3 }), lineOf(chair)]);
    const changes = [change(lineOf(lamp), 3, 1), change(lineOf(chair), 1, 0)];
    await changeCart(customer, changes);
    expect(await changeCart(customer, changes)).toEqual([lineOf(lamp)]);
  });

  test('what is sent again after its answer was lost is applied once', async () => {
    const customer = await shop.customer();
    const [key, wishKey] = [freshKey(), freshKey()];
    await changeCart(customer, [putIn(lineOf(lamp))], key);
    await like(customer, [lamp.id], wishKey);
    // Meanwhile the other device takes it out.
    await changeCart(customer, [change(lineOf(lamp), 1, 0)]);
    await changeWishlist(customer, [{ productId: lamp.id, wished: false }]);
    expect(await changeCart(customer, [putIn(lineOf(lamp))], key)).toEqual([]);
    expect(await like(customer, [lamp.id], wishKey)).toEqual([]);
    expect(await changeCart(await shop.customer(), [putIn(lineOf(lamp))], key)).toEqual([lineOf(lamp)]);
  });

  test('the last 50 keys are known', async () => {
    const customer = await shop.customer();
    const numbered = Array.from({ length: 51 }, () => freshKey());
    for (const key of numbered) await changeCart(customer, [putIn(lineOf(lamp))], key);
    await changeCart(customer, [change(lineOf(lamp), 1, 0)]);
    const [first = '', ...others] = numbered;
    expect(await changeCart(customer, [putIn(lineOf(lamp))], others.at(-1))).toEqual([]);
    expect(await changeCart(customer, [putIn(lineOf(lamp))], others[1])).toEqual([]);
    expect(await changeCart(customer, [putIn(lineOf(lamp))], first)).toEqual([lineOf(lamp)]);
    const [stored] = await shop.sql<{ count: number }>(
      'SELECT cardinality(keys) AS count FROM cart_changes WHERE customer_id = $1',
      [customer.id],
    );
    expect(stored).toEqual({ count: 50 });
  });

  test('reading the cart stores nothing', async () => {
    const customer = await shop.customer();
    await changeCart(customer, []);
    await changeWishlist(customer, []);
    expect(await shop.sql('SELECT 1 FROM cart_changes WHERE customer_id = $1', [customer.id])).toEqual([]);
  });
});

/** One product for each of many open tabs. */
const tabs = await shop.products(Array.from({ length: 12 }, () => ({})));

describe('changes at once', () => {
  test('of many tabs are all in the cart and on the wishlist', async () => {
    const customer = await shop.customer();
    await Promise.all(
      tabs.flatMap((product, tab) => [
        putInCart(customer, [lineOf(product), lineOf(lamp, { quantity: tab + 1 })]),
        like(customer, [product.id, lamp.id]),
      ]),
    );
    const cart = await cartOf(customer);
    expect(cart.map(({ productId }) => productId).sort()).toEqual([...ids(tabs), lamp.id].sort());
    expect(cart.find(({ productId }) => productId === lamp.id)?.quantity).toBe(tabs.length);
    expect((await wishlistOf(customer)).sort()).toEqual([...ids(tabs), lamp.id].sort());
  });

  test('have the same result as one after the other', async () => {
    const [left, right] = [
      [putIn(lineOf(lamp, { quantity: 2, seenPriceCents: 1 })), putIn(lineOf(chair))],
      [putIn(lineOf(shirt)), change(lineOf(lamp, { seenPriceCents: 2 }), 2, 1)],
    ] as const;
    const after = (...changes: CartChange[]) => changeLines([], changes).lines;
    for (let round = 0; round < 10; round += 1) {
      const customer = await shop.customer();
      await Promise.all([changeCart(customer, [...left]), changeCart(customer, [...right])]);
      expect([after(...left, ...right), after(...right, ...left)]).toContainEqual(await cartOf(customer));
    }
  });

  test('with the same key are applied once', async () => {
    const customer = await shop.customer();
    const key = freshKey();
    await changeCart(customer, [putIn(lineOf(lamp, { quantity: 9 }))]);
    const lower = [change(lineOf(lamp), 9, 4), change(lineOf(lamp), 4, 6)];
    const answers = await Promise.all(tabs.map(() => changeCart(customer, lower, key)));
    expect(answers).toEqual(tabs.map(() => [lineOf(lamp, { quantity: 6 })]));
  });

  test('nobody else waits, and neither does an order', async () => {
    const [customer, other] = [await shop.customer(), await shop.customer()];
    await shop.dataSource.transaction(async (manager) => {
      await lockCustomer(manager, customer.id);
      expect(await putInCart(other, [lineOf(lamp)])).toEqual([lineOf(lamp)]);
      const order = await customer.graphql<PlaceOrderData>(placeOrderDocument, {
        input: toInput(customer, { productId: lamp.id }),
      });
      expect(outcomeOf(order)).toMatchObject({ kind: 'placed' });
    });
  });
});

describe('a wishlist', () => {
  test('is empty at first, and reads as it was changed', async () => {
    const customer = await shop.customer();
    expect(await wishlistOf(customer)).toEqual([]);
    expect(await like(customer, ids([chair, lamp]))).toEqual(ids([lamp, chair]));
    expect(await wishlistOf(customer)).toEqual(ids([lamp, chair]));
    const off = ({ id }: { id: string }) => ({ productId: id, wished: false });
    expect(await changeWishlist(customer, [off(chair), off(shirt)])).toEqual([lamp.id]);
    expect(await changeWishlist(customer, [off({ id: lamp.id.toUpperCase() })])).toEqual([]);
    expect(await wishlistOf(customer)).toEqual([]);
  });

  test('has new products before old ones, each once', async () => {
    const customer = await shop.customer();
    await like(customer, [lamp.id]);
    const sent = [...ids([chair, lamp]), shirt.id.toUpperCase(), ...ids([shirt, chair])];
    expect(await like(customer, sent)).toEqual(ids([shirt, chair, lamp]));
    expect(await like(customer, sent)).toEqual(ids([shirt, chair, lamp]));
    expect(await wishlistOf(customer)).toEqual(ids([shirt, chair, lamp]));
  });

  test('leaves out what the shop does not have', async () => {
    const customer = await shop.customer();
    expect(await like(customer, [newId(), chair.id, 'no id', ''])).toEqual([chair.id]);
    expect(await like(customer, [newId(), '5', lamp.id])).toEqual(ids([lamp, chair]));
  });

  test('has at most 200 products: what is there stays', async () => {
    const customer = await shop.customer();
    const products = ids(await shop.products(Array.from({ length: 203 }, () => ({}))));
    const there = products.slice(0, 199);
    expect(await like(customer, there)).toEqual(there.toReversed());
    const sent = [newId(), ...products.slice(195)];
    expect(await like(customer, sent)).toEqual([products[199], ...there.toReversed()]);
    expect(await like(customer, sent)).toEqual(
      changeWishes(
        there.toReversed(),
        products.slice(195).map((productId) => ({ productId, wished: true })),
      ),
    );
    expect(
      await customer.graphqlRefusal(
        `mutation ($changes: [WishlistChangeInput!]!) {
          changeWishlist(idempotencyKey: "first-wish", changes: $changes) { id }
        }`,
        { changes: products.slice(0, 201).map((productId) => ({ productId, wished: true })) },
      ),
    ).toMatchObject({
      status: 422,
      extensions: {
        code: 'INVALID_INPUT',
        fields: [{ field: 'changes', message: 'At most 200 changes are made at once.' }],
      },
    });
  });

  test('shows its products as cards, in the language of lists', async () => {
    const customer = await shop.customer();
    await like(customer, [lamp.id]);
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
    const lines = await putInCart(customer, [
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
    await putInCart(customer, [lineOf(lamp, { quantity: 3 })]);
    await like(customer, [chair.id]);
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
