import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createSchema } from '../src/platform/http/graphql/graphql.ts';
import { cachedSeconds } from '../src/platform/http/graphql/public-rule.ts';
import { readManifest, readTrustedDocuments } from '../src/platform/http/graphql/trusted-documents.ts';
import { modules } from '../src/modules.ts';

const schema = createSchema(modules);
const secondsOf = (text: string) => cachedSeconds(schema, parse(text));

test('every operation that the web asks by its hash is public', () => {
  const manifest = readManifest();
  const documents = readTrustedDocuments(schema, manifest);
  expect([...documents.keys()]).toEqual(Object.keys(manifest));
  expect([...documents.values()].map(({ name }) => name)).toEqual(
    expect.arrayContaining(['HomePage', 'SearchPage', 'CategoryPage', 'ProductPage']),
  );
});

describe('an operation', () => {
  const card = '__typename id name';

  test('is cached for the least of the times of its fields', () => {
    expect(secondsOf('{ categories { id } }')).toBe(60);
    expect(secondsOf(`query ($id: ID!) { product(id: $id) { ${card} } categories { id } }`)).toBe(30);
    expect(secondsOf(`{ categories { id } products { nodes { ${card} } } }`)).toBe(2);
  });

  test.each([
    ['a mutation', 'mutation { logOut { __typename } }', 'Only a query'],
    ['a field without a time', '{ productsById(ids: []) { __typename id } }', 'Query.productsById has no @cached'],
    ['what depends on the viewer', '{ me { email } categories { id } }', 'Query.me depends on the viewer'],
    [
      'what depends on the viewer, in a fragment',
      `query ($id: ID!) { product(id: $id) { ${card} ...Own } } fragment Own on Product { reviewRefusal }`,
      'Product.reviewRefusal depends on the viewer',
    ],
    ['a product without its id', '{ products { nodes { __typename name } } }', 'A product has no'],
    ['a product under another id', '{ products { nodes { __typename id: name } } }', 'A product has no'],
    ['a product below a product', `{ products { nodes { ${card} related { __typename name } } } }`, 'A product has no'],
    [
      'a product whose id may be left out',
      'query ($own: Boolean!) { products { nodes { __typename id @include(if: $own) name } } }',
      'A product has no',
    ],
    [
      'a product whose id is in what may be left out',
      `query ($own: Boolean!) { products { nodes { name ...Card @skip(if: $own) } } } fragment Card on Product { ${card} }`,
      'A product has no',
    ],
    [
      'a product that is asked for twice, once with its id where that is not left out',
      `query ($own: Boolean!) { products { nodes { __typename name } nodes @include(if: $own) { ${card} } } }`,
      'A product has no',
    ],
    ['nothing', '{ __typename }', 'asks for nothing'],
  ])('is not public with %s', (_, text, reason) => {
    expect(() => secondsOf(text)).toThrow(reason);
  });

  test('may name its products in a fragment', () => {
    const named = `{ products { nodes { ...Card ... on Product { id } } } } fragment Card on Product { __typename name }`;
    expect(secondsOf(named)).toBe(2);
  });

  test('may leave out products as a whole', () => {
    const optional = `query ($own: Boolean!) { products { nodes @include(if: $own) { ${card} related { ${card} } } } }`;
    expect(secondsOf(optional)).toBe(2);
  });

  test('that is not public does not let the server start', () => {
    const manifest = { abc: { name: 'Me', text: 'query Me { me { email } }' } };
    expect(() => readTrustedDocuments(schema, manifest)).toThrow(
      /The operation Me cannot be answered from memory: .*codegen/,
    );
  });
});
