import { describe, expect, test } from 'vitest';
import { openShop } from './setup.ts';

const shop = await openShop();

const card = `id name priceCents oldPriceCents totalSold availableStock rating reviewCount image { path alt }`;

/** Sends a query that must be refused before it runs. */
const refusalOf = async (query: string) => {
  const { status, message, extensions } = await shop.graphqlRefusal(query);
  return { status, message, code: extensions.code };
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
    [
      '50 totals under other names',
      `{ ${repeat(50, (n) => `list${n}: products(first: 1) { totalCount }`)} }`,
    ],
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
  const parents = (levels: number) =>
    `{ categories ${'{ parent '.repeat(levels)}{ id }${' }'.repeat(levels)} }`;

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

  test('in the introspection of itself', async () => {
    const fields = '{ fields { type '.repeat(6) + '{ name }' + ' } }'.repeat(6);
    expect((await refusalOf(`{ __schema { types ${fields} } }`)).status).toBe(400);
  });
});

test('fragments that spread others twice each are reckoned once', async () => {
  const doubling = repeat(40, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`);
  const started = performance.now();
  await shop.graphqlAnswer(`{ ...F0 } ${doubling} fragment F40 on Query { __typename }`);
  expect(performance.now() - started).toBeLessThan(3000);
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
    [
      'what a term could mean',
      `{ suggestions(term: "lamp") { products { ${card} } categories { slug name } } }`,
    ],
    [
      'the introspection that tools send',
      `{ __schema { queryType { name } types { kind name description fields { name args { name type { kind name ofType { kind name ofType {
        kind name } } } } type { kind name ofType { kind name ofType { kind name } } } } inputFields { name } enumValues { name } possibleTypes { name } } } }`,
    ],
  ])('%s', async (_, query) => {
    expect(Object.keys(await shop.graphql<object>(query)).length).toBeGreaterThan(0);
  });
});
