import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  FindProductsDocument,
  MissedSearchesDocument,
  RemoveSearchWordDocument,
  SaveSearchWordDocument,
  SearchWordsPageDocument,
  TrySearchDocument,
  type MissedSearchesQuery,
  type SaveSearchWordMutationVariables,
} from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';
import type { SearchWord } from './searchWord.ts';

const oak = { id: 'p1', name: 'Oak Sofa' };
const sofa: SearchWord = { id: 'sofa', word: 'sofa', names: ['couch', 'সোফা'], pinned: [oak] };
const lamp: SearchWord = { id: 'lamp', word: 'lamp', names: ['light', 'বাতি'], pinned: [] };

/** Searches in vain: two that are shown at first, with others behind them. */
const missed: MissedSearchesQuery['missedSearches'] = [
  { term: 'settee', reason: 'NOTHING_FOUND', searches: 9, withoutResult: 8 },
  { term: 'শীতের কম্বল', reason: 'NOTHING_OPENED', searches: 5, withoutResult: 1 },
  ...Array.from({ length: 10 }, (_, place) => ({
    term: `other ${place}`,
    reason: 'NOTHING_FOUND' as const,
    searches: 2,
    withoutResult: 2,
  })),
];

/** Opens the page of a shop that remembers what is saved and removed. */
const openPage = () => {
  let words = [lamp, sofa];
  const sent = vi.fn<(variables: SaveSearchWordMutationVariables) => void>();
  signedInAs(karim);
  server.use(
    answers(MissedSearchesDocument, { missedSearches: missed }),
    answers(SearchWordsPageDocument, () => ({ searchSynonyms: words })),
    answers(SaveSearchWordDocument, (variables) => {
      sent(variables);
      const { names } = variables.input;
      const pinnedIds = variables.input.pinnedIds ?? [];
      const pinned = [oak].filter(({ id }) => pinnedIds.includes(id));
      const synonym = { id: variables.id ?? 'new', word: variables.input.word, names, pinned };
      words = [...words.filter(({ id }) => id !== variables.id), synonym];
      return { saveSearchSynonym: { __typename: 'SaveSearchSynonymSuccess' as const, synonym } };
    }),
    answers(RemoveSearchWordDocument, ({ id }) => {
      words = words.filter((one) => one.id !== id);
      return { removeSearchSynonym: true };
    }),
  );
  return { sent, ...openShop('/deshboard/search-words') };
};

test('a word is found by any of its names, and gets others', async () => {
  const { user, sent } = openPage();
  await enter(user, await screen.findByRole('searchbox', { name: 'Find a word or name' }), 'বাতি');
  await waitFor(() => expect(screen.queryByRole('row', { name: /sofa/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Edit lamp' }));
  const dialog = within(screen.getByRole('dialog'));
  const names = dialog.getByLabelText('Other names');
  expect(names).toHaveValue('light, বাতি');
  await user.clear(names);
  await enter(user, names, 'Light , আলো');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('lamp is saved.')).toBeVisible();
  const input = { word: 'lamp', names: ['light', 'আলো'], pinnedIds: [] };
  expect(sent).toHaveBeenCalledExactlyOnceWith({ id: 'lamp', input });
});

test('a product is pinned to a word, which needs no other name then', async () => {
  const { user, sent } = openPage();
  server.use(answers(FindProductsDocument, { adminProducts: { nodes: [{ ...oak, sku: 'OAK-1' }] } }));
  await user.click(await screen.findByRole('button', { name: 'New search word' }));
  const dialog = within(screen.getByRole('dialog'));
  await enter(user, dialog.getByLabelText('Word'), 'divan');
  await user.type(dialog.getByLabelText('Comes first'), 'oak');
  await user.click(await dialog.findByRole('button', { name: '+ Oak Sofa · OAK-1' }));
  expect(dialog.getByRole('button', { name: 'Remove Oak Sofa' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('row', { name: /divan.*Oak Sofa/ })).toBeVisible();
  const input = { word: 'divan', names: [], pinnedIds: [oak.id] };
  expect(sent).toHaveBeenCalledExactlyOnceWith({ id: null, input });
});

test('a removed word can be had back', async () => {
  const { user, sent } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Remove sofa' }));
  await screen.findByText('sofa is removed.');
  expect(screen.queryByRole('row', { name: /sofa/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('row', { name: /sofa/ })).toBeVisible();
  const input = { word: 'sofa', names: ['couch', 'সোফা'], pinnedIds: [oak.id] };
  expect(sent).toHaveBeenCalledExactlyOnceWith({ id: null, input });
});

test('a search is tried, and says why it finds what it finds', async () => {
  const { user } = openPage();
  server.use(
    answers(TrySearchDocument, ({ term }) => ({
      explainSearch: {
        corrections: [{ typed: term, taken: 'couch' }],
        results: [
          {
            product: { id: 'p1', name: 'Oak Sofa' },
            percent: 85,
            isPinned: false,
            isKind: true,
            words: [{ word: 'cuch', reason: 'SYNONYM', percent: 70 }],
          },
        ],
      },
    })),
  );
  await enter(user, await screen.findByRole('searchbox', { name: 'Try a search as shoppers do' }), 'cuch');
  await user.keyboard('{Enter}');
  const part = within(screen.getByRole('region', { name: 'Try a search as shoppers do' }));
  expect(await part.findByRole('listitem')).toHaveTextContent(
    'Oak Sofa85% of the match · “cuch” by another name (70) · of the kind that is named (15)',
  );
  expect(screen.getByText('No product has “cuch”: searched as “couch”.')).toBeVisible();
});

test('what shoppers did not find is listed, and each can be added as a word', async () => {
  const { user, sent } = openPage();
  const part = within(await screen.findByRole('region', { name: 'What shoppers did not find' }));
  expect(await part.findByRole('row', { name: /^settee Found nothing 8/ })).toBeVisible();
  expect(part.getByRole('row', { name: /^শীতের কম্বল Nobody opened a product 4/ })).toBeVisible();
  expect(part.queryByRole('row', { name: /other 9/ })).toBeNull();
  await user.click(part.getByRole('button', { name: 'Show all 12' }));
  expect(await part.findByRole('row', { name: /other 9/ })).toBeVisible();

  await user.click(part.getByRole('button', { name: 'Add a word for “settee”' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New search word' }));
  expect(dialog.getByLabelText('Word')).toHaveValue('settee');
  await enter(user, dialog.getByLabelText('Other names'), 'sofa');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('settee is saved.')).toBeVisible();
  expect(sent.mock.lastCall?.[0].input).toMatchObject({ word: 'settee', names: ['sofa'] });
  await user.click(screen.getByRole('button', { name: 'New search word' }));
  expect(within(screen.getByRole('dialog')).getByLabelText('Word')).toHaveValue('');
});
