import { describe, expect, test } from 'vitest';
import { openShop } from './setup.ts';

const shop = await openShop();

const electronics = await shop.category({ slug: 'electronics', name: 'Electronics' });
const lamps = await shop.category({ slug: 'lamps', name: 'Lamps', parent: electronics });
const laptops = await shop.category({ slug: 'laptops', name: 'Laptops', parent: electronics });
const home = await shop.category({ slug: 'home', name: 'Home', position: 0 });
const tables = await shop.category({ slug: 'lamp-tables', name: 'Tables for lamps', parent: home });
const sarees = await shop.category({ slug: 'sarees', name: 'শাড়ি', parent: home });

await shop.category({ slug: 'shoes', name: 'Shoes', parent: home });

const names = [
  'Lamp 1',
  'lamp 2',
  'Table LAMP 3',
  'Clamp',
  '100% cotton',
  'cotton_shirt',
  'জামদানি শাড়ি',
  'TV 4K',
  'X',
  'a  b',
  ...Array.from({ length: 8 }, (_, number) => `Oil lamp ${number}`),
];
const products = await shop.products(
  names.map((name, index) => ({ name, category: [lamps, laptops, tables, sarees][index % 4] ?? lamps })),
);
for (const [index, product] of products.entries())
  if (index % 3 > 0) await shop.review(product, { rating: 1 + (index % 5) });

const suggestionsFor = async (term: string) => {
  const { suggestions } = await shop.graphql<{
    suggestions: { completions: string[]; categories: { slug: string }[]; products: { name: string }[] };
  }>('query ($term: String!) { suggestions(term: $term) { completions categories { slug } products { name } } }', {
    term,
  });
  return {
    completions: suggestions.completions,
    categories: suggestions.categories.map(({ slug }) => slug),
    products: suggestions.products.map(({ name }) => name),
  };
};

describe('suggested products', () => {
  test.each([
    'l',
    'la',
    'lamp',
    'LAMP',
    ' lamp  1 ',
    'lam',
    'table',
    '%',
    '_',
    '100%',
    'শাড়ি',
    'শা',
    'x',
    'a b',
    'tv',
    'tag-',
    'zzz',
    "'",
    '\\',
    'ps',
  ])('for %j are the first six that the list finds', async (term) => {
    const { products: found } = await shop.graphql<{ products: { nodes: { name: string }[] } }>(
      'query ($term: String) { products(filter: { term: $term }, first: 6) { nodes { name } } }',
      { term },
    );
    expect((await suggestionsFor(term)).products).toEqual(found.nodes.map(({ name }) => name));
  });

  test('are six at most, with what a card shows', async () => {
    const { suggestions } = await shop.graphql<{
      suggestions: { products: { rating: number; priceCents: number; category: { name: string } }[] };
    }>('{ suggestions(term: "lamp") { products { rating priceCents category { name } } } }');
    expect(suggestions.products).toHaveLength(6);
    expect(suggestions.products[0]).toMatchObject({ rating: 5, priceCents: 1999 });
  });

  test('are right after half a word with a typing error too', async () => {
    expect((await suggestionsFor('tabel lmap')).products[0]).toBe('Table LAMP 3');
    const product = await shop.product({ name: 'Chandelier', category: lamps });
    for (const half of ['chnd', 'chande', 'chaand', 'chamde'])
      expect(await suggestionsFor(half), half).toMatchObject({ completions: ['chandelier'], products: ['Chandelier'] });
    await shop.sql('DELETE FROM products WHERE id = $1', [product.id]);
  });
});

test.each([
  ['la', ['lamp']],
  ['oi', ['oil']],
  ['Oil', ['oil lamp']],
  ['jamdani শা', ['jamdani শাড়ি']],
  ['জাম', ['জামদানি']],
  ['জামদানি', ['জামদানি শাড়ি']],
  ['zzz', []],
])('%j may go on as %j', async (term, completions) => {
  expect((await suggestionsFor(term)).completions).toEqual(completions);
});

describe('suggested categories', () => {
  test.each([
    ['lamp', ['lamp-tables', 'lamps']],
    ['LA', ['lamp-tables', 'lamps', 'laptops']],
    [' for  lamps', ['lamp-tables', 'lamps']],
    ['শাড়ি', ['sarees']],
    ['shoes', []],
    ['%', []],
    ['.', []],
  ])('for %j are those with products that are called so, in the shop’s order', async (term, slugs) => {
    expect((await suggestionsFor(term)).categories).toEqual(slugs);
  });

  test('are four at most', async () => {
    for (const name of ['Lanterns', 'Lace'])
      await shop.product({ name: 'Thing', category: await shop.category({ name, parent: home }) });
    expect((await suggestionsFor('la')).categories).toHaveLength(4);
  });
});

test.each(['', ' ', '\n\t'])('nothing is suggested for %j', async (term) => {
  expect(await suggestionsFor(term)).toEqual({ completions: [], categories: [], products: [] });
});

test('a term that is too long is refused', async () => {
  const refusal = await shop.graphqlRefusal('query ($t: String!) { suggestions(term: $t) { products { id } } }', {
    t: 'x'.repeat(101),
  });
  expect(refusal).toMatchObject({
    status: 422,
    extensions: { code: 'INVALID_INPUT', fields: [{ field: 'term' }] },
  });
});
