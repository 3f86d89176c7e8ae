import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { enter } from '#web-test/enter.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { currentAddress, renderInShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';
import {
  RemoveViewDocument,
  SavedViewsDocument,
  SaveViewDocument,
  type SaveViewInput,
  type SavedViewsQuery,
} from '#web/generated/graphql.ts';
import { Toasts } from '#web/admin/ui/toasts/Toasts.tsx';
import { SavedViews } from './SavedViews.tsx';

const late: SavedViewsQuery['savedViews'][number] = {
  id: 'v1',
  list: 'ORDERS',
  name: 'Late',
  query: 'status=PENDING&sort=OLDEST',
};

const open = (query = '') => {
  signedInAs(karim);
  let views = [late];
  const saved = vi.fn<(input: SaveViewInput) => void>();
  server.use(
    answers(SavedViewsDocument, () => ({ savedViews: views })),
    answers(SaveViewDocument, ({ input }) => {
      saved(input);
      views = [...views, { ...input, id: `v${views.length + 1}` }];
      return { saveView: { __typename: 'SaveViewSuccess' as const, view: { id: 'v2' } } };
    }),
    answers(RemoveViewDocument, ({ id }) => {
      views = views.filter((view) => view.id !== id);
      return { removeView: true };
    }),
  );
  const shop = renderInShop(
    <>
      <SavedViews list="ORDERS" query={query} />
      <Toasts />
    </>,
    `/list?${query}`,
  );
  return { ...shop, saved };
};

test('a saved view is one press away, and marked while it is shown, in whatever order its query is', async () => {
  const { user } = open('sort=OLDEST&status=PENDING');
  const tab = await screen.findByRole('button', { name: 'Late', pressed: true });
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(currentAddress()).toBe('/list');
  await user.click(tab);
  expect(currentAddress()).toBe('/list?status=PENDING&sort=OLDEST');
});

test('the list is saved as it is, under a name, which must be given', async () => {
  const { user, saved } = open('q=lamp');
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const panel = within(screen.getByRole('group', { name: 'Save view' }));
  expect(panel.getByLabelText('Name of the view')).toHaveFocus();
  await user.click(panel.getByRole('button', { name: 'Save view' }));
  expect(await panel.findByText('Please name the view')).toBeVisible();
  await enter(user, panel.getByLabelText('Name of the view'), 'Lamps');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Lamps', pressed: true })).toBeVisible();
  expect(saved).toHaveBeenCalledExactlyOnceWith({ list: 'ORDERS', name: 'Lamps', query: 'q=lamp' });
  expect(screen.queryByLabelText('Name of the view')).toBeNull();
});

test('a view is removed, which can be undone', async () => {
  const { user, saved } = open(late.query);
  await user.click(await screen.findByRole('button', { name: 'Remove view' }));
  expect(await screen.findByText('The view Late is removed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Late' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Late' })).toBeVisible();
  expect(saved).toHaveBeenCalledExactlyOnceWith({ list: 'ORDERS', name: 'Late', query: late.query });
});
