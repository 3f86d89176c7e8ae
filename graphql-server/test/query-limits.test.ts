import http from 'node:http';
import { describe, expect, test } from 'vitest';
import type { GraphqlError } from './client.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

const card = `id name priceCents oldPriceCents totalSold availableStock rating reviewCount image { path alt }`;

/** Returns the error of a query that must be refused before it runs, in whatever media type it is answered. */
const refusalOf = async (query: string) => {
  const answeredIn = async (accept: string) => {
    const answer = await shop.send('POST', '/graphql', { body: { query }, headers: { accept } });
    const { errors = [] } = answer.json<{ errors?: GraphqlError[] }>();
    return { status: answer.status, message: errors[0]?.message, code: errors[0]?.extensions.code };
  };
  const plain = await answeredIn('application/json');
  expect(await answeredIn('application/graphql-response+json')).toEqual(plain);
  return plain;
};

const tooMuch = {
  status: 400,
  code: 'QUERY_TOO_LARGE',
  message: 'This operation asks for too much at once: take fewer lists, or fewer items of each.',
};

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

describe('an operation that asks for too much is refused before it runs', () => {
  test.each([
    ['50 lists under other names', `{ ${repeat(50, (n) => `list${n}: products { nodes { id } }`)} }`],
    ['50 totals under other names', `{ ${repeat(50, (n) => `list${n}: products(first: 1) { totalCount }`)} }`],
    [
      '50 lists in a fragment',
      `{ ...A } fragment A on Query { ${repeat(50, (n) => `l${n}: products { nodes { id } }`)} }`,
    ],
    [
      'reviews of the related of a long list',
      `{ products(first: 100) { nodes { related(first: 24) { reviews { totalCount } } } } }`,
    ],
    ['related of related of related', `{ products { nodes { related { related { related { id } } } } } }`],
  ])('%s', async (_, query) => {
    expect(await refusalOf(query)).toEqual(tooMuch);
  });

  test('a long list whose length is in a variable', async () => {
    const query = (first: string) =>
      `query ($n: Int!) { ${repeat(30, (n) => `l${n}: products(first: ${first}) { nodes { id name brand } }`)} }`;
    expect(await shop.graphqlRefusal(query('$n'), { n: 100 })).toMatchObject({
      status: 400,
      message: tooMuch.message,
    });
    expect((await shop.graphqlAnswer(query('$n'), { n: 5 })).errors).toEqual([]);
    const hidden = query('$n').replace('Int!', 'Int! = 100');
    expect(await refusalOf(hidden)).toEqual(tooMuch);
    expect((await shop.graphqlAnswer(hidden, { n: 5 })).errors).toEqual([]);
  });
});

test('ten things at most are changed by one operation: nobody tries fifty passwords at once', async () => {
  const logins = (count: number) =>
    `mutation { ${repeat(count, (n) => `l${n}: login(input: { email: "", password: "" }) { __typename }`)} }`;
  expect(await refusalOf(logins(11))).toEqual(tooMuch);
  expect((await shop.graphqlAnswer(logins(10))).errors).toEqual([]);
});

describe('a list of what is listed costs as much as is listed', () => {
  const ids = (count: number) => JSON.stringify(Array.from({ length: count }, () => 'x'));
  const selection = '{ reviews { totalCount } }';

  test('in the document', async () => {
    expect(await refusalOf(`{ productsById(ids: ${ids(60)}) ${selection} }`)).toEqual(tooMuch);
    expect(await shop.graphql(`{ productsById(ids: ${ids(5)}) ${selection} }`)).toEqual({
      productsById: Array(5).fill(null),
    });
  });

  test('in a variable', async () => {
    const query = `query ($ids: [ID!]!) { productsById(ids: $ids) ${selection} }`;
    expect(await shop.graphqlRefusal(query, { ids: Array(60).fill('x') })).toMatchObject({ status: 400 });
    expect((await shop.graphqlAnswer(query, { ids: Array(5).fill('x') })).errors).toEqual([]);
  });
});

describe('an operation that is nested too deeply is refused before it runs', () => {
  const parents = (levels: number) => `{ categories ${'{ parent '.repeat(levels)}{ id }${' }'.repeat(levels)} }`;

  test('by its fields', async () => {
    expect(await refusalOf(parents(14))).toEqual({
      status: 400,
      code: 'QUERY_TOO_LARGE',
      message: 'This operation is nested too deeply: 15 levels at most.',
    });
    expect(await shop.graphql(parents(13))).toEqual({ categories: [] });
  });

  test('by its fragments', async () => {
    const chain = repeat(15, (n) => `fragment F${n} on Category { parent { ...F${n + 1} } }`);
    const query = `{ categories { ...F0 } } ${chain} fragment F15 on Category { id }`;
    expect((await refusalOf(query)).message).toBe('This operation is nested too deeply: 15 levels at most.');
  });

  test('in the brackets of its text, which nobody parses', async () => {
    expect(await refusalOf(`{ products(filter: ${'['.repeat(3000)}) }`)).toEqual({
      status: 400,
      code: 'QUERY_TOO_LARGE',
      message: 'This document is nested too deeply.',
    });
  });

  test('when it comes by GET, whatever lies beside it', async () => {
    const nested = encodeURIComponent(`{ categories ${'{ parent '.repeat(250)}`);
    const beside = JSON.stringify({ query: '{ __typename }' });
    const headers = { 'content-type': 'application/json', 'content-length': beside.length };
    const address = new URL(`/graphql?query=${nested}`, shop.url);
    const { status, text } = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      // fetch sends no body with GET.
      const request = http.request(address, { method: 'GET', headers }, (answer) => {
        answer.setEncoding('utf8');
        let body = '';
        answer.on('data', (part: string) => (body += part));
        answer.on('end', () => resolve({ status: answer.statusCode, text: body }));
      });
      request.on('error', reject);
      request.end(beside);
    });
    expect(status).toBe(400);
    expect(text).toContain('This document is nested too deeply.');
  });

  test('in the introspection of itself', async () => {
    const fields = '{ fields { type '.repeat(6) + '{ name }' + ' } }'.repeat(6);
    expect(await refusalOf(`{ __schema { types ${fields} } }`)).toMatchObject({
      status: 400,
      code: 'QUERY_TOO_LARGE',
    });
  });
});

describe('an operation of too many fields is refused before it is checked', () => {
  const tooMany = {
    status: 400,
    code: 'QUERY_TOO_LARGE',
    message:
      'This operation has too many fields: 1000 at most, those of its fragments counted wherever they are spread.',
  };
  const wide = (count: number) => `{ ${repeat(count, (n) => `a${n}: __typename`)} }`;
  const doubling = (levels: number) =>
    `{ __type(name: "Product") { ...F0 } } ${repeat(levels, (n) => `fragment F${n} on __Type { a: ofType { ...F${n + 1} } b: ofType { ...F${n + 1} } }`)} fragment F${levels} on __Type { name }`;

  test('as they stand there', async () => {
    expect(await refusalOf(wide(1001))).toEqual(tooMany);
    expect((await shop.graphqlAnswer(wide(1000))).errors).toEqual([]);
  });

  test('as its fragments make them, in the schema too', async () => {
    expect(await refusalOf(doubling(12))).toEqual(tooMany);
    expect((await shop.graphqlAnswer(doubling(7))).errors).toEqual([]);
  });

  test('as a text that is not read to its end', async () => {
    expect(await refusalOf(wide(2000))).toEqual({
      ...tooMany,
      message: 'This document has too many words and signs: 4000 at most.',
    });
  });

  test('in a fragment that nothing spreads', async () => {
    const query = `{ __typename } fragment Unused on Query ${wide(1001)}`;
    expect(await refusalOf(query)).toEqual(tooMany);
  });

  test('of several operations together', async () => {
    const { status } = await shop.graphqlAnswer(`query A ${wide(600)} query B ${wide(600)}`);
    expect(status).toBe(400);
  });

  test('as one of too many fragments is', async () => {
    const fragments = (count: number) =>
      `{ ${repeat(count, (n) => `...F${n}`)} } ${repeat(count, (n) => `fragment F${n} on Query { a${n}: __typename }`)}`;
    expect((await refusalOf(fragments(101))).message).toBe('This document has too many fragments: 100 at most.');
    expect((await shop.graphqlAnswer(fragments(100))).errors).toEqual([]);
  });
});

test('what a wishlist and a cart may hold counts, not what they hold', async () => {
  const customer = await shop.customer();
  const names = (count: number) => repeat(count, (n) => `a${n}: name`);
  const query = (list: string, count: number) => `{ me { ${list.replace('*', names(count))} } }`;
  for (const list of ['wishlist { * }', 'cart { lines { product { * } } }']) {
    expect(await customer.graphqlRefusal(query(list, 240))).toMatchObject({
      status: 400,
      message: tooMuch.message,
    });
    expect((await customer.graphqlAnswer(query(list, 20))).errors).toEqual([]);
  }
});

test('long names for fields count, once for each item', async () => {
  const query = (length: number) => `{ products(first: 100) { nodes { ${'n'.repeat(length)}: id } } }`;
  expect(await refusalOf(query(20_000))).toEqual(tooMuch);
  expect((await shop.graphqlAnswer(query(1000))).errors).toEqual([]);
});

test('an answer whose texts are longer than anybody thought is not sent', async () => {
  const tag = 'x'.repeat(400);
  const products = await shop.products(Array.from({ length: 100 }, () => ({ tag })));
  const query = (count: number) => `{ products(first: 100) { nodes { ${repeat(count, (n) => `a${n}: tag`)} } } }`;
  expect(await shop.graphqlAnswer(query(40))).toMatchObject({
    status: 400,
    data: undefined,
    errors: [
      {
        message: 'The answer would be too large: ask for fewer fields of each item.',
        extensions: { code: 'QUERY_TOO_LARGE' },
      },
    ],
  });
  expect((await shop.graphqlAnswer(query(10))).errors).toEqual([]);

  // A mutation is done by then, so refusing it would be wrong.
  const customer = await shop.customer();
  const change = `mutation ($changes: [WishlistChangeInput!]!) {
    changeWishlist(idempotencyKey: "first-wish", changes: $changes) { ${repeat(40, (n) => `a${n}: tag`)} }
  }`;
  const { changeWishlist } = await customer.graphql<{ changeWishlist: object[] }>(change, {
    changes: products.map(({ id }) => ({ productId: id, wished: true })),
  });
  expect(changeWishlist).toHaveLength(100);
});

test('fragments that spread others twice each are reckoned once', async () => {
  const doubling = repeat(40, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`);
  const { data } = await shop.graphqlAnswer(`{ ...F0 } ${doubling} fragment F40 on Query { __typename }`);
  expect(data).toBeUndefined();
});

describe('pages of our own are accepted', () => {
  test.each([
    [
      'a home page',
      `{ best: products { nodes { ${card} } } new: products(sort: NEWEST, first: 12) { nodes { ${card} } }
        more: products(first: 48) { nodes { ${card} } } categories { id name children { id slug name picture { path } children { id slug } } } }`,
    ],
    [
      'a search page',
      `{ products(filter: { term: "lamp" }, first: 48) {
        totalCount pageInfo { hasNextPage endCursor } edges { cursor node { ${card} category { name } department { name } } }
        facets { categories { count category { id slug name } } brands { brand count } ratings { rating count percent } price { minCents maxCents } }
      } categories { slug name } }`,
    ],
    [
      'a product page',
      `{ product(id: "x") { ${card} images { path alt color } colors sizes description secondDescription ratingsBreakdown { rating count percent }
        reviews { items { id text rating createdAt authorName pictures { path } sellerReply { text createdAt } } pageCount }
        comments { items { id text createdAt authorName sellerReply { text createdAt } } pageCount }
        related { ${card} } category { name slug parent { name slug } } reviewRefusal } }`,
    ],
    [
      'a cart of a hundred products',
      `{ productsById(ids: ${JSON.stringify(Array(100).fill('x'))}) { ${card} images { path alt color } colors sizes category { slug name } } }`,
    ],
    ['what a term could mean', `{ suggestions(term: "lamp") { products { ${card} } categories { slug name } } }`],
    [
      'the introspection that tools send',
      `{ __schema { queryType { name } types { kind name description fields { name args { name type { kind name ofType { kind name ofType {
        kind name } } } } type { kind name ofType { kind name ofType { kind name } } } } inputFields { name } enumValues { name } possibleTypes { name } } } }`,
    ],
  ])('%s', async (_, query) => {
    expect(Object.keys(await shop.graphql<object>(query)).length).toBeGreaterThan(0);
  });
});
