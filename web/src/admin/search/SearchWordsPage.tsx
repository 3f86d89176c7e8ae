import { Button, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import {
  useRemoveSearchWordMutation,
  useSaveSearchWordMutation,
  useSearchWordsPageQuery,
} from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ListSearch } from '../kit/list/ListSearch.tsx';
import { AdminTable } from '../kit/table/AdminTable.tsx';
import { useFailureToast, useToast } from '../ui/toasts/toasts.ts';
import { MissedSearches } from './MissedSearches.tsx';
import type { SearchWord } from './searchWord.ts';
import { SearchWordDialog } from './SearchWordDialog.tsx';
import { TrySearch } from './TrySearch.tsx';
import { Explanation } from '../ui/texts.tsx';

/* GraphQL */ `
  query SearchWordsPage {
    searchSynonyms {
      id
      word
      names
      pinned {
        id
        name
      }
    }
  }

  mutation RemoveSearchWord($id: ID!) {
    removeSearchSynonym(id: $id)
  }
`;

const refetchQueries = ['SearchWordsPage'];

/** Why searches find what they find, and the words that they take for one another: added, changed and removed. */
export default function SearchWordsPage() {
  const { t } = useMessages();
  const say = useToast();
  const sayFailure = useFailureToast();
  const { data, error, refetch } = useSearchWordsPageQuery({ fetchPolicy: 'cache-and-network' });
  const [term, setTerm] = useState('');
  const [edited, edit] = useState<SearchWord | 'new' | null>(null);
  const [newWord, setNewWord] = useState('');
  const removeWord = useRemoveSearchWordMutation({ refetchQueries, awaitRefetchQueries: true });
  const saveWord = useSaveSearchWordMutation({ refetchQueries });
  const rows = data?.searchSynonyms.filter(({ word, names }) =>
    [word, ...names].some((one) => one.includes(term.toLowerCase())),
  );
  const add = (word: string) => {
    setNewWord(word);
    edit('new');
  };
  const remove = async ({ id, word, names, pinned }: SearchWord) => {
    await removeWord({ id });
    const undo = () => saveWord({ id: null, input: { word, names, pinnedIds: pinned.map((one) => one.id) } });
    say({ text: t('admin.searchWords.removed', { word }), undo });
  };
  return (
    <AdminPage
      title={t('admin.nav.searchWords')}
      actions={
        <Button size="sm" onClick={() => add('')}>
          {t('admin.searchWords.new')}
        </Button>
      }
    >
      <TrySearch />
      <MissedSearches onAdd={add} />
      <Explanation mb="4">{t('admin.searchWords.what')}</Explanation>
      <ListSearch label={t('admin.searchWords.find')} value={term} onChange={setTerm} />
      <AdminTable
        label={t('admin.nav.searchWords')}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ word }) => word}
        count={rows?.length}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={<EmptyState title={t('admin.searchWords.none')} text={t('admin.searchWords.none.text')} />}
        columns={{
          word: {
            header: t('admin.searchWords.word'),
            card: 'title',
            width: 180,
            cell: ({ word }) => word,
          },
          names: {
            header: t('admin.searchWords.names'),
            cell: ({ names }) =>
              names.length === 0 ? null : (
                <Text whiteSpace="normal" overflowWrap="anywhere">
                  {names.join(', ')}
                </Text>
              ),
          },
          pinned: {
            header: t('admin.searchWords.pinned'),
            cell: ({ pinned }) =>
              pinned.length === 0 ? null : (
                <Text whiteSpace="normal" overflowWrap="anywhere">
                  {pinned.map(({ name }) => name).join(', ')}
                </Text>
              ),
          },
          actions: {
            header: t('order.list.action'),
            card: 'actions',
            width: 150,
            cell: (one) => (
              <HStack gap="2">
                <Button
                  size="xs"
                  variant="outline"
                  aria-label={t('admin.searchWords.edit.of', { word: one.word })}
                  onClick={() => edit(one)}
                >
                  {t('admin.searchWords.edit')}
                </Button>
                <Button
                  size="xs"
                  variant="ghost"
                  aria-label={t('admin.searchWords.remove.of', { word: one.word })}
                  onClick={() => void remove(one).catch(sayFailure)}
                >
                  {t('admin.searchWords.remove')}
                </Button>
              </HStack>
            ),
          },
        }}
      />
      <SearchWordDialog of={edited} newWord={newWord} onClose={() => edit(null)} />
    </AdminPage>
  );
}
