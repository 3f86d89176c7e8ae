import { describe, expect, test } from 'vitest';
import { cloneDemo } from './database.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ database: await cloneDemo() });

interface Found {
  totalCount: number;
  nodes: { name: string; category: { slug: string } }[];
}

const search = async (term: string) => {
  const { products } = await shop.graphql<{ products: Found }>(
    `query ($term: String!) {
      products(filter: { term: $term }, first: 100) { totalCount nodes { name category { slug } } }
    }`,
    { term },
  );
  return products;
};

const namesFor = async (term: string) => (await search(term)).nodes.map(({ name }) => name).sort();
const leavesFor = async (term: string) => (await search(term)).nodes.map(({ category }) => category.slug);

describe('what the header suggests', () => {
  test.each([
    ['phones', 'mobile-phones', 6],
    ['sarees', 'womens-clothing', 5],
    ['sofas', 'sofas', 4],
  ])('%s are found, all of them first', async (term, leaf, count) => {
    expect((await leavesFor(term)).slice(0, count)).toEqual(Array.from({ length: count }, () => leaf));
  });

  test('phones come before headphones', async () => {
    const leaves = await leavesFor('phone');
    expect(leaves.lastIndexOf('mobile-phones')).toBeLessThan(leaves.indexOf('headphones'));
    expect(leaves).toContain('headphones');
  });
});

describe('the same is found', () => {
  test.each([
    ['t-shirt', 'tshirt', 't shirt', 'tshirts', 'T-Shirts'],
    ['smart watch', 'smartwatch', 'smart watches', 'watch smart'],
    ['sofa', 'sofas', 'সোফা'],
    ['saree', 'sarees', 'শাড়ি', 'শাড়ী', 'শাড়ি', 'sari', 'shari'],
    ['mobile', 'মোবাইল', 'মুঠোফোন'],
    ['sneaker', 'sneakers', 'জুতা', 'juta'],
  ])('for %s and its other spellings', async (term, ...others) => {
    const first = (await search(term)).nodes.slice(0, 4).map(({ name }) => name);
    expect(first.length).toBeGreaterThan(0);
    for (const other of others) expect(await namesFor(other), other).toEqual(expect.arrayContaining(first));
  });
});

test.each(['জামা', 'jama', 'ফোন', 'ঘড়ি', 'চেয়ার', 'বই', 'চাল', 'খেলনা', 'গয়না', 'dining chair hatil', 'boi', 'ল্যাপটপ'])(
  'something is found for %s',
  async (term) => {
    const { totalCount } = await search(term);
    expect(totalCount).toBeGreaterThan(0);
    expect(totalCount).toBeLessThan(60);
  },
);

test('every category is found by its Bangla and Banglish names, also while it is typed', async () => {
  for (const [term, slug] of [
    ['শাড়ী', undefined],
    ['মোবাইল', 'mobile-phones'],
    ['জুত', 'shoes'],
    ['juta', 'shoes'],
    ['phones', 'mobile-phones'],
    ['sofa', 'sofas'],
    ['smartwatch', 'smart-watches'],
  ] as const) {
    const { suggestions } = await shop.graphql<{
      suggestions: { categories: { slug: string }[]; products: { name: string }[] };
    }>('query ($term: String!) { suggestions(term: $term) { categories { slug } products { name } } }', {
      term,
    });
    expect(suggestions.products.length, term).toBeGreaterThan(0);
    if (slug !== undefined)
      expect(
        suggestions.categories.map((category) => category.slug),
        term,
      ).toContain(slug);
  }
});
