import { expect, test } from 'vitest';
import { MAX_SAVED_VIEWS } from '#schema/saved-view.ts';
import type { Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

interface View {
  id: string;
  name: string;
  query: string;
}

interface Wish {
  list?: string;
  name?: string;
  query?: string;
}

const save = async (admin: Person, { list = 'ORDERS', name = 'Late', query = 'status=PENDING' }: Wish = {}) =>
  (
    await admin.graphql<{ it: { view?: View; fields?: { message: string }[] } }>(
      `mutation ($input: SaveViewInput!) {
        it: saveView(input: $input) {
          ... on SaveViewSuccess { view { id name query } }
          ... on InvalidInput { fields { field message } }
        }
      }`,
      { input: { list, name, query } },
    )
  ).it;

const viewsOf = async (admin: Person, list = 'ORDERS') =>
  (
    await admin.graphql<{ savedViews: View[] }>(
      'query ($list: SavedViewList!) { savedViews(list: $list) { id name query } }',
      { list },
    )
  ).savedViews;

const remove = async (admin: Person, id: string) =>
  (await admin.graphql<{ removeView: boolean }>('mutation ($id: ID!) { removeView(id: $id) }', { id })).removeView;

test('an admin saves views of a list, by name, and removes them; others do not see them', async () => {
  const [admin, other] = [await shop.admin(), await shop.admin()];
  const late = (await save(admin)).view;
  await save(admin, { name: ' big ', query: 'sort=LARGEST' });
  await save(admin, { list: 'PRODUCTS', name: 'Low' });
  expect((await viewsOf(admin)).map(({ name, query }) => [name, query])).toEqual([
    ['big', 'sort=LARGEST'],
    ['Late', 'status=PENDING'],
  ]);
  expect(await viewsOf(other)).toEqual([]);
  expect(await remove(other, late?.id ?? '')).toBe(false);
  expect(await remove(admin, late?.id ?? '')).toBe(true);
  expect(await remove(admin, late?.id ?? '')).toBe(false);
  expect(await viewsOf(admin)).toHaveLength(1);
});

test('a view with the same name is replaced, also by two requests at once', async () => {
  const admin = await shop.admin();
  await Promise.all([save(admin, { query: 'a=1' }), save(admin, { query: 'b=2' })]);
  const last = await save(admin, { query: 'c=3' });
  expect(await viewsOf(admin)).toEqual([last.view]);
});

test('names and queries have a limit, and so has their number', async () => {
  const admin = await shop.admin();
  const saidOf = async (wish: Wish) => (await save(admin, wish)).fields?.[0]?.message;
  expect(await saidOf({ name: ' ' })).toBe('Please name the view');
  expect(await saidOf({ name: 'x'.repeat(61) })).toBe('Name is too long: 60 characters at most');
  expect(await saidOf({ query: 'x'.repeat(2001) })).toBe('There are too many filters to save');
  const names = Array.from({ length: MAX_SAVED_VIEWS + 3 }, (_, index) => `View ${index}`);
  const results = await Promise.all(names.map((name) => save(admin, { name })));
  expect(results.filter(({ view }) => view)).toHaveLength(MAX_SAVED_VIEWS);
  expect(await viewsOf(admin)).toHaveLength(MAX_SAVED_VIEWS);
  expect(await saidOf({ name: 'One more' })).toBe('You have 20 views of this list already. Remove one first.');
  // Replacing one is no more.
  const [first] = await viewsOf(admin);
  expect((await save(admin, { name: first?.name ?? '', query: 'x=1' })).view?.query).toBe('x=1');
  expect((await save(admin, { list: 'AUDIT' })).view).toBeDefined();
});
