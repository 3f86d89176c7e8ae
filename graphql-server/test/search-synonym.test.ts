import { beforeAll, expect, test } from 'vitest';
import { MAX_SYNONYMS, SYNONYM_MESSAGES } from '#schema/search-synonym.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const admin = await shop.admin();

beforeAll(async () => {
  await shop.product({ name: 'Oak settle' });
});

interface Saved {
  synonym?: { id: string; word: string; names: string[]; pinned: { name: string }[] };
  fields?: { field: string; message: string }[];
}

const save = async (word: string, names: string[], id: string | null = null, pinnedIds?: string[]) =>
  (
    await admin.graphql<{ it: Saved }>(
      `mutation ($id: ID, $input: SearchSynonymInput!) {
        it: saveSearchSynonym(id: $id, input: $input) {
          ... on SaveSearchSynonymSuccess { synonym { id word names pinned { name } } }
          ... on InvalidInput { fields { field message } }
        }
      }`,
      { id, input: { word, names, pinnedIds } },
    )
  ).it;

const remove = async (id: string) =>
  (await admin.graphql<{ it: boolean }>('mutation ($id: ID!) { it: removeSearchSynonym(id: $id) }', { id })).it;

const list = async () =>
  (await admin.graphql<{ searchSynonyms: { word: string }[] }>('{ searchSynonyms { word } }')).searchSynonyms;

const found = async (term: string) =>
  (
    await shop.graphql<{ products: { totalCount: number } }>(
      'query ($term: String!) { products(filter: { term: $term }) { totalCount } }',
      { term },
    )
  ).products.totalCount;

test('an admin adds, changes and removes a word; searches follow at once, and the log says who did it', async () => {
  expect(await found('baithak bench')).toBe(0);
  const { synonym } = await save(' Settle ', ['Baithak  Bench', 'বৈঠক', 'settle', 'বৈঠক']);
  expect(synonym).toMatchObject({ word: 'settle', names: ['baithak bench', 'বৈঠক'] });
  expect([await found('baithak bench'), await found('বৈঠক'), await found('bench')]).toEqual([1, 1, 0]);
  await save('settle', ['pew'], synonym?.id);
  expect([await found('baithak bench'), await found('pew')]).toEqual([0, 1]);
  expect(await list()).toContainEqual({ word: 'settle' });
  expect(await remove(synonym?.id ?? '')).toBe(true);
  expect(await remove(synonym?.id ?? '')).toBe(false);
  expect(await found('pew')).toBe(0);
  const log = await shop.sql(
    'SELECT action, before, after FROM audit_entries WHERE subject_id = $1 AND actor_id = $2 ORDER BY id',
    [synonym?.id, admin.id],
  );
  expect(log).toEqual([
    {
      action: 'SYNONYM_ADDED',
      before: null,
      after: { word: 'settle', names: ['baithak bench', 'বৈঠক'], pinnedIds: [] },
    },
    { action: 'SYNONYM_CHANGED', before: { names: ['baithak bench', 'বৈঠক'] }, after: { names: ['pew'] } },
    { action: 'SYNONYM_REMOVED', before: { word: 'settle', names: ['pew'], pinnedIds: [] }, after: null },
  ]);
});

test('pinned products come first when a word or one of its names is the whole search', async () => {
  const names = async (term: string, sort = 'POPULARITY') =>
    (
      await shop.graphql<{ products: { totalCount: number; nodes: { name: string }[] } }>(
        `query ($term: String!, $sort: ProductSort!) {
          products(filter: { term: $term }, sort: $sort) { totalCount nodes { name } }
        }`,
        { term, sort },
      )
    ).products;
  await shop.product({ name: 'Hammock', priceCents: 100 });
  const [best, other] = [
    await shop.product({ name: 'Hammock of cotton', priceCents: 200 }),
    await shop.product({ name: 'Garden swing', priceCents: 300 }),
  ];
  const { synonym } = await save('hammock', ['jhulna'], null, [other.id, best.id]);
  expect(synonym?.pinned).toEqual([{ name: 'Garden swing' }, { name: 'Hammock of cotton' }]);
  const first = { totalCount: 3, nodes: ['Garden swing', 'Hammock of cotton', 'Hammock'].map((name) => ({ name })) };
  expect(await names('Hammocks')).toEqual(first);
  expect(await names('jhulna')).toEqual(first);
  expect(await names('hammock', 'PRICE_ASC')).toEqual({ totalCount: 3, nodes: first.nodes.toReversed() });
  expect(await names('cotton hammock')).toEqual({ totalCount: 1, nodes: [{ name: 'Hammock of cotton' }] });
  const { explainSearch } = await admin.graphql<{
    explainSearch: { results: { isPinned: boolean; percent: number; words: object[] }[] };
  }>('{ explainSearch(term: "hammock") { results { isPinned percent words { word } } } }');
  expect(explainSearch.results).toEqual([
    { isPinned: true, percent: 100, words: [] },
    { isPinned: true, percent: 100, words: [{ word: 'hammock' }] },
    { isPinned: false, percent: 100, words: [{ word: 'hammock' }] },
  ]);
  // What says nothing of pinned products leaves them; one that is not sold is left out.
  await save('hammock', ['jhulna', 'dolna'], synonym?.id);
  await shop.sql(`UPDATE products SET status = 'ARCHIVED' WHERE id = $1`, [other.id]);
  expect((await names('dolna')).nodes).toEqual(first.nodes.slice(1));
  await save('hammock', ['jhulna'], synonym?.id, []);
  expect((await names('hammock')).totalCount).toBe(2);
});

test('a new shop has words in both languages', async () => {
  expect((await list()).length).toBeGreaterThan(100);
  await shop.product({ name: 'Blue Sneaker' });
  expect(await found('জুতা')).toBe(1);
});

test.each([
  ['', ['x'], SYNONYM_MESSAGES.required, 'word'],
  ['!?', ['x'], SYNONYM_MESSAGES.unsearchable, 'word'],
  ['sofa', ['x'], SYNONYM_MESSAGES.taken, 'word'],
  ['pew', [], SYNONYM_MESSAGES.namesRequired, 'names'],
  ['pew', ['Pew'], SYNONYM_MESSAGES.namesRequired, 'names'],
  ['pew', [], SYNONYM_MESSAGES.noSuchProduct, 'pinnedIds', ['hammock']],
  ['pew', [], SYNONYM_MESSAGES.tooManyPinned, 'pinnedIds', Array.from({ length: 6 }, () => crypto.randomUUID())],
  ['pew', Array.from({ length: 21 }, (_, at) => `pew ${at}`), SYNONYM_MESSAGES.tooManyNames, 'names'],
])('%s with %j is refused', async (word, names, message, field, pinnedIds: string[] | undefined = undefined) => {
  expect((await save(word, names, null, pinnedIds)).fields).toEqual([{ field, message }]);
});

test('there are no more words than searches can look through', async () => {
  await shop.sql(
    `INSERT INTO search_synonyms (word, names)
    SELECT 'word ' || place, '{other}' FROM generate_series(1, $1 - (SELECT count(*) FROM search_synonyms)) place`,
    [MAX_SYNONYMS],
  );
  expect((await save('pew', ['settle'])).fields).toEqual([{ field: 'word', message: SYNONYM_MESSAGES.tooMany }]);
});
