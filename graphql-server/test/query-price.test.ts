import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getIntrospectionQuery, Kind, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { MAX_ADDRESSES } from '#schema/address.ts';
import { MAX_CART_LINES, MAX_WISHES } from '#schema/cart.ts';
import { ROLES } from '#schema/customer.ts';
import { MAX_ORDER_LINES } from '#schema/order.ts';
import { MAX_REVIEW_PICTURES } from '#schema/review.ts';
import { projectRoot } from '../src/platform/config/config.ts';
import { createSchema } from '../src/platform/http/graphql/graphql.ts';
import { sizeOf } from '../src/platform/http/graphql/graphql-document.ts';
import { MAX_COMPILED_FIELDS, MAX_FIELDS_KEPT } from '../src/platform/http/graphql/graphql-executor.ts';
import { MAX_PRICE } from '../src/platform/http/graphql/graphql-limits.ts';
import { createPriceOf, unsizedLists } from '../src/platform/http/graphql/graphql-price.ts';
import { modules } from '../src/modules.ts';

const shopSchema = createSchema(modules);

const pricing = (schema: GraphQLSchema) => {
  const priceOf = createPriceOf(schema, Infinity);
  return (document: DocumentNode, variables: Record<string, unknown> = {}) => {
    const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no operation.');
    return priceOf(document, operation, variables);
  };
};

const priceInShop = pricing(shopSchema);
const shopPrice = (query: string, variables?: Record<string, unknown>) => priceInShop(parse(query), variables);

/**
 * Returns the number of items that the price assumes for a selection, from the price difference of a name that is one
 * letter shorter.
 */
const itemsIn = (query: (name: string) => string, variables?: Record<string, unknown>) =>
  shopPrice(query('ab: __typename'), variables) - shopPrice(query('a: __typename'), variables);

const directives = readFileSync(path.join(projectRoot, 'schema', 'base.graphql'), 'utf8');

describe('a list without a size is found', () => {
  const schemaOf = (query: string, more = '') =>
    buildSchema(`${directives} extend type Query { ${query} } extend type Mutation { a: Int } ${more}`);

  test.each([
    ['of objects', 'things: [Thing!]!', 'type Thing { id: ID! }', ['Query.things']],
    ['of words', 'words: [String!]!', '', ['Query.words']],
    ['with arguments that size nothing', 'words(first: Int!): [String!]', '', ['Query.words']],
    [
      'in a page whose length nobody tells in one of two places',
      'sized(first: Int!): Page! @listSize(slicingArguments: ["first"], sizedFields: ["items"]) unsized: Page!',
      'type Page { items: [Int!]! }',
      ['Page.items'],
    ],
  ])('%s', (_, query, more, found) => {
    const schema = schemaOf(query, more);
    expect(unsizedLists(schema)).toEqual(found);
    expect(() => createPriceOf(schema, 1)).toThrow(found[0]);
  });

  test('and one with a size is none', () => {
    const query =
      'words: [String!] @listSize(assumedSize: 3) few(first: Int!): [Int!] @listSize(slicingArguments: ["first"])';
    expect(unsizedLists(schemaOf(query))).toEqual([]);
  });
});

describe('a list counts as many items as it may hold', () => {
  test.each([
    ['a wishlist', MAX_WISHES, (of: string) => `{ me { wishlist { ${of} } } }`],
    ['a cart', MAX_CART_LINES, (of: string) => `{ me { cart { lines { ${of} } } } }`],
    [
      'a cart to which nothing is added',
      MAX_CART_LINES,
      (of: string) => `mutation { changeCart(idempotencyKey: "first-cart", changes: []) { cart { lines { ${of} } } } }`,
    ],
    ['addresses', MAX_ADDRESSES, (of: string) => `{ me { addresses { ${of} } } }`],
    ['lines of an order', MAX_ORDER_LINES, (of: string) => `{ order(id: "x") { lines { ${of} } } }`],
    ['lines of orders', 7 * MAX_ORDER_LINES, (of: string) => `{ orders(first: 7) { nodes { lines { ${of} } } } }`],
    [
      'pictures of a page of reviews',
      5 * MAX_REVIEW_PICTURES,
      (of: string) => `{ product(id: "x") { reviews { items { pictures { ${of} } } } } }`,
    ],
    [
      'a wishlist to which one thing is added',
      MAX_WISHES,
      (of: string) => `mutation { changeWishlist(idempotencyKey: "first-wish", changes: []) { ${of} } }`,
    ],
    ['a list of what is listed', 3, (of: string) => `{ productsById(ids: ["x", "y", "z"]) { ${of} } }`],
    ['products by default', 24, (of: string) => `{ products { nodes { ${of} } } }`],
    ['products as edges', 90, (of: string) => `{ products(first: 90) { edges { node { ${of} } } } }`],
    ['what is told of a list once', 1, (of: string) => `{ products(first: 90) { pageInfo { ${of} } } }`],
    ['facets of a long list', 5, (of: string) => `{ products(first: 90) { facets { ratings { ${of} } } } }`],
    [
      'nodes in a fragment',
      30,
      (of: string) => `{ products(first: 30) { ...A } } fragment A on ProductConnection { ... { nodes { ${of} } } }`,
    ],
    ['related of a list', 120, (of: string) => `{ products(first: 20) { nodes { related(first: 6) { ${of} } } } }`],
  ])('%s: %i', (_, items, query) => {
    expect(itemsIn(query)).toBe(items);
  });

  test('that a variable tells', () => {
    const query = (of: string) => `query ($n: Int!) { products(first: $n) { nodes { ${of} } } }`;
    expect(itemsIn(query, { n: 55 })).toBe(55);
    const ids = (of: string) => `query ($ids: [ID!]!) { productsById(ids: $ids) { ${of} } }`;
    expect(itemsIn(ids, { ids: ['x', 'y'] })).toBe(2);
  });
});

describe('what is asked of the schema costs what the schema answers', () => {
  test('once for each type that there is', () => {
    const types = Object.keys(shopSchema.getTypeMap()).length;
    expect(itemsIn((of) => `{ __schema { types { ${of} } } }`)).toBe(types);
    expect(itemsIn((of) => `{ __type(name: "Thing") { ${of} } }`)).toBe(0);
    expect(
      itemsIn((of) => `query ($name: String!) { __type(name: $name) { enumValues { ${of} } } }`, {
        name: 'Role',
      }),
    ).toBe(ROLES.length);
  });

  test('with the bytes of its texts', () => {
    const description = shopSchema.getType('Product')?.description ?? '';
    const price = (field: string) => shopPrice(`{ __type(name: "Product") { a: ${field} } }`);
    expect(price('description') - price('name')).toBe(description.length - 'Product'.length);
  });

  test('and what tools ask can be paid', () => {
    const query = getIntrospectionQuery({
      inputValueDeprecation: true,
      schemaDescription: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      oneOf: true,
    });
    // A fifth is left for what is added to the schema.
    expect(shopPrice(query)).toBeLessThan(MAX_PRICE * 0.8);
  });
});

describe('the operations of the web', () => {
  const generated = readFileSync(path.join(projectRoot, 'web', 'src', 'generated', 'graphql.ts'), 'utf8');
  const operations = [...generated.matchAll(/^export const (\w+)Document = (\{.*\}) as unknown as /gm)].map(
    ([, name = '', json = '']) => [name, JSON.parse(json) as DocumentNode] as const,
  );

  test('are all there', () => {
    expect(operations.length).toBeGreaterThan(40);
  });

  test.each(operations)('%s can be paid with its lists full, and is compiled', (_, document) => {
    expect(priceInShop(document, { ids: Array<string>(100).fill('x') })).toBeLessThan(MAX_PRICE * 0.75);
    expect(sizeOf(document).fields).toBeLessThan(MAX_COMPILED_FIELDS / 2);
  });

  test('are kept all together', () => {
    const fields = operations.reduce((sum, [, document]) => sum + sizeOf(document).fields, 0);
    expect(fields).toBeLessThan(MAX_FIELDS_KEPT / 2);
  });
});
