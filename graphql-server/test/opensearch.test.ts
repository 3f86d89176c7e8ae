import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cellsOf, sectionsOf, TONGUES } from '../bench/search-quality/judged-set.ts';
import { Indexer } from '../src/catalogue/search/opensearch/indexer.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import { cloneDemo } from './database.ts';
import { openOpenSearchServer } from './opensearch-server.ts';
import { openShop } from './setup.ts';

const ALIAS = 'shop-products-1';

const engine = await openOpenSearchServer();
/** It searches in PostgreSQL only. */
const plain = await openShop({ database: await cloneDemo() });
const metrics = createMetrics();
/** A clock that stands until a test moves it. */
let clock = 0;
const shop = await openShop({ beside: plain, env: engine.env, metrics, answers: { clock: () => clock } });
const { openSearch } = shop.config;
if (!openSearch) throw new Error('The variable is not read.');

const newIndexer = () =>
  new Indexer(openSearch, { database: createDatabase(shop.dataSource), log: shop.log, metrics }, 100);
let indexer = newIndexer();

/** How long we wait for what becomes so within seconds. */
const PATIENCE = { timeout: 20_000, interval: 50 };

beforeAll(async () => {
  await shop.products([{ name: 'Brolly of wind proof cloth' }, { name: 'Proof of the wind' }]);
  indexer.start();
  await vi.waitUntil(() => engine.aliases.has(ALIAS), PATIENCE);
});
afterEach(() => {
  engine.faults = {};
});
afterAll(() => indexer.close());

interface Answer {
  totalCount: number;
  isTotalExact: boolean;
  nodes: { id: string; name: string }[];
  facets: object;
  search: { corrections: object[]; near: { id: string }[] } | null;
}

const searchIn =
  ({ graphql }: Pick<typeof shop, 'graphql'>) =>
  async (term: string, filter: object = {}, sort = 'POPULARITY') => {
    const { products } = await graphql<{ products: Answer }>(
      `
        query ($filter: ProductFilter, $sort: ProductSort!) {
          products(filter: $filter, sort: $sort, first: 48) {
            totalCount
            isTotalExact
            nodes {
              id
              name
            }
            facets {
              brands {
                brand
                count
              }
              categories {
                category {
                  slug
                }
                count
              }
              price {
                minCents
                maxCents
              }
              attributes {
                name
                values {
                  value
                  count
                }
              }
            }
            search {
              corrections {
                typed
                taken
              }
              near {
                id
              }
            }
          }
        }
      `,
      { filter: { term, ...filter }, sort },
    );
    return products;
  };

const search = searchIn(shop);
const searchPlain = searchIn(plain);
const namesFor = async (term: string) => (await search(term)).nodes.map(({ name }) => name);

/** How many searches OpenSearch and PostgreSQL have done. */
const searches = async () => {
  const { text } = await metrics.read();
  const of = (by: string) => Number(new RegExp(`haat_searches_total\\{by="${by}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { opensearch: of('opensearch'), postgres: of('postgres') };
};

/** Says what has done the searches of some work. */
const doneBy = async (work: () => Promise<unknown>) => {
  const before = await searches();
  await work();
  const after = await searches();
  return { opensearch: after.opensearch - before.opensearch, postgres: after.postgres - before.postgres };
};

const hasDocument = (id: string) => engine.documents(ALIAS).has(id);
const nameThere = (id: string) => engine.documents(ALIAS).get(id)?.name;

describe('the same is found in the same order', () => {
  const section = sectionsOf('demo.txt');
  test.each(TONGUES)('for what people ask in %s', async (tongue) => {
    const terms = section(tongue).flatMap((line, at) => (at % 4 === 0 ? [cellsOf(line)[0] ?? ''] : []));
    const { postgres } = await doneBy(async () => {
      for (const term of terms) expect(await search(term), term).toEqual(await searchPlain(term));
    });
    expect(postgres).toBe(0);
  });

  test.each([
    ['a category', 'phone', { within: 'electronics' }],
    ['a department that the term names', 'electronics', {}],
    ['a brand and a price', 'phone', { brands: ['Samsung'], maxPriceCents: 90_000 }],
    ['no category that there is', 'phone', { within: 'nowhere' }],
    ['a price in the term', 'cheap phone', {}],
    ['a term as it is typed', 'hedphone', { verbatim: true }],
    ['rare words of which no product has all', 'samsung saree leather', {}],
    ['a word that products write apart', 'windproof', {}],
    ['quotes and operators', `o'brien \\ & | ! "phone" :* <->`, {}],
    ['nothing', '!!!', {}],
  ])('for %s', async (_, term, filter) => {
    const { postgres } = await doneBy(async () => {
      for (const sort of ['POPULARITY', 'PRICE_ASC', 'NEWEST', 'BEST_SELLING'])
        expect(await search(term, filter, sort), sort).toEqual(await searchPlain(term, filter, sort));
    });
    expect(postgres).toBe(0);
  });
});

describe('what changes', () => {
  test('is found within seconds: texts, translations, what is added', async () => {
    const product = await shop.product({ name: 'Zorvex lantern' });
    await expect.poll(() => namesFor('zorvex'), PATIENCE).toEqual(['Zorvex lantern']);
    await expect.poll(() => nameThere(product.id), PATIENCE).toBe('zorvex lantern');
    await shop.sql(`UPDATE products SET name = 'Quorvex lantern' WHERE id = $1`, [product.id]);
    await expect.poll(() => nameThere(product.id), PATIENCE).toBe('quorvex lantern');
    expect(await namesFor('quorvex')).toEqual(['Quorvex lantern']);
    await shop.sql(
      `INSERT INTO product_translations (product_id, language, name, note, short_description, description, second_description, colors)
      VALUES ($1, 'BN', 'কোরভেক্স লণ্ঠন', '', '', '', '', '{}')`,
      [product.id],
    );
    await expect.poll(() => nameThere(product.id), PATIENCE).toContain('লন্ঠন');
  });

  test('is not sent again for its stock, which every order changes', async () => {
    const [sold, renamed] = [await shop.product(), await shop.product({ name: 'Vexler shelf' })];
    await expect.poll(() => hasDocument(sold.id) && hasDocument(renamed.id), PATIENCE).toBe(true);
    const versionOf = (id: string) => [...engine.indexes.values()].map(({ versions }) => versions.get(id));
    const before = versionOf(sold.id);
    await shop.sql('UPDATE product_stock SET sold = sold + 1 WHERE product_id = $1', [sold.id]);
    await shop.sql(`UPDATE products SET name = 'Vexler rack' WHERE id = $1`, [renamed.id]);
    await expect.poll(() => nameThere(renamed.id), PATIENCE).toBe('vexler rack');
    expect(versionOf(sold.id)).toEqual(before);
  });

  test('is never shown from what the engine still has: PostgreSQL decides what is on sale and what it costs', async () => {
    const products = await shop.products([
      { name: 'Hidden wexford', priceCents: 500 },
      { name: 'Deleted wexford', priceCents: 500 },
      { name: 'Dearer wexford', priceCents: 500 },
    ]);
    const [hidden = '', deleted = '', dearer = ''] = products.map(({ id }) => id);
    await expect.poll(() => [hidden, deleted, dearer].every(hasDocument), PATIENCE).toBe(true);
    await indexer.close();
    await shop.sql(`UPDATE products SET status = 'ARCHIVED' WHERE id = $1`, [hidden]);
    await shop.sql('DELETE FROM products WHERE id = $1', [deleted]);
    await shop.sql('UPDATE products SET price_cents = 900 WHERE id = $1', [dearer]);
    const { postgres } = await doneBy(async () => {
      expect(await search('wexford')).toMatchObject({ totalCount: 1, nodes: [{ id: dearer }] });
      expect(await search('wexford', { maxPriceCents: 600 })).toMatchObject({ totalCount: 0, nodes: [] });
    });
    expect(postgres).toBe(0);
    expect([hidden, deleted].every(hasDocument)).toBe(true);
    indexer = newIndexer();
    indexer.start();
    await expect.poll(() => [hidden, deleted].some(hasDocument), PATIENCE).toBe(false);
  });

  test('is not undone by a server that was slow', async () => {
    const [{ id }, later] = [await shop.product({ name: 'Before' }), await shop.product({ name: 'Later' })];
    await expect.poll(() => [id, later.id].every(hasDocument), PATIENCE).toBe(true);
    const { promise: until, resolve: release } = Promise.withResolvers<void>();
    const bulks = () => engine.calls.filter((call) => call.endsWith('_bulk')).length;
    const [seen, slow] = [bulks(), indexer];
    engine.faults = { only: '_bulk', until };
    await shop.sql(`UPDATE products SET name = 'Slowly' WHERE id = $1`, [id]);
    await expect.poll(bulks, PATIENCE).toBe(seen + 1);
    engine.faults = {};
    // As after a minute.
    await shop.sql(`UPDATE search_indexes SET claimed_until = '-infinity'`);
    await shop.sql(`UPDATE products SET name = 'Quickly' WHERE id = $1`, [id]);
    indexer = newIndexer();
    indexer.start();
    await expect.poll(() => nameThere(id), PATIENCE).toBe('quickly');
    release();
    await shop.sql(`UPDATE products SET name = 'At last' WHERE id = $1`, [later.id]);
    await expect.poll(() => nameThere(later.id), PATIENCE).toBe('at last');
    expect(nameThere(id)).toBe('quickly');
    await slow.close();
  });
});

describe('an engine', () => {
  test.each([
    ['has no time', { refuse: { status: 429, type: 'rejected_execution_exception' } }],
    ['has lost a shard', { refuse: { status: 503, type: 'search_phase_execution_exception' } }],
    ['does not answer', { silent: true }],
  ])('that %s is asked every three seconds: PostgreSQL searches until it is back', async (_, fault) => {
    const logged = shop.logged.length;
    const [expected, asked] = [await searchPlain('phone'), engine.calls.length];
    engine.faults = { only: '_search', ...fault };
    const searchTwice = async () => {
      for (const _once of [1, 2]) expect(await search('phone')).toEqual(expected);
    };
    expect(await doneBy(searchTwice)).toEqual({ opensearch: 0, postgres: 2 });
    clock += 3000;
    expect(await doneBy(searchTwice)).toEqual({ opensearch: 0, postgres: 2 });
    expect(engine.calls.slice(asked).filter((call) => call.endsWith('_search'))).toHaveLength(2);
    engine.faults = {};
    clock += 3000;
    expect(await doneBy(searchTwice)).toEqual({ opensearch: 2, postgres: 0 });
    const lines = shop.logged.slice(logged).filter((line) => line.includes('PostgreSQL searches'));
    expect(lines).toHaveLength(1);
    expect(lines.join('')).not.toContain('p@ss');
    // The next outage may be complained of again.
    clock += 60_000;
  });

  test('that takes nothing for a while gets all of it afterwards', async () => {
    engine.faults = { only: '_bulk', refuse: { status: 429, type: 'rejected_execution_exception' } };
    const { id } = await shop.product({ name: 'Patient tavrin' });
    const bulks = engine.calls.length;
    await expect.poll(() => engine.calls.slice(bulks).some((call) => call.endsWith('_bulk')), PATIENCE).toBe(true);
    expect(hasDocument(id)).toBe(false);
    engine.faults = {};
    await expect.poll(() => hasDocument(id), PATIENCE).toBe(true);
  });

  test('whose index is gone gets another one, and PostgreSQL searches meanwhile', async () => {
    const before = await namesFor('phone');
    const [[name = ''] = []] = engine.aliases.values();
    engine.indexes.delete(name);
    engine.aliases.clear();
    expect(await doneBy(async () => expect(await namesFor('phone')).toEqual(before))).toMatchObject({ postgres: 1 });
    const { id } = await shop.product({ name: 'Later' });
    await expect.poll(() => engine.aliases.has(ALIAS) && hasDocument(id), PATIENCE).toBe(true);
    clock += 3000;
    expect(await doneBy(() => namesFor('phone'))).toMatchObject({ opensearch: 1 });
    expect(await namesFor('phone')).toEqual(before);
  });

  test('that is ahead of a database that was restored is filled anew', async () => {
    const { id } = await shop.product({ name: 'Once' });
    await expect.poll(() => hasDocument(id), PATIENCE).toBe(true);
    const [former] = engine.indexes.keys();
    // In a backup nobody is writing the index.
    await shop.sql(`UPDATE search_indexes SET batch = 0, claimed_until = '-infinity'`);
    await shop.sql(`UPDATE products SET name = 'Again' WHERE id = $1`, [id]);
    await expect.poll(() => engine.aliases.has(ALIAS) && nameThere(id), PATIENCE).toBe('again');
    expect([...engine.indexes.keys()]).not.toContain(former);
  });

  test('that has missed more than is known is filled anew, and searched until then', async () => {
    clock += 3000;
    const { id } = await shop.product({ name: 'Forgotten' });
    await expect.poll(() => hasDocument(id), PATIENCE).toBe(true);
    await indexer.close();
    const [former] = engine.indexes.keys();
    await shop.sql('DELETE FROM products WHERE id = $1', [id]);
    await shop.sql('DELETE FROM catalogue_changes');
    await shop.sql(`UPDATE search_indexes SET written_at = now() - interval '1 hour'`);
    indexer = newIndexer();
    indexer.start();
    await expect.poll(() => [...engine.indexes.keys()], PATIENCE).not.toContain(former);
    expect(engine.indexes.size).toBe(1);
    expect(hasDocument(id)).toBe(false);
    await expect
      .poll(() => shop.sql('SELECT is_whole AS "isWhole" FROM search_indexes'), PATIENCE)
      .toEqual([{ isWhole: true }]);
    expect((await doneBy(() => namesFor('phone'))).postgres).toBe(0);
  });
});
