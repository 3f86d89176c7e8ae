import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { freshKey, placeOrderDocument, addressOf, toInput } from './order-edges.ts';
import { makeKnownPerson, type KnownPerson } from './known-person.ts';
import { newId } from './factories.ts';
import {
  approveReturn,
  bringTo,
  buy,
  changeStatus,
  movedFields,
  receiveReturn,
  refund,
  requestReturn,
  ship,
} from './order-steps.ts';
import { readManifest } from '../src/platform/http/graphql/trusted-documents.ts';
import { statementsOf } from './sent-statements.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
// A term with synonyms has a longer statement.
await shop.sql('DELETE FROM search_synonyms');

/** Asks for a path, past what the server keeps in its memory. */
const past = (path: string) => () => shop.send('GET', path, { headers: { 'cache-control': 'no-cache' } });

/** Expects that work on few and on many items runs the same statements, and at most this many. */
const expectSame = async (most: number, few: () => Promise<unknown>, many: () => Promise<unknown>) => {
  // The first run may open connections.
  await few();
  const fewStatements = await statementsOf(few);
  const manyStatements = await statementsOf(many);
  expect(manyStatements.length, manyStatements.join('\n')).toBeLessThanOrEqual(most);
  expect(fewStatements.length).toBeGreaterThan(0);
  // Statements that run in parallel come in any order.
  expect(manyStatements.toSorted()).toEqual(fewStatements.toSorted());
};

const card = `id name image { path } priceCents oldPriceCents totalSold availableStock rating reviewCount brand`;

const department = await shop.category();
const leaves = [await shop.category({ parent: department }), await shop.category({ parent: department })];
const products = await shop.products(
  Array.from({ length: 60 }, (_, index) => ({
    name: `Lamp ${index}`,
    category: leaves[index % 2] ?? department,
    brand: `Brand ${index % 7}`,
    priceCents: 1000 + index,
    stock: 1000,
  })),
);
const [plain, rich] = [products[0], products[1]];
if (!plain || !rich) throw new Error('There are no products.');
await shop.review(plain);
await shop.comment(plain);
for (let count = 0; count < 12; count += 1) {
  await shop.review(rich, { rating: 1 + (count % 5), pictures: ['a', 'b'], replyText: 'Thank you.' });
  await shop.comment(rich);
}

test('in Bangla no list and no page needs a statement more', async () => {
  const ask = (language: string) => () =>
    shop.send('POST', '/graphql', {
      headers: { 'accept-language': language },
      body: {
        query: `query ($id: ID!) {
          products(first: 12) { nodes { ${card} note colorOptions { label } } totalCount }
          product(id: $id) { ${card} note description colorOptions { label } related { ${card} } }
          suggestions(term: "lamp") { products { ${card} } }
        }`,
        variables: { id: rich.id },
      },
    });
  await ask('en')();
  const [english, bangla] = [await statementsOf(ask('en')), await statementsOf(ask('bn'))];
  expect(bangla).toHaveLength(english.length);
  expect(bangla.some((text) => text.includes('product_translations'))).toBe(true);
  expect(english.some((text) => text.includes('product_translations'))).toBe(false);
});

test('the board needs as many statements for full columns as for empty ones', async () => {
  const [admin, customer, product] = [await shop.admin(), await shop.customer(), await shop.product({ stock: 100 })];
  const column = (status: string) => `${status}: boardColumn(status: ${status}, first: 20) {
    totalCount isTotalExact nodes { id number since isLate product pieces partShipments } pageInfo { endCursor }
  }`;
  const statuses = ['PENDING', 'PROCESSED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;
  const order = async (status: (typeof statuses)[number]) => {
    const { id } = await buy(customer, [{ productId: product.id, quantity: 1 }]);
    await bringTo({ admin, customer }, id, status);
  };
  const board = () => admin.graphql(`{ ${statuses.map(column).join(' ')} }`);
  for (const status of statuses) await order(status);
  const few = await statementsOf(board);
  for (const status of statuses) for (let count = 0; count < 3; count += 1) await order(status);
  const many = await statementsOf(board);
  expect(many.toSorted()).toEqual(few.toSorted());
  // The viewer, five columns, their numbers, and the parcels of processed orders.
  expect(many.length, many.join('\n')).toBeLessThanOrEqual(8);
});

describe('a list of products', () => {
  const list = (selection: string, filter = '{}') => {
    const query = `query ($first: Int!) { products(first: $first, filter: ${filter}) { ${selection} } }`;
    return (first: number) => () => shop.graphql(query, { first });
  };
  const facets = `facets {
    categories { count category { id slug name } } brands { brand count } ratings { rating count percent } price { minCents maxCents }
  }`;

  test.each([
    ['of cards', 1, list(`nodes { ${card} }`)],
    ['with its total', 2, list(`nodes { ${card} } totalCount`)],
    ['with its facets', 3, list(`nodes { ${card} } pageInfo { endCursor hasNextPage } totalCount ${facets}`)],
    ['of a term with facets', 4, list(`nodes { ${card} } totalCount ${facets}`, '{ term: "lamp" }')],
    [
      'within a category, with a choice and facets',
      3,
      list(
        `nodes { ${card} } totalCount ${facets}`,
        `{ within: "${department.slug}", brands: ["Brand 1", "Brand 2"], categories: ["${leaves[0]?.slug}"] }`,
      ),
    ],
    [
      'with categories',
      2,
      list(`edges { cursor node { ${card} category { name } department { name parent { name } } } }`),
    ],
    [
      'with everything that a product page shows',
      6,
      list(`nodes { ${card} description colors sizes images { path } ratingsBreakdown { count } category { name }
        reviews { items { text } pageCount } comments { items { text } pageCount } related(first: 4) { name } }`),
    ],
    [
      'with what reviews and comments are about',
      4,
      list(
        `nodes { name reviews { items { text pictures { alt } product { name } } } comments { items { product { name } } } }`,
      ),
    ],
  ])('%s needs %i statements at most, however long it is', async (_, most, of) => {
    await expectSame(most, of(2), of(12));
  });

  test('over REST needs 3 at most', async () => {
    await expectSame(3, past('/backend/product?limit=2'), past('/backend/product?limit=50'));
  });
});

describe('a page of a product', () => {
  const query = `query ($id: ID!) { product(id: $id) {
    ${card} images { path } description secondDescription shortDescription note tag colors sizes addedAt
    ratingsBreakdown { rating count percent } category { name slug } department { name slug }
    reviews { items { id text rating authorName pictures { path alt } sellerReply { text } } pageCount totalCount }
    comments { items { id text authorName sellerReply { text } } pageCount totalCount }
    related { ${card} } reviewRefusal
  } me { displayName } }`;
  const visit = (client: Client, product: { id: string }) => () => client.graphql(query, { id: product.id });

  test('needs 6 statements at most for a customer, however much was said about the product', async () => {
    const customer = await shop.customer();
    await expectSame(6, visit(customer, plain), visit(customer, rich));
  });

  test('needs 4 at most for a visitor', async () => {
    await expectSame(4, visit(shop, plain), visit(shop, rich));
  });

  test('over REST needs 3 at most', async () => {
    const path = (product: { id: string }) => `/backend/product/details/${product.id}`;
    await expectSame(3, past(path(plain)), past(path(rich)));
  });
});

test('answers that are kept need a statement less: the categories are kept too', async () => {
  const rest = (product: { id: string }) => shop.get(`/backend/product/details/${product.id}`);
  const hashes = Object.entries(readManifest());
  const ask = (name: string, variables: object) => {
    const [hash] = hashes.find(([, operation]) => operation.name === name) ?? [];
    return shop.get(`/graphql?documentId=sha256:${hash}&variables=${encodeURIComponent(JSON.stringify(variables))}`);
  };
  // Asked for the first time, so that it is made, with the categories.
  await rest(products[4] ?? plain);
  const [other, another] = [products[2], products[3]];
  const page = (product = plain) =>
    ask('ProductPage', { id: product.id, reviewsPage: 1, reviewsSort: 'PICTURES_FIRST', commentsPage: 1 });
  for (const work of [() => page(), () => page(rich)]) {
    const statements = await statementsOf(work);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(3);
    expect(statements.join('\n')).not.toMatch(/FROM categories/);
  }
  expect((await statementsOf(() => page(other))).length).toBeLessThanOrEqual(3);
  expect((await statementsOf(() => rest(another ?? rich))).length).toBeLessThanOrEqual(2);
});

describe('placing an order', () => {
  const lines = (count: number) =>
    products.slice(0, count).map(({ id }) => ({ productId: id, quantity: 1, color: null, size: null }));

  /** What the shop's own pages ask for. */
  const document = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
    __typename ... on PlaceOrderSuccess { order { id number totalCents lines { name quantity } history { status } } } ... on Error { message }
  } }`;

  /** The session, the transaction, the lock of the buyer, products and limits; order and pieces are written. */
  const plainOrder = [
    'FROM sessions',
    'START TRANSACTION',
    'pg_advisory_xact_lock',
    'FROM products',
    'UNION ALL',
    'INSERT INTO orders',
    'INSERT INTO stock_changes',
    'COMMIT',
  ].map((part) => expect.stringContaining(part));

  test('needs 8 statements, however many lines it has', async () => {
    const customer = await shop.customer();
    const place = (count: number) => () =>
      customer.graphql(document, {
        input: { ...toInput(customer, { productId: '' }), lines: lines(count) },
      });
    await place(20)();
    for (const count of [1, 20]) expect(await statementsOf(place(count))).toEqual(plainOrder);
  });

  test('over REST needs the same', async () => {
    const customer = await shop.customer();
    const place = () =>
      customer.post('/order/addOrder', {
        _id: plain.id,
        payment: 'Nagad',
        shippingAddress: addressOf(customer),
        idempotencyKey: freshKey(),
      });
    await place();
    expect(await statementsOf(place)).toEqual(plainOrder);
  });

  test('needs one more where orders by Cash on Delivery are checked: what is known of the buyer', async () => {
    const checking = await openShop({ env: { DEMO_MODE: 'true' }, settings: { CASH_ON_DELIVERY_CHECKS: 'YES' } });
    const customer = await checking.customer();
    const product = await checking.product();
    const place = () => customer.graphql(document, { input: toInput(customer, { productId: product.id }) });
    await place();
    const statements = await statementsOf(place);
    expect(statements, statements.join('\n')).toHaveLength(plainOrder.length + 1);
    expect(statements[4]).toContain('phoneRefused');
    expect(
      await checking.sql('SELECT FROM orders WHERE customer_id = $1 AND awaits IS NOT NULL', [customer.id]),
    ).toHaveLength(2);
  });

  test('with a promotion code needs four statements more, however many lines it has', async () => {
    const customer = await shop.customer();
    const [plainCode, ofCategory] = [await shop.promotion(), await shop.promotion({ categoryIds: [department.id] })];
    const place = (count: number, promotionCode?: string) => () =>
      customer.graphql(document, {
        input: { ...toInput(customer, { productId: '' }), lines: lines(count), promotionCode },
      });
    await place(20, plainCode.code)();
    const without = await statementsOf(place(20));
    for (const { code } of [plainCode, ofCategory])
      for (const count of [1, 20]) {
        const statements = await statementsOf(place(count, code));
        expect(statements, statements.join('\n')).toHaveLength(without.length + 4);
      }
  });

  test('is shown before by 2 statements at most, with a code by 5, however many lines there are', async () => {
    const customer = await shop.customer();
    const { code } = await shop.promotion({ categoryIds: [department.id] });
    const ask = (count: number, promotionCode?: string) => () =>
      customer.graphql(
        `query ($input: CheckoutInput!) { checkout(input: $input) {
          totalCents lines { availableStock } adjustments { amountCents } promotionRefusal { reason } delivery { to }
        } }`,
        { input: { lines: lines(count), promotionCode } },
      );
    await expectSame(2, ask(1), ask(20));
    await expectSame(5, ask(1, code), ask(20, code));
    await expectSame(5, ask(1, 'NO-SUCH-CODE'), ask(20, 'NO-SUCH-CODE'));
  });

  test('that is refused needs no more than six, and writes nothing', async () => {
    const customer = await shop.customer();
    const statements = await statementsOf(() =>
      customer.graphql(placeOrderDocument, {
        input: toInput(customer, { productId: plain.id, quantity: 9999 }),
      }),
    );
    // The session, the transaction, the lock of the buyer, the products, and whether the key was used before.
    expect(statements, statements.join('\n')).toHaveLength(6);
    expect(statements.join('\n')).not.toMatch(/INSERT|UPDATE|COMMIT/);
  });
});

describe('lists of orders and customers', () => {
  const order = `id totalCents placedAt status paymentMethod shippingAddress { name } history { status at actor }
    lines { name quantity unitPriceCents image { path } }`;

  test('need the same statements for few and many', async () => {
    const admin = await shop.admin();
    const customers = await shop.customers(8);
    for (const customer of customers)
      for (let count = 0; count < 3; count += 1)
        await customer.graphql(placeOrderDocument, {
          input: toInput(customer, { productId: products[count]?.id ?? '' }),
        });

    const [customer] = customers;
    const ask = (client: Client | undefined, selection: string) => (first: number) => () =>
      client?.graphql(`query ($first: Int!) { ${selection} }`, { first }) ?? Promise.reject(new Error('Nobody asks.'));
    for (const [most, of] of [
      [4, ask(customer, `me { orders(first: $first) { totalCount nodes { ${order} customer { email } } } }`)],
      [4, ask(admin, `orders(first: $first) { totalCount nodes { ${order} customer { email } } }`)],
      [3, ask(admin, `customers(first: $first) { totalCount nodes { email displayName status } }`)],
      [
        5,
        ask(
          admin,
          `customers(first: $first) { totalCount nodes { email orders(first: 2) { totalCount nodes { ${order} } } } }`,
        ),
      ],
    ] as const)
      await expectSame(most, of(1), of(8));
  });

  test('need one more each for the shipments, returns and payments of all orders', async () => {
    const [admin, customer] = [await shop.admin(), await shop.customer()];
    for (let count = 1; count <= 3; count += 1) {
      const lines = products.slice(0, count).map(({ id }) => ({ productId: id, quantity: 2 }));
      const { id } = await buy(customer, lines);
      await bringTo({ admin, customer }, id, 'RETURNED');
    }
    const ask = (client: Client, list: (selection: string) => string) => (first: number) => () =>
      client.graphql(`query ($first: Int!) { ${list(`nodes { ${movedFields} }`)} }`, { first });
    const own = ask(customer, (selection) => `me { orders(first: $first) { ${selection} } }`);
    const all = ask(admin, (selection) => `orders(first: $first) { ${selection} }`);
    for (const of of [own, all]) await expectSame(5, of(1), of(3));
  });

  test('over REST too', async () => {
    const customer = await shop.customer();
    const place = () => customer.graphql(placeOrderDocument, { input: toInput(customer, { productId: plain.id }) });
    await place();
    await place();
    const path = `/order/allordergmail?email=${customer.email}`;
    await expectSame(
      2,
      () => customer.get(`${path}&limit=1`),
      () => customer.get(path),
    );
  });
});

test('a step of an order needs the same statements, however many lines it has', async () => {
  const [admin, customer] = [await shop.admin(), await shop.customer()];
  const steps = async (count: number) => {
    const lines = products.slice(0, count).map(({ id }) => ({ productId: id, quantity: 2 }));
    const { id } = await buy(customer, lines);
    const shapes: string[][] = [];
    for (const take of [
      () => changeStatus(admin, id, 'PROCESSED'),
      () => ship(admin, id),
      () => changeStatus(admin, id, 'OUT_FOR_DELIVERY'),
      () => changeStatus(admin, id, 'DELIVERED'),
      () => requestReturn(customer, id),
      () => approveReturn(admin, id),
      () => receiveReturn(admin, id),
      () => refund(admin, id, 100),
    ])
      shapes.push((await statementsOf(take)).map((text) => /^\w+(?: (?:INTO|FROM) "?\w+)?/.exec(text)?.[0] ?? ''));
    return shapes;
  };
  await steps(1);
  const [one, many] = [await steps(1), await steps(20)];
  expect(many).toEqual(one);
  // Sign-in, transaction, the log, the order afterwards, and its shipments, return and payment are among them. A
  // receipt is longest: it moves the order and its pieces, and credits and plans what goes back.
  for (const shape of one) expect(shape.length, shape.join('\n')).toBeLessThanOrEqual(24);
});

describe('reviews and comments', () => {
  test('of which many wait need the same statements as few', async () => {
    const admin = await shop.admin();
    for (let count = 0; count < 8; count += 1) {
      const product = products[count] ?? plain;
      await shop.review(product, { published: false, pictures: ['a'] });
      await shop.comment(product, { published: false });
    }
    for (const kind of ['waitingReviews', 'waitingComments']) {
      const pictures = kind === 'waitingReviews' ? 'pictures { path alt }' : '';
      const query = `query ($first: Int!) { it: ${kind}(first: $first) {
        nodes { id text authorName ${pictures} product { ${card} category { name } } } pageInfo { endCursor } totalCount
      } }`;
      const ask = (first: number) => () => admin.graphql(query, { first });
      await expectSame(5, ask(1), ask(8));
    }
  });

  test('of a list of products need one statement more to say whether one may review them', async () => {
    const customer = await shop.customer();
    for (const product of products.slice(0, 5)) await shop.order(customer, product);
    const ask = (client: Client) => (first: number) => () =>
      client.graphql('query ($first: Int!) { products(first: $first) { nodes { name reviewRefusal } } }', {
        first,
      });
    await expectSame(3, ask(customer)(2), ask(customer)(50));
    await expectSame(1, ask(shop)(2), ask(shop)(50));
  });

  test('are written and published by a few statements', async () => {
    const [customer, admin] = [await shop.customer(), await shop.admin()];
    await shop.order(customer, plain);
    const add = `mutation ($input: AddReviewInput!) { addReview(input: $input) {
      ... on AddReviewSuccess { review { id rating } } ... on Error { message }
    } }`;
    const writing = await statementsOf(() =>
      customer.graphql(add, { input: { productId: plain.id, rating: 5, text: 'Good.' } }),
    );
    // The viewer, how often they wrote, and the review itself.
    expect(writing, writing.join('\n')).toHaveLength(3);
    const [review] = await shop.sql<{ id: string }>('SELECT id FROM reviews WHERE customer_id = $1', [customer.id]);
    const publishing = await statementsOf(() =>
      admin.graphql(
        'mutation ($id: ID!) { publishReview(id: $id) { product { rating reviewCount ratingsBreakdown { count } } } }',
        { id: review?.id },
      ),
    );
    // The transaction and the log are among them.
    expect(publishing.length, publishing.join('\n')).toBeLessThanOrEqual(7);
  });
});

describe('addresses', () => {
  const input = { name: 'Rahima', phoneNumber: '01712345678', upazilaId: 'dhaka/savar', line: 'House 1' };
  const fields = 'id name text isDefault upazila { name bangla } district { name } division { name }';
  const saved = `... on SaveAddressSuccess { address { ${fields} } customer { addresses { ${fields} } } }`;
  const add = (customer: Client, isDefault = false) =>
    customer.graphql(`mutation ($input: AddressInput!) { addAddress(input: $input) { ${saved} } }`, {
      input: { ...input, isDefault },
    });

  test('are read by one statement, however many customers and addresses there are', async () => {
    const admin = await shop.admin();
    for (const customer of await shop.customers(8)) for (let count = 0; count < 3; count += 1) await add(customer);
    const ask = (first: number) => () =>
      admin.graphql(`query ($first: Int!) { customers(first: $first) { nodes { email addresses { ${fields} } } } }`, {
        first,
      });
    await expectSame(3, ask(1), ask(8));
  });

  test('are changed by 10 statements at most, sign-in and transaction among them', async () => {
    const customer = await shop.customer();
    await add(customer);
    for (const count of [2, 3]) {
      const statements = await statementsOf(() => add(customer, true));
      expect(statements, `${count}`).toContain('COMMIT');
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(10);
    }
  });
});

describe('accounts', () => {
  const fields = 'id email displayName status role rejectionReason emailConfirmedAt createdAt';

  test('the audit log needs the same statements for few and many entries', async () => {
    const admin = await shop.admin();
    for (const customer of await shop.customers(8)) {
      await customer.graphql('mutation { signOut }');
      await admin.graphql('mutation ($id: ID!) { changeRole(input: { id: $id, role: ADMIN }) { __typename } }', {
        id: customer.id,
      });
    }
    const ask = (filter: string) => (first: number) => () =>
      admin.graphql(
        `query ($first: Int!) { auditLog(first: $first${filter}) {
          totalCount pageInfo { endCursor } nodes { at action address userAgent details { name value }
            customerId customer { ${fields} } actor { ${fields} }
            subject { kind id label } changes { field before after } }
        } }`,
        { first },
      );
    for (const filter of ['', ', filter: { action: ROLE_CHANGED, kind: CUSTOMER }'])
      await expectSame(5, ask(filter)(1), ask(filter)(12));
  });

  test('the total of a list of opinions is counted once', async () => {
    const admin = await shop.admin();
    const ask = (fields: string) => () =>
      admin.graphql(`{ opinions(kind: REVIEW, first: 1) { nodes { id } ${fields} } }`);
    await expectSame(3, ask('totalCount'), ask('totalCount isTotalExact'));
  });

  test('a refresh that cannot succeed asks for nothing but whether it was tried too often', async () => {
    const refresh = (headers: Record<string, string> = {}) =>
      shop.send('POST', '/backend/session/refresh', { headers: { 'x-refresh-attempt': 'x', ...headers } });
    expect(await statementsOf(() => refresh())).toEqual([]);
    const madeUp = `__Secure-haat_session=${newId()}.${'A'.repeat(44)}`;
    expect(await statementsOf(() => refresh({ cookie: madeUp }))).toEqual([expect.stringContaining('rate_limits')]);
  });

  test('one’s sessions are read by one statement', async () => {
    const [few, many] = [await shop.customer(), await shop.customer()];
    for (let count = 0; count < 9; count += 1) await shop.session(many);
    const ask = (client: Client) => () =>
      client.graphql('{ me { sessions { id beganAt usedAt userAgent address isCurrent } } }');
    await expectSame(2, ask(few), ask(many));
  });

  test('an admin’s decision needs 10 statements at most, mail and log among them', async () => {
    const admin = await shop.admin();
    const [first, second] = await shop.customers(2);
    for (const { id } of [first, second].flatMap((one) => one ?? [])) {
      const decide = async (mutation: string) => {
        const statements = await statementsOf(() => admin.graphql(mutation, { id }));
        expect(statements, statements.join('\n')).toContain('COMMIT');
        expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(10);
      };
      await decide('mutation ($id: ID!) { rejectCustomer(input: { id: $id, reason: "No." }) { __typename } }');
      await decide('mutation ($id: ID!) { confirmCustomer(id: $id) { id } }');
      await decide('mutation ($id: ID!) { changeRole(input: { id: $id, role: ADMIN }) { __typename } }');
    }
  });

  test('copying and deleting need the same statements, however much there is', async () => {
    const [few, many] = [await makeKnownPerson(shop), await makeKnownPerson(shop)];
    for (let count = 0; count < 5; count += 1) await shop.order(many.person, plain);
    const copy =
      ({ person }: KnownPerson) =>
      () =>
        person.get('/backend/account/data');
    await expectSame(35, copy(few), copy(many));
    const remove = ({ person }: KnownPerson) =>
      statementsOf(() =>
        person.send('DELETE', '/backend/account', {
          body: { email: person.email, password: 'a good secret' },
        }),
      );
    const [one, other] = [await remove(few), await remove(many)];
    expect(other).toHaveLength(one.length);
    expect(one).toContain('COMMIT');
    // One of them is for what the log says about the orders.
    expect(one.length, one.join('\n')).toBeLessThanOrEqual(29);
  });
});

test('products by id need the same statements for few and many', async () => {
  const ask = (count: number) => () =>
    shop.graphql(
      `query ($ids: [ID!]!) { productsById(ids: $ids) { ${card} images { path color } colors sizes category { name } } }`,
      {
        ids: products.slice(0, count).map(({ id }) => id),
      },
    );
  await expectSame(3, ask(1), ask(50));
});

test('suggestions need 3 statements at most', async () => {
  const suggest = (term: string) => () =>
    shop.graphql(
      `query ($term: String!) { suggestions(term: $term) { products { ${card} } categories { slug name } } }`,
      {
        term,
      },
    );
  await expectSame(3, suggest('brandless'), suggest('lamp'));
});

describe('carts and wishlists', () => {
  const puts = ({ id }: { id: string }) => ({ productId: id, from: 0, to: 1, seenPriceCents: 1999 });
  const likes = ({ id }: { id: string }) => ({ productId: id, wished: true });
  const cart = `lines { quantity color size seenPriceCents image { path } product { ${card} colors sizes category { name } } }`;
  const wishlist = `${card} colors sizes`;

  test('are changed by the same 12 statements at most, sign-in and transaction among them, for few and many', async () => {
    const customer = await shop.customer();
    const changes = (
      [
        ['changeCart', 'CartChangeInput', `cart { ${cart} }`, puts],
        ['changeWishlist', 'WishlistChangeInput', wishlist, likes],
      ] as const
    ).map(([verb, type, fields, change]) => {
      const document = `mutation ($key: String!, $changes: [${type}!]!) {
        ${verb}(idempotencyKey: $key, changes: $changes) { ${fields} }
      }`;
      return (count: number) => () =>
        customer.graphql(document, {
          key: freshKey(),
          changes: products.slice(0, count).map((product) => change(product)),
        });
    });
    for (const change of changes) {
      await change(1)();
      const shape = async (count: number) =>
        (await statementsOf(change(count))).map((text) => /^\w+(?: (?:INTO|FROM) "?\w+)?/.exec(text)?.[0]);
      const [one, many] = [await shape(1), await shape(50)];
      expect(many).toEqual(one);
      expect(one.length, one.join('\n')).toBeLessThanOrEqual(12);
      expect(one.filter((text) => text === 'COMMIT')).toHaveLength(1);
    }
  });

  test('are read by the same statements, however many customers, lines and products there are', async () => {
    const admin = await shop.admin();
    const customers = await shop.customers(8);
    for (const [index, customer] of customers.entries()) {
      const some = products.slice(0, 1 + index * 5);
      await customer.graphql(
        `mutation ($lines: [CartChangeInput!]!, $wishes: [WishlistChangeInput!]!) {
          changeCart(idempotencyKey: "first-cart", changes: $lines) { refused }
          changeWishlist(idempotencyKey: "first-wish", changes: $wishes) { id }
        }`,
        { lines: some.map(puts), wishes: some.map(likes) },
      );
    }
    const [few, many] = [customers[0] ?? shop, customers.at(-1) ?? shop];
    for (const [most, selection] of [
      [4, `cart { ${cart} }`],
      [3, `wishlist { ${wishlist} }`],
      [2, `cart { lines { quantity product { ${card} } } }`],
    ] as const) {
      const read = (client: Client) => () => client.graphql(`{ me { ${selection} } }`);
      await expectSame(most, read(few), read(many));
    }
    // The maximum of each of so many lists would be too expensive.
    const list = (first: number) => () =>
      admin.graphql(
        `query ($first: Int!) { customers(first: $first) { nodes {
          email cart { lines { quantity product { name colors category { name } } } } wishlist { name }
        } } }`,
        { first },
      );
    await expectSame(6, list(2), list(8));
  });
});

test('messages need the same statements for few and many', async () => {
  const admin = await shop.admin();
  const customers = await shop.customers(8);
  for (const customer of customers)
    for (let count = 0; count < 3; count += 1)
      await customer.graphql(
        `mutation ($orderId: ID!) {
          sendMessage(input: { text: "Hello", orderId: $orderId }) { ... on SendMessageSuccess { sent { id } } }
        }`,
        { orderId: await shop.order(customer, plain) },
      );
  const [customer] = customers;
  const messages = 'nodes { id text isFromShop sentAt readAt order { id lines { name } } } pageInfo { endCursor }';
  const talk = (first: string) => `id name email unread lastMessage { text } messages(first: ${first}) { ${messages} }`;
  const ask = (client: Client, selection: string) => (first: number) => () =>
    client.graphql(`query ($first: Int!) { ${selection} }`, { first });
  for (const [most, of] of [
    [6, ask(customer ?? shop, `conversation { ${talk('$first')} }`)],
    [6, ask(admin, `conversations(first: $first) { totalCount nodes { ${talk('2')} } }`)],
    [6, ask(admin, `customers(first: $first) { nodes { email conversation { ${talk('2')} } } }`)],
  ] as const)
    await expectSame(most, of(1), of(8));
});

test('the category tree with counts and pictures needs 3 statements at most', async () => {
  const tree =
    'categories { name productCount picture { path } children { name productCount picture { path } children { name productCount } } }';
  const statements = await statementsOf(() => shop.graphql(`{ ${tree} }`));
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(3);
});

test('the dashboard’s overview needs 8 at most, however much there is, and charts 5, however long they are', async () => {
  const admin = await shop.admin();
  const overview = () =>
    admin.graphql(
      `{ overview { at today { now { orders } } ordersByStatus { status } tasks { lowStock { count } } } orders(first: 8) { nodes { id number } } }`,
    );
  await expectSame(8, overview, async () => {
    await overview();
  });
  const chart = (from: string) => () =>
    admin.graphql(
      `query ($from: String!) { statistics(from: $from, to: "2026-11-20", grain: MONTH) {
        total { pieces } points { from } categories { name } districts { name } topProducts { name } } }`,
      { from },
    );
  await expectSame(5, chart('2026-11-20'), chart('2024-01-01'));
});
