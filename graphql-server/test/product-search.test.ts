import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PRODUCT_SORTS, type ProductSort } from '#schema/product.ts';
import { onBehalfOf } from '../src/kernel/current-request.ts';
import { createDatabase, type Database } from '../src/platform/db/database.ts';
import { createPublicReads } from '../src/platform/db/standbys.ts';
import { createCatalogueWatch } from '../src/catalogue/product/changes/catalogue-watch.ts';
import { buildTree, type CategoryTree, type CategoryTreeRow } from '../src/catalogue/product/category-tree.ts';
import { TermIndex, type MatchLimits } from '../src/catalogue/search/matches/term-index.ts';
import { checkFilter, type ProductFilter } from '../src/catalogue/search/product-list.ts';
import { about, ProductSearch } from '../src/catalogue/search/product-search.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const database = createDatabase(shop.dataSource);

const root = await shop.category({ slug: 'home', name: 'Home' });
const leaves = [
  await shop.category({ slug: 'lamps', name: 'Lights', parent: root }),
  await shop.category({ slug: 'beds', name: 'Beds', parent: root }),
];
const MANY = 1500;
let tree: CategoryTree;

beforeAll(async () => {
  await shop.sql(
    `INSERT INTO products (name, category_id, brand, tag, price_cents, pictures, colors, sizes, note, short_description, description, second_description, rating, added_at)
     SELECT CASE WHEN mod(n, 3) = 0 THEN 'Oak shelf ' ELSE 'Shelf ' END || n, ($1::uuid[])[1 + mod(n, 2)], ($2::text[])[1 + mod(n, 3)], 'wood',
       100 * (1 + mod(n * 7919, 97)), '{a}', '{}', '{}', '', '', '', '', round(mod(n * 31, 501) / 100.0, 2), now() - n * interval '1 minute'
     FROM generate_series(1, $3::integer) n`,
    [leaves.map(({ id }) => id), ['Otobi', 'Hatil', 'আড়ং'], MANY],
  );
  await shop.sql(
    'INSERT INTO product_stock (product_id, available, sold) SELECT id, 10, mod(price_cents, 7) FROM products',
  );
  await shop.sql('ANALYZE');
  tree = buildTree(await shop.sql<CategoryTreeRow>('SELECT id, slug, name, parent_id AS "parentId" FROM categories'));
});

/** A clock that stands until the test moves it. */
let clock = 0;
const now = () => clock;

/** The statements that were run. */
let statements: string[] = [];
const counting: Pick<Database, 'query'> = {
  query: (statement) => {
    statements.push(statement.text);
    return database.query(statement);
  },
};
beforeEach(() => {
  statements = [];
});
const readings = () => statements.filter((text) => text.includes('string_agg(uuid_send'));

/** Returns the search of a server. */
const newSearch = (limits: Partial<MatchLimits> = {}, over: Pick<Database, 'query'> = counting, exactUpTo?: number) => {
  const matches = new TermIndex(
    over,
    createCatalogueWatch(createPublicReads(shop.dataSource, [], shop.log), shop.log, now),
    {
      now,
      limits,
      log: shop.log,
    },
  );
  const search = new ProductSearch(over, matches, exactUpTo);
  const page = (filter: ProductFilter, sort: ProductSort = 'POPULARITY', after: string | null = null, first = 5) =>
    search.page({ filter: checkFilter(filter, tree), sort, first, after, language: 'EN' });
  const counts = (filter: ProductFilter, bypassCache = false) =>
    search.counts(checkFilter(filter, tree), { withFacets: true, bypassCache });
  return { matches, search, page, counts };
};

type Listed = Awaited<ReturnType<ProductSearch['page']>>;

const fresh = { keptFrom: Infinity };

const filters: fc.Arbitrary<ProductFilter> = fc.record(
  {
    term: fc.constantFrom('shelf', 'oak', 'Shelves', 'oak shelf', 'lamp', 'wood 1', 's'),
    within: fc.constantFrom('home', 'lamps', 'beds', 'nowhere'),
    categories: fc.subarray(['lamps', 'beds', 'nowhere']),
    brands: fc.subarray(['Otobi', 'Hatil', 'আড়ং', 'Nobody']),
    minPriceCents: fc.integer({ min: 0, max: 9000 }),
    maxPriceCents: fc.integer({ min: 1000, max: 10_000 }),
    rating: fc.integer({ min: 1, max: 5 }),
  },
  { requiredKeys: ['term'] },
);

/** What a client sees of a list. */
const shown = async ({ page, counts }: ReturnType<typeof newSearch>, filter: ProductFilter, sort: ProductSort) => {
  const first = await page(filter, sort);
  const next = await page(filter, sort, first.pageInfo.endCursor);
  return {
    pages: [first, next].map(({ edges, pageInfo }) => ({
      products: edges.map(({ cursor, node }) => [cursor, node.id, node.priceCents]),
      hasNextPage: pageInfo.hasNextPage,
    })),
    counts: await counts(filter),
  };
};

const changes: (() => Promise<unknown>)[] = [
  () =>
    shop.sql(
      `UPDATE products SET price_cents = price_cents + 100 WHERE id IN (SELECT id FROM products ORDER BY random() LIMIT 3)`,
    ),
  () =>
    shop.sql(`UPDATE products SET name = 'Iron rack' WHERE id IN (SELECT id FROM products ORDER BY random() LIMIT 3)`),
  () => shop.sql(`UPDATE products SET name = 'Oak shelf again' WHERE name = 'Iron rack'`),
  () =>
    shop.sql(
      `UPDATE products SET rating = 5, brand = 'Newcomer' WHERE id IN (SELECT id FROM products ORDER BY random() LIMIT 3)`,
    ),
  () =>
    shop.sql(
      `UPDATE product_stock SET sold = sold + 5 WHERE product_id IN (SELECT id FROM products ORDER BY random() LIMIT 3)`,
    ),
];

describe('matches that are kept', () => {
  test('answer every list as those do that are read anew, whatever changes', async () => {
    const [kept, anew] = [newSearch({ keptFrom: 1 }), newSearch(fresh)];
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.constantFrom(...PRODUCT_SORTS.map(({ sort }) => sort)),
        fc.constantFrom(...changes),
        async (filter, sort, change) => {
          await change();
          clock += 1000;
          expect(await shown(kept, filter, sort)).toEqual(await shown(anew, filter, sort));
        },
      ),
      { numRuns: 30 },
    );
  });

  test('are read once for all different questions', async () => {
    const kept = newSearch();
    await Promise.all([kept.page({ term: 'shelf' }), kept.counts({ term: 'shelf' })]);
    expect(readings()).toHaveLength(1);
    await kept.page({ term: 'SHELF', brands: ['Otobi'], minPriceCents: 500 }, 'PRICE_ASC');
    await kept.counts({ term: 'shelf', rating: 4 });
    expect(readings()).toHaveLength(1);
  });

  test('are not kept when they are few, so that they are always as they are now', async () => {
    const kept = newSearch();
    await kept.counts({ term: '1499' });
    await kept.counts({ term: '1499' });
    expect(readings()).toHaveLength(2);
    expect(kept.matches.bytes).toBe(0);
  });

  test('are kept when they are few, too, in a catalogue where looking for them takes long', async () => {
    const kept = newSearch({ most: 500 });
    await kept.counts({ term: '1499' });
    await kept.counts({ term: '1499', rating: 2 });
    expect(readings()).toHaveLength(1);
  });

  test('learn of a changed product by looking at that one only', async () => {
    const kept = newSearch({ keptFrom: 1 });
    const before = await kept.counts({ term: 'shelf', minPriceCents: 100_000 });
    await shop.sql(
      `UPDATE products SET price_cents = 200000 WHERE id = (SELECT id FROM products WHERE name LIKE 'Shelf%' LIMIT 1)`,
    );
    clock += 1000;
    const after = await kept.counts({ term: 'shelf', minPriceCents: 100_000 });
    expect([before.total, after.total]).toEqual([0, 1]);
    expect(readings()).toHaveLength(2);
    expect(readings()[1]).toContain('p.id = ANY');
    await shop.sql('UPDATE products SET price_cents = 300 WHERE price_cents = 200000');
  });

  test('are answered for ten seconds while the catalogue grows, and are read again meanwhile', async () => {
    const kept = newSearch({ keptFrom: 1 });
    const { total } = await kept.counts({ term: 'shelf' });
    const added = await shop.product({ name: 'Shelf of tomorrow' });
    clock += 1000;
    // The new product is noticed with the change, not only when all are read again.
    expect((await kept.counts({ term: 'shelf' })).total).toBeGreaterThanOrEqual(total);
    clock += 11_000;
    expect((await kept.counts({ term: 'shelf' })).total).toBe(total + 1);
    await shop.sql(`UPDATE products SET status = 'ARCHIVED' WHERE id = $1`, [added.id]);
    clock += 1000;
    await kept.counts({ term: 'shelf' });
    clock += 11_000;
    expect((await kept.counts({ term: 'shelf' })).total).toBe(total);
  });

  test('are as they are now for who may have changed something', async () => {
    const kept = newSearch({ keptFrom: 1 });
    const dear = { term: 'shelf', minPriceCents: 100_000 };
    await kept.counts(dear);
    await shop.sql(
      `UPDATE products SET price_cents = 200000 WHERE id = (SELECT id FROM products WHERE name LIKE 'Shelf%' LIMIT 1)`,
    );
    // Others ask at the same moment, and begin to learn of it.
    const [, now, again] = await Promise.all([kept.counts(dear), kept.counts(dear, true), kept.counts(dear, true)]);
    expect([now.total, again.total]).toEqual([1, 1]);
    const added = await shop.product({ name: 'Shelf of today', priceCents: 300_000 });
    expect((await kept.counts(dear, true)).total).toBe(2);
    await shop.sql(`UPDATE products SET status = 'ARCHIVED' WHERE id = $1`, [added.id]);
    await shop.sql('UPDATE products SET price_cents = 300 WHERE price_cents = 200000');
    expect((await kept.counts(dear, true)).total).toBe(0);
    expect((await kept.counts(dear)).total).toBe(0);
  });

  test('use a bounded memory, however many terms are asked for', async () => {
    const bytes = 300_000;
    const kept = newSearch({ keptFrom: 1, bytes });
    for (const term of ['shelf', 'oak', 'wood', 'home', 'otobi', 'hatil', 'lights', 'beds', 'el', 'oa'])
      await kept.counts({ term });
    expect(kept.matches.bytes).toBeGreaterThan(100_000);
    expect(kept.matches.bytes).toBeLessThanOrEqual(bytes);
  });
});

test('what strangers put into filters counts as memory too', async () => {
  const kept = newSearch({ most: 250, sample: 400, trial: 400 });
  await kept.counts({ term: 'shelf' });
  const before = kept.matches.bytes;
  const brands = Array.from({ length: 50 }, (_, number) => `${number}`.padStart(1500, 'x'));
  await kept.counts({ term: 'shelf', brands });
  expect(kept.matches.bytes - before).toBeGreaterThan(75_000);
});

describe('of many terms that are asked for at once', () => {
  const BUSY = {
    status: 503,
    message: 'Many people are searching just now. Please try again in a moment.',
    retryAfterSeconds: 2,
  };

  /** A database whose readings wait for a gate. */
  const gated = () => {
    const [gate, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const figures = { running: 0, most: 0 };
    const over: Pick<Database, 'query'> = {
      query: async (statement) => {
        if (!statement.text.includes('string_agg(uuid_send')) return database.query(statement);
        figures.running += 1;
        figures.most = Math.max(figures.most, figures.running);
        begun.resolve();
        await gate.promise;
        try {
          return await database.query(statement);
        } finally {
          figures.running -= 1;
        }
      },
    };
    return { over, figures, begun: begun.promise, open: gate.resolve };
  };

  test('a few are read, others wait, and too many are refused with a sentence', async () => {
    const { over, figures, open } = gated();
    const { counts } = newSearch({ atOnce: 2, waiting: 2 }, over);
    const asked = ['aa', 'bb', 'cc', 'dd'].map((term) => counts({ term }));
    // An equal question waits for the same reading.
    asked.push(counts({ term: 'aa' }));
    await expect(counts({ term: 'ee' })).rejects.toMatchObject(BUSY);
    await expect.poll(() => figures.running).toBe(2);
    open();
    await Promise.all(asked);
    expect(figures).toEqual({ running: 0, most: 2 });
  });

  test('one client leaves places to others, and takes turns with them', async () => {
    const { over, begun, open } = gated();
    const { counts } = newSearch({ atOnce: 1, ofClient: 3 }, over);
    const answered: string[] = [];
    const asks = (ip: string, terms: readonly string[]) =>
      terms.map((term) =>
        onBehalfOf('request', () => counts({ term }).then(() => void answered.push(term)), {
          ip,
          userAgent: null,
        }),
      );
    const many = asks('203.0.113.1', ['aa', 'bb', 'cc', 'dd']);
    await expect(many[3]).rejects.toMatchObject(BUSY);
    await begun;
    const one = asks('203.0.113.2', ['ee']);
    open();
    await Promise.all([...many.slice(0, 3), ...one]);
    expect(answered).toEqual(['aa', 'bb', 'ee', 'cc']);
  });

  test('nobody waits for long', async () => {
    const { over, begun, open } = gated();
    const { counts } = newSearch({ atOnce: 1, waitingMs: 3000 }, over);
    const first = counts({ term: 'aa' });
    await begun;
    const both = Promise.allSettled([first, counts({ term: 'bb' })]);
    clock += 4000;
    open();
    expect(await both).toMatchObject([
      { status: 'fulfilled', value: { total: 0 } },
      { status: 'rejected', reason: BUSY },
    ]);
  });
});

describe('a term that very many products have', () => {
  const limits = { most: 250, sample: 400, trial: 400 };

  test('is estimated from a sample, and says so', async () => {
    const [few, exact] = [newSearch(limits, counting, 100), newSearch(fresh)];
    const [about, counted] = [await few.counts({ term: 'shelf' }), await exact.counts({ term: 'shelf' })];
    expect(about).toMatchObject({ isTotalExact: false, areFacetsExact: false });
    expect(counted).toMatchObject({ isTotalExact: true, areFacetsExact: true });
    expect(about.total).toBeGreaterThan(counted.total * 0.6);
    expect(about.total).toBeLessThan(counted.total * 1.5);
    expect(about.total % 100).toBe(0);
    expect(about.byBrand.get('Otobi')).toBeGreaterThan((counted.byBrand.get('Otobi') ?? 0) * 0.4);
    expect([about.minCents, about.maxCents]).toEqual([100, expect.any(Number)]);
    // Neither reads all of them.
    expect(readings().filter((text) => text.includes('products p WHERE'))).not.toEqual([]);
  });

  test.each(['PRICE_ASC', 'PRICE_DESC', 'NEWEST', 'BEST_SELLING'] as const)(
    'has the same pages by %s',
    async (sort) => {
      const [few, exact] = [newSearch(limits, counting, 100), newSearch(fresh)];
      let after: string | null = null;
      for (let count = 0; count < 4; count += 1) {
        const [walked, wanted]: [Listed, Listed] = [
          await few.page({ term: 'shelf' }, sort, after),
          await exact.page({ term: 'shelf' }, sort, after),
        ];
        expect(walked.edges.map(({ node }) => node.id)).toEqual(wanted.edges.map(({ node }) => node.id));
        expect(walked.pageInfo.hasNextPage).toBe(true);
        after = walked.pageInfo.endCursor;
      }
    },
  );

  test('has the best matches first, then by rating, without a product twice', async () => {
    const few = newSearch(limits, counting, 100);
    const seen: { id: string; rating: number }[] = [];
    let after: string | null = null;
    for (let count = 0; count < 4; count += 1) {
      const page = await few.page({ term: 'oak shelf' }, 'POPULARITY', after, 20);
      seen.push(...page.nodes);
      after = page.pageInfo.endCursor;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(80);
    const ratings = seen.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });

  test.each<ProductFilter>([
    { term: 'oak shelf' },
    { term: 'shelf', brands: ['Otobi'] },
    { term: 'shelf', brands: ['Hatil'] },
    { term: 'shelf', maxPriceCents: 5000 },
    { term: 'shelf', minPriceCents: 4000 },
    { term: 'oak', brands: ['Hatil', 'Otobi'] },
    { term: 'shelf', categories: ['beds'] },
    { term: 'shelf', categories: ['lamps'], maxPriceCents: 6000 },
    { term: 'shelf', rating: 1 },
    { term: 'shelf', rating: 3 },
  ])('is counted exactly up to the bound, whatever the sample says: %j', async (filter) => {
    const { total } = await newSearch(fresh).counts(filter);
    const counted = await newSearch(limits, counting, total).counts(filter);
    expect(counted).toMatchObject({ total, isTotalExact: true });
  });

  test('leaves nothing out when all of them are read from the second page on', async () => {
    const [few, exact] = [newSearch(limits, counting, 100), newSearch(fresh)];
    const first = await few.page({ term: 'oak shelf' }, 'POPULARITY', null, 20);
    const seen = new Set(first.nodes.map(({ id }) => id));
    for (let { hasNextPage, endCursor } = first.pageInfo; hasNextPage;) {
      const page: Listed = await exact.page({ term: 'oak shelf' }, 'POPULARITY', endCursor, 100);
      for (const { id } of page.nodes) seen.add(id);
      ({ hasNextPage, endCursor } = page.pageInfo);
    }
    expect(seen.size).toBe((await exact.counts({ term: 'oak shelf' })).total);
  });

  test('is counted exactly with a filter that leaves few', async () => {
    const [few, exact] = [newSearch(limits, counting, 400), newSearch(fresh)];
    const filter = { term: 'shelf', maxPriceCents: 400, brands: ['Otobi'] };
    const [counted, wanted] = [await few.counts(filter), await exact.counts(filter)];
    expect(counted).toMatchObject({ total: wanted.total, isTotalExact: true, areFacetsExact: false });
    const pages = [await few.page(filter, 'POPULARITY'), await exact.page(filter, 'POPULARITY')];
    expect(pages[0]).toEqual(pages[1]);
  });
});

test('suggestions of a large catalogue are the first of the list, with the categories of that name', async () => {
  const [large, exact] = [newSearch({ most: 600, trial: 400 }), newSearch(fresh)];
  expect([await large.search.isLarge(), await exact.search.isLarge()]).toEqual([true, false]);
  const { products, categories } = await large.search.suggestions('oak', 'EN');
  const { nodes } = await exact.page({ term: 'oak' }, 'POPULARITY', null, 6);
  expect(products.map(({ id }) => id)).toEqual(nodes.map(({ id }) => id));
  expect(categories).toEqual([]);
  expect((await large.search.suggestions('light', 'EN')).categories).toEqual([leaves[0]?.id]);
  // Brands, ratings and whole departments are rounded after they are added up.
  expect([about(33_750), about(7), about(0), about(12.4), about(999_600)]).toEqual([34_000, 7, 0, 12, 1_000_000]);
});

test('the API says whether its numbers are exact', async () => {
  const { products } = await shop.graphql<{
    products: { totalCount: number; isTotalExact: boolean; facets: { isExact: boolean } };
  }>('{ products(filter: { term: "oak" }) { totalCount isTotalExact facets { isExact } } }');
  expect(products).toMatchObject({ isTotalExact: true, facets: { isExact: true } });
});

test('who has just changed a product finds it so', async () => {
  const dear = async () => {
    const { products } = await shop.graphql<{ products: { totalCount: number; nodes: { id: string }[] } }>(
      '{ products(filter: { term: "shelf", minPriceCents: 500000 }) { totalCount nodes { id } } }',
    );
    return [products.totalCount, products.nodes.length];
  };
  expect(await dear()).toEqual([0, 0]);
  await shop.sql(
    `UPDATE products SET price_cents = 600000 WHERE id = (SELECT id FROM products WHERE name LIKE 'Shelf%' LIMIT 1)`,
  );
  expect(await dear()).toEqual([1, 1]);
});
