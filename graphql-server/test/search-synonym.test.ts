import { beforeAll, expect, test } from 'vitest';
import { MAX_SYNONYMS, SYNONYM_MESSAGES } from '#schema/search-synonym.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const admin = await shop.admin();

beforeAll(async () => {
  await shop.product({ name: 'Oak settle' });
});

interface Saved {
  synonym?: { id: string; word: string; names: string[] };
  fields?: { field: string; message: string }[];
}

const save = async (word: string, names: string[], id: string | null = null) =>
  (
    await admin.graphql<{ it: Saved }>(
      `mutation ($id: ID, $input: SearchSynonymInput!) {
        it: saveSearchSynonym(id: $id, input: $input) {
          ... on SaveSearchSynonymSuccess { synonym { id word names } }
          ... on InvalidInput { fields { field message } }
        }
      }`,
      { id, input: { word, names } },
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
    { action: 'SYNONYM_ADDED', before: null, after: { word: 'settle', names: ['baithak bench', 'বৈঠক'] } },
    { action: 'SYNONYM_CHANGED', before: { names: ['baithak bench', 'বৈঠক'] }, after: { names: ['pew'] } },
    { action: 'SYNONYM_REMOVED', before: { word: 'settle', names: ['pew'] }, after: null },
  ]);
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
  ['pew', Array.from({ length: 21 }, (_, at) => `pew ${at}`), SYNONYM_MESSAGES.tooManyNames, 'names'],
])('%s with %j is refused', async (word, names, message, field) => {
  expect((await save(word, names)).fields).toEqual([{ field, message }]);
});

test('there are no more words than searches can look through', async () => {
  await shop.sql(
    `INSERT INTO search_synonyms (word, names)
    SELECT 'word ' || place, '{other}' FROM generate_series(1, $1 - (SELECT count(*) FROM search_synonyms)) place`,
    [MAX_SYNONYMS],
  );
  expect((await save('pew', ['settle'])).fields).toEqual([{ field: 'word', message: SYNONYM_MESSAGES.tooMany }]);
});
