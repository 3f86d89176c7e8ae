import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  RemoveSearchWordDocument,
  SaveSearchWordDocument,
  SearchWordsPageDocument,
  TrySearchDocument,
  type SaveSearchWordMutationVariables,
} from '#web/generated/graphql.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';
import type { SearchWord } from './searchWord.ts';

const sofa: SearchWord = { id: 'sofa', word: 'sofa', names: ['couch', 'সোফা'] };
const lamp: SearchWord = { id: 'lamp', word: 'lamp', names: ['light', 'বাতি'] };

/** Opens the page of a shop that remembers what is saved and removed. */
const openPage = () => {
  let words = [lamp, sofa];
  const sent = vi.fn<(variables: SaveSearchWordMutationVariables) => void>();
  signedInAs(karim);
  server.use(
    answers(SearchWordsPageDocument, () => ({ searchSynonyms: words })),
    answers(SaveSearchWordDocument, (variables) => {
      sent(variables);
      const synonym = { id: variables.id ?? 'new', ...variables.input } as SearchWord;
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
  await user.type(await screen.findByRole('searchbox', { name: 'Find a word or name' }), 'বাতি');
  await waitFor(() => expect(screen.queryByRole('row', { name: /sofa/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Edit lamp' }));
  const dialog = within(screen.getByRole('dialog'));
  const names = dialog.getByLabelText('Other names');
  expect(names).toHaveValue('light, বাতি');
  await user.clear(names);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(names).toHaveAccessibleDescription(/Please enter at least one other name/);
  await user.type(names, 'Light , আলো');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('lamp is saved.')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ id: 'lamp', input: { word: 'lamp', names: ['light', 'আলো'] } });
});

test('a removed word can be had back', async () => {
  const { user, sent } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Remove sofa' }));
  await screen.findByText('sofa is removed.');
  expect(screen.queryByRole('row', { name: /sofa/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('row', { name: /sofa/ })).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ id: null, input: { word: 'sofa', names: ['couch', 'সোফা'] } });
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
            isKind: true,
            words: [{ word: 'cuch', reason: 'SYNONYM', percent: 70 }],
          },
        ],
      },
    })),
  );
  await user.type(await screen.findByRole('searchbox', { name: 'Try a search as shoppers do' }), 'cuch{Enter}');
  const part = within(screen.getByRole('region', { name: 'Try a search as shoppers do' }));
  expect(await part.findByRole('listitem')).toHaveTextContent(
    'Oak Sofa85% of the match · “cuch” by another name (70) · of the kind that is named (15)',
  );
  expect(screen.getByText('No product has “cuch”: searched as “couch”.')).toBeVisible();
});
