import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRODUCT_MESSAGES } from '#schema/product-admin.ts';
import type { ProductAttribute } from '#schema/product.ts';
import type { ProductOptions } from './factories.ts';
import { matches } from './search-model.ts';
import { runs } from './runs.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
// The plain look at all products knows none.
await shop.sql('DELETE FROM search_synonyms');

/** A category with its subcategories. */
interface Node {
  id: string;
  slug: string;
  name: string;
  children: Node[];
}

/** Creates a category tree in the given order. */
const plant = async (name: string, children: [string, string[]][] | string[]): Promise<Node> => {
  const root = await shop.category({ name });
  const below: Node[] = [];
  for (const child of children) {
    const [title, leaves] = typeof child === 'string' ? [child, []] : child;
    const node = await shop.category({ name: title, parent: root });
    const leafNodes: Node[] = [];
    for (const leaf of leaves) leafNodes.push({ ...(await shop.category({ name: leaf, parent: node })), children: [] });
    below.push({ ...node, children: leafNodes });
  }
  return { ...root, children: below };
};

const electronics = await plant('Electronics', ['Laptops', 'Mobile Phones', 'Cameras']);
const fashion = await plant('Fashion', [
  ['Clothing', ["Men's Clothing", 'Women`s Clothing']],
  ['Jewelry', ['Rings', 'Watches']],
]);
const groceries = await plant('মুদি', ['চাল', 'Tea & Coffee']);
const roots = [electronics, fashion, groceries];

const departments = [electronics, ...fashion.children, groceries];
const leaves = departments.flatMap((department) => department.children);
const all = [...roots, ...fashion.children, ...leaves];
const leafIdsOf = (node: Node): string[] => (node.children.length === 0 ? [node.id] : node.children.flatMap(leafIdsOf));

const brands = ['Apple', 'Hanes', 'Scala', 'Rolex Inspired', 'আড়ং', "O'Neill"];
const names = [
  '100% cotton shirt',
  'cotton_shirt',
  'cotton shirt',
  'Back\\slash lamp',
  `Quote's "double" ring`,
  'জামদানি শাড়ি',
  'জামা',
  'চিনিগুঁড়া চাল',
  'Éclair crème',
  'ÉCLAIR',
  'TV 4K',
  'X',
  'a b',
  'Lamp (round) [x]',
  'lamp.*',
  '%_\\',
  'ＦＵＬＬ',
  '😀 phone',
  'Straße',
  'tab\tin name',
];
const tags = ['new', 'Sale', 'চাল', '50%', 'a_b', 'shirt'];

const woods = ['Oak', 'Teak', 'Pine', `Bird's "eye" \\ maple`];

/** Values repeat, so that many products are equal in a sort. */
const wishes: ProductOptions[] = Array.from({ length: 60 }, (_, index) => ({
  name: names[index % names.length] ?? '',
  category: { ...(leaves[(index * 7) % leaves.length] as Node), parentId: null, position: 0 },
  brand: brands[(index * 5) % brands.length] ?? '',
  tag: tags[(index * 11) % tags.length] ?? '',
  priceCents: 500 * (1 + (index % 8)),
  addedAt: new Date(Date.UTC(2026, index % 5, 1 + (index % 3), 10, 0, 0, index % 2)),
  sold: (index * 3) % 4,
  attributes: [
    ...(index % 3 === 0 ? [] : [{ name: 'Wood', value: woods[(index * 7) % woods.length] ?? '' }]),
    ...(index % 6 === 1 ? [{ name: 'Wood', value: 'Ebony' }] : []),
    ...(index % 4 === 0 ? [{ name: 'Holds', value: `${index % 5} l` }] : []),
    ...(index === 7 ? [{ name: 'Alone', value: 'Yes' }] : []),
    ...(index % 10 === 3 ? [{ name: 'Color', value: 'Blue' }] : []),
  ],
  colors: index % 5 === 0 ? ['Red', 'Blue'] : index % 5 === 3 ? ['Blue'] : [],
  sizes: index % 9 === 0 ? ['M', 'XL'] : [],
}));
const stored = await shop.products(wishes);
for (const [index, product] of stored.entries())
  for (let count = 0; count < index % 4; count += 1)
    await shop.review(product, { rating: 1 + ((index + count * 3) % 5) });

/** A product in the model of the shop, in memory: no index, no trigger, no SQL. */
interface ModelProduct {
  id: string;
  name: string;
  tag: string;
  brand: string;
  leaf: Node;
  department: Node;
  priceCents: number;
  addedAt: number;
  rating: number;
  sold: number;
  attributes: ProductAttribute[];
}

const rowsOfRatings = await shop.sql<{ id: string; mean: number }>(
  `SELECT product_id AS id, round(avg(rating), 2)::float AS mean FROM reviews WHERE published GROUP BY 1`,
);
const meanOf = new Map(rowsOfRatings.map(({ id, mean }) => [id, mean]));
const model: ModelProduct[] = stored.map((product, index) => {
  const leaf = leaves.find(({ id }) => id === product.categoryId) as Node;
  return {
    id: product.id,
    name: product.name,
    tag: product.tag,
    brand: product.brand,
    leaf,
    department: departments.find(({ children }) => children.includes(leaf)) as Node,
    priceCents: product.priceCents,
    addedAt: wishes[index]?.addedAt?.getTime() ?? 0,
    rating: meanOf.get(product.id) ?? 0,
    sold: wishes[index]?.sold ?? 0,
    attributes: [
      ...(wishes[index]?.attributes ?? []),
      ...(wishes[index]?.colors ?? []).map((value) => ({ name: 'Color', value })),
      ...(wishes[index]?.sizes ?? []).map((value) => ({ name: 'Size', value })),
    ],
  };
});

interface Filter {
  term?: string;
  within?: string;
  categories?: string[];
  brands?: string[];
  minPriceCents?: number;
  maxPriceCents?: number;
  rating?: number;
  attributes?: ProductAttribute[];
}
type Sort = 'PRICE_ASC' | 'PRICE_DESC' | 'NEWEST' | 'POPULARITY' | 'BEST_SELLING';
const sorts: Sort[] = ['PRICE_ASC', 'PRICE_DESC', 'NEWEST', 'POPULARITY', 'BEST_SELLING'];

const below = (slug: string) => {
  const node = all.find((category) => category.slug === slug);
  return node ? leafIdsOf(node) : [];
};

const hasTerm = ({ name, leaf, department, tag, brand }: ModelProduct, term: string) =>
  matches([name, leaf.name, department.name, tag, brand], term);

const hasAttribute = (attributes: readonly ProductAttribute[], { name, value }: ProductAttribute) =>
  attributes.some((one) => one.name === name && one.value === value);

const matchers = {
  term:
    ({ term = '' }: Filter) =>
    (product: ModelProduct) =>
      term === '' || (term !== '%' && hasTerm(product, term)),
  within:
    ({ within }: Filter) =>
    ({ leaf }: ModelProduct) =>
      within === undefined || below(within).includes(leaf.id),
  choice: ({ categories = [], brands: chosen = [] }: Filter) => {
    const ids = new Set(categories.flatMap(below));
    return ({ leaf, brand }: ModelProduct) =>
      (categories.length === 0 && chosen.length === 0) || ids.has(leaf.id) || chosen.includes(brand);
  },
  price:
    ({ minPriceCents = 0, maxPriceCents = Infinity }: Filter) =>
    ({ priceCents }: ModelProduct) =>
      priceCents >= minPriceCents && priceCents <= maxPriceCents,
  rating:
    ({ rating }: Filter) =>
    (product: ModelProduct) =>
      rating === undefined || Math.floor(product.rating) === rating,
  attributes:
    ({ attributes: chosen = [] }: Filter) =>
    ({ attributes }: ModelProduct) =>
      chosen.every(({ name }) => chosen.some((one) => one.name === name && hasAttribute(attributes, one))),
};

const matching = (filter: Filter, ...parts: (keyof typeof matchers)[]) => {
  const tests = parts.map((part) => matchers[part](filter));
  return model.filter((product) => tests.every((matches) => matches(product)));
};

const compare = (a: string | number, b: string | number) => Number(a > b) - Number(a < b);
const orders: Record<Sort, (a: ModelProduct, b: ModelProduct) => number> = {
  PRICE_ASC: (a, b) => compare(a.priceCents, b.priceCents) || compare(a.id, b.id),
  PRICE_DESC: (a, b) => compare(b.priceCents, a.priceCents) || compare(b.id, a.id),
  NEWEST: (a, b) => compare(b.addedAt, a.addedAt) || compare(b.id, a.id),
  POPULARITY: (a, b) => compare(b.rating, a.rating) || compare(b.id, a.id),
  BEST_SELLING: (a, b) => compare(b.sold, a.sold) || compare(b.id, a.id),
};

const listOf = (filter: Filter, sort: Sort) =>
  matching(filter, 'term', 'within', 'choice', 'price', 'attributes', 'rating').sort(orders[sort]);

/** The attributes of a list that two products have, or that are chosen, most products first. */
const attributesOf = (filter: Filter) => {
  const chosen = filter.attributes ?? [];
  return ['Alone', 'Color', 'Holds', 'Size', 'Wood']
    .map((name) => {
      const others = chosen.filter((one) => one.name !== name);
      const products = listOf({ ...filter, attributes: others }, 'POPULARITY').map(({ attributes }) =>
        attributes.filter((one) => one.name === name).map(({ value }) => value),
      );
      const having = products.filter((values) => values.length > 0);
      const values = [...new Set(having.flat())].map((value) => ({
        value,
        count: having.filter((all) => all.includes(value)).length,
      }));
      return { name, isExact: true, products: having.length, values };
    })
    .filter(({ name, products }) => products >= (chosen.some((one) => one.name === name) ? 1 : 2))
    .sort((a, b) => b.products - a.products || compare(a.name, b.name))
    .map(({ products: _, values, ...facet }) => ({
      ...facet,
      values: values.sort((a, b) => b.count - a.count || compare(a.value, b.value)),
    }));
};

const facetsOf = (filter: Filter) => {
  const options = matching(filter, 'term', 'within', 'price', 'attributes', 'rating');
  const rated = matching(filter, 'term', 'within', 'choice', 'price', 'attributes');
  const prices = matching(filter, 'term', 'within').map(({ priceCents }) => priceCents);
  const countOf = (rating: number) => rated.filter((product) => Math.floor(product.rating) === rating).length;
  const ratings = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: countOf(rating) }));
  const whole = ratings.reduce((sum, { count }) => sum + count, 0);
  const within = all.find(({ slug }) => slug === filter.within);
  return {
    categories: (within ? within.children : departments).map((node) => ({
      category: { slug: node.slug },
      count: options.filter(({ leaf }) => leafIdsOf(node).includes(leaf.id)).length,
    })),
    brands: brands
      .map((brand) => ({ brand, count: options.filter((product) => product.brand === brand).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || a.brand.localeCompare(b.brand, 'en')),
    ratings: ratings.map(({ rating, count }) => ({
      rating,
      count,
      percent: whole === 0 ? 0 : Math.round((count / whole) * 100),
    })),
    price: { minCents: Math.min(...prices, Infinity), maxCents: Math.max(...prices, 0) },
    attributes: attributesOf(filter),
  };
};

const document = `query ($filter: ProductFilter, $sort: ProductSort!, $first: Int!, $after: String) {
  products(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id }
    edges { cursor node { id } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    totalCount
    facets {
      categories { count category { slug } }
      brands { brand count }
      ratings { rating count percent }
      price { minCents maxCents }
      attributes { name isExact values { value count } }
    }
  }
}`;

interface List {
  nodes: { id: string }[];
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  totalCount: number;
  facets: ReturnType<typeof facetsOf>;
}

const ask = async (filter: Filter, sort: Sort = 'POPULARITY', first = 100, after: string | null = null) =>
  (await shop.graphql<{ products: List }>(document, { filter, sort, first, after })).products;

/** Reads a list from its first to its last page by its cursors. */
const walk = async (filter: Filter, sort: Sort, first: number, eachPage?: (page: List) => Promise<unknown>) => {
  const pages: List[] = [];
  let after: string | null = null;
  do {
    const page: List = await ask(filter, sort, first, after);
    pages.push(page);
    await eachPage?.(page);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return pages;
};

const namesOf = (list: List) => {
  const byId = new Map(model.map(({ id, name }) => [id, name]));
  return [...new Set(list.nodes.map(({ id }) => byId.get(id)))].sort();
};

describe('a term', () => {
  test.each<[string, string, string[]]>([
    ['a part of a name', 'clai', ['ÉCLAIR', 'Éclair crème']],
    ['any case', 'ÉCLAIR CRÈME', ['Éclair crème']],
    ['Bangla letters', 'জাম', ['জামদানি শাড়ি', 'জামা']],
    ['two Bangla letters', 'শা', ['জামদানি শাড়ি']],
    ['a percent sign', '100%', ['100% cotton shirt']],
    ['an underscore', 'cotton_', ['100% cotton shirt', 'cotton shirt', 'cotton_shirt']],
    ['a backslash', 'back\\slash', ['Back\\slash lamp']],
    ['a backslash alone', '\\', []],
    ['a quote', "quote's", [`Quote's "double" ring`]],
    ['double quotes', '"double"', [`Quote's "double" ring`]],
    ['signs of patterns', '(round) [', ['Lamp (round) [x]']],
    ['a star', 'lamp.*', ['Back\\slash lamp', 'Lamp (round) [x]', 'lamp.*']],
    ['two characters', '4k', ['TV 4K']],
    ['two signs', '%_', []],
    ['two emojis and words', '😀 PHONE', ['😀 phone']],
    [
      'blanks around and in it, words in any order',
      '  shirt   cotton ',
      ['100% cotton shirt', 'cotton shirt', 'cotton_shirt'],
    ],
    ['nothing that there is', 'zzz', []],
    ['a pattern for everything', '%%%', []],
    ['an attack', `' OR 2=2 --`, []],
    ['across two fields', 'shirtnew', []],
  ])('finds %s: %s', async (_, term, expected) => {
    const list = await ask({ term });
    const byTagOrCategory = model
      .filter(({ tag, leaf, department }) =>
        [tag, leaf.name, department.name].some((text) => text.toLowerCase().includes(term.trim().toLowerCase())),
      )
      .map(({ name }) => name);
    expect(namesOf(list)).toEqual([...new Set([...expected, ...byTagOrCategory])].sort());
    expect(list.totalCount).toBe(list.nodes.length);
  });

  test.each(['laptop', 'LAPTOPS', 'clothing', 'Men`s', "men's", 'jewelry', 'মুদি', 'চাল', 'tea & c'])(
    'finds the category %s, leaf or department',
    async (term) => {
      const expected = matching({ term }, 'term');
      const list = await ask({ term });
      expect(list.nodes.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    },
  );

  test('of many words searches eight, in any order', async () => {
    const words = ['azo', 'bezo', 'cizo', 'dozo', 'ezuo', 'fazo', 'gezo', 'hizo'];
    const category = { ...(leaves[0] as Node), parentId: null, position: 0 };
    const product = await shop.product({ name: words.join(' '), category });
    const count = async (term: string) => (await ask({ term })).totalCount;
    expect(await count([...words.toReversed(), 'quux'].join(' '))).toBe(1);
    expect(await count([...words.slice(1), 'quux'].join(' '))).toBe(0);
    await shop.sql('DELETE FROM products WHERE id = $1', [product.id]);
  });

  test('finds a tag', async () => {
    const list = await ask({ term: 'SALE' });
    expect(list.totalCount).toBe(model.filter(({ tag }) => tag === 'Sale').length);
    expect(list.totalCount).toBeGreaterThan(0);
  });

  test('of blanks finds everything', async () => {
    expect((await ask({ term: ' \t ' })).totalCount).toBe(model.length);
  });

  test('follows a product and a category that get other names', async () => {
    const leaf = await shop.category({
      name: 'Kites',
      parent: { ...electronics, parentId: null, position: 9 },
    });
    const product = await shop.product({ name: 'Zephyrus', category: leaf });
    const found = async (term: string) => (await ask({ term })).nodes.map(({ id }) => id);
    expect(await found('zephyrus')).toEqual([product.id]);
    await shop.sql(`UPDATE products SET name = 'Quetzal' WHERE id = $1`, [product.id]);
    await shop.sql(`UPDATE categories SET name = 'Wyverns' WHERE id = $1`, [leaf.id]);
    expect(await found('zephyrus')).toEqual([]);
    expect(await found('kites')).toEqual([]);
    expect(await found('quetz')).toEqual([product.id]);
    expect(await found('wyvern')).toEqual([product.id]);
    await shop.sql('DELETE FROM products WHERE id = $1', [product.id]);
    expect(await found('quetz')).toEqual([]);
    await shop.sql('DELETE FROM product_counts WHERE category_id = $1', [leaf.id]);
    await shop.sql('DELETE FROM categories WHERE id = $1', [leaf.id]);
  });
});

describe('choices', () => {
  test('of categories and brands widen each other', async () => {
    const filter = { categories: [leaves[0]?.slug ?? ''], brands: ['Hanes'] };
    const either = model.filter(({ leaf, brand }) => leaf === leaves[0] || brand === 'Hanes');
    const both = model.filter(({ leaf, brand }) => leaf === leaves[0] && brand === 'Hanes');
    expect((await ask(filter)).totalCount).toBe(either.length);
    expect(either.length).toBeGreaterThan(both.length);
  });

  test('stay within the category that the list is about', async () => {
    const list = await ask({ within: fashion.slug, brands: ['Apple'], categories: [electronics.slug] });
    const inFashion = model.filter(({ leaf, brand }) => leafIdsOf(fashion).includes(leaf.id) && brand === 'Apple');
    expect(list.nodes.map(({ id }) => id).sort()).toEqual(inFashion.map(({ id }) => id).sort());
    expect(list.totalCount).toBeGreaterThan(0);
  });

  test.each<[string, Filter]>([
    ['an unknown category', { within: 'no-such-category' }],
    ['an unknown choice', { categories: ['no-such-category'] }],
    ['an unknown brand', { brands: ['No Such Brand'] }],
    ['a price that nothing has', { minPriceCents: 1, maxPriceCents: 2 }],
    ['bounds the wrong way round', { minPriceCents: 2000, maxPriceCents: 1000 }],
  ])('of %s show nothing', async (_, filter) => {
    const list = await ask(filter);
    expect(list).toMatchObject({
      nodes: [],
      totalCount: 0,
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });

  test('of nothing at all show everything', async () => {
    expect((await ask({ categories: [], brands: [] })).totalCount).toBe(model.length);
    const { products } = await shop.graphql<{ products: List }>('{ products { totalCount nodes { id } } }');
    expect(products.totalCount).toBe(model.length);
    expect(products.nodes.map(({ id }) => id)).toEqual(
      listOf({}, 'POPULARITY')
        .slice(0, 24)
        .map(({ id }) => id),
    );
  });
});

describe.each(sorts)('the sort %s', (sort) => {
  test('is stable over all pages while many products stand at the same place', async () => {
    const pages = await walk({}, sort, 7);
    expect(pages.map(({ nodes }) => nodes.length)).toEqual([7, 7, 7, 7, 7, 7, 7, 7, 4]);
    expect(pages.flatMap(({ nodes }) => nodes.map(({ id }) => id))).toEqual(listOf({}, sort).map(({ id }) => id));
    expect(pages.map(({ pageInfo }) => pageInfo.hasPreviousPage)).toEqual(pages.map((_, index) => index > 0));
    for (const { edges, nodes, pageInfo } of pages) {
      expect(edges.map(({ node }) => node)).toEqual(nodes);
      expect([edges[0]?.cursor, edges.at(-1)?.cursor]).toEqual([pageInfo.startCursor, pageInfo.endCursor]);
    }
  });

  test('can be entered after any product', async () => {
    const { edges } = await ask({}, sort, 20);
    const ids = listOf({}, sort).map(({ id }) => id);
    for (const [index, { cursor }] of edges.entries()) {
      const { nodes } = await ask({}, sort, 3, cursor);
      expect(nodes.map(({ id }) => id)).toEqual(ids.slice(index + 1, index + 4));
    }
  });

  test('neither repeats nor loses a product when others come and go while one walks', async () => {
    const passing: string[] = [];
    const pages = await walk({}, sort, 20, async () => {
      for (const id of passing.splice(0)) await shop.sql('DELETE FROM products WHERE id = $1', [id]);
      const first = { priceCents: sort === 'PRICE_ASC' ? 1 : 9_999_999, addedAt: new Date('2030-01-01') };
      const { id } = await shop.product({
        ...first,
        category: { ...(leaves[0] as Node), parentId: null, position: 0 },
      });
      if (sort === 'POPULARITY') await shop.review({ id }, { rating: 5 });
      passing.push(id);
    });
    for (const id of passing) await shop.sql('DELETE FROM products WHERE id = $1', [id]);
    const seen = pages.flatMap(({ nodes }) => nodes.map(({ id }) => id));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(listOf({}, sort).map(({ id }) => id)));
  });

  test('refuses the cursor of another sort', async () => {
    const others = sorts.filter((other) => other !== sort);
    for (const other of others) {
      const { pageInfo } = await ask({}, other, 1);
      const refusal = await shop.graphqlRefusal(document, { sort, first: 1, after: pageInfo.endCursor });
      expect([refusal.status, refusal.extensions.code, refusal.message]).toEqual([
        400,
        'BAD_USER_INPUT',
        'The cursor is not one of this list.',
      ]);
    }
  });
});

/** Words of the products, and one that none has. */
const terms = fc.constantFrom(
  'cotton',
  'SHIRT',
  'cotton shirt',
  'lamp',
  'চাল',
  'clothing',
  'rings',
  'apple',
  'zzzz',
  '%',
);
const slugs = fc.constantFrom(...all.map(({ slug }) => slug), 'no-such-category');
const prices = fc.constantFrom(0, 1, 499, 500, 501, 1500, 2750, 4000, 4001, 2_147_483_647);

const filters = fc.record(
  {
    term: terms,
    within: slugs,
    categories: fc.uniqueArray(slugs, { maxLength: 3 }),
    brands: fc.uniqueArray(fc.constantFrom(...brands, 'No Such Brand'), { maxLength: 3 }),
    minPriceCents: prices,
    maxPriceCents: prices,
    rating: fc.integer({ min: 1, max: 5 }),
    attributes: fc.uniqueArray(
      fc.constantFrom(
        ...[...woods, 'Ebony', 'No such wood'].map((value) => ({ name: 'Wood', value })),
        { name: 'Holds', value: '0 l' },
        { name: 'Holds', value: '3 l' },
        { name: 'Color', value: 'Red' },
        { name: 'Color', value: 'Blue' },
        { name: 'Size', value: 'XL' },
      ),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
);

test('every list is the one that a plain look at all products finds: order, pages, total and facets', async () => {
  await fc.assert(
    fc.asyncProperty(
      filters,
      fc.constantFrom(...sorts),
      fc.integer({ min: 3, max: 25 }),
      async (filter, sort, first) => {
        const wanted = listOf(filter, sort).map(({ id }) => id);
        const pages = await walk(filter, sort, first);
        const found = pages.flatMap(({ nodes }) => nodes.map(({ id }) => id));
        // How the best matches are sorted, product-search.test.ts says.
        const isRanked = sort === 'POPULARITY' && (filter.term ?? '') !== '';
        const expected = isRanked ? wanted.toSorted() : wanted;
        expect(isRanked ? found.toSorted() : found).toEqual(expected);
        const facets = facetsOf(filter);
        if (facets.price.minCents === Infinity) facets.price.minCents = 0;
        for (const page of pages) expect(page).toMatchObject({ totalCount: expected.length, facets });
        // Without its facets another statement counts the total.
        const { products } = await shop.graphql<{ products: { totalCount: number } }>(
          'query ($filter: ProductFilter) { products(filter: $filter) { totalCount } }',
          { filter },
        );
        expect(products.totalCount).toBe(expected.length);
      },
    ),
    { numRuns: runs(150) },
  );
});

test('every count of a facet is what choosing it shows', async () => {
  const filter = { term: 'a', within: fashion.slug, maxPriceCents: 3500 };
  const { facets } = await ask(filter);
  expect(facets.brands.length).toBeGreaterThan(1);
  for (const { brand, count } of facets.brands)
    expect((await ask({ ...filter, brands: [brand] })).totalCount).toBe(count);
  for (const { category, count } of facets.categories)
    expect((await ask({ ...filter, categories: [category.slug] })).totalCount).toBe(count);
  for (const { rating, count } of facets.ratings) expect((await ask({ ...filter, rating })).totalCount).toBe(count);
});

test('no more than eight attributes are chosen, none longer than a product has them', async () => {
  const messageFor = async (attributes: ProductAttribute[]) => {
    const refusal = await shop.graphqlRefusal(document, { filter: { attributes }, sort: 'NEWEST', first: 1 });
    return [refusal.status, refusal.message];
  };
  const nine = Array.from({ length: 9 }, (_, place) => ({ name: 'Wood', value: `${place}` }));
  expect(await messageFor(nine)).toEqual([422, 'Too many attributes: 8 at most.']);
  const long = { name: 'Wood', value: 'x'.repeat(201) };
  expect(await messageFor([long])).toEqual([422, PRODUCT_MESSAGES.attributeValueInvalid]);
});
