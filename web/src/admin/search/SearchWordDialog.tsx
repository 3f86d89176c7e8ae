import { searchSynonymForm } from '#schema/search-synonym.input.ts';
import { useSaveSearchWordMutation } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormDialog } from '../kit/form/FormDialog.tsx';
import { ProductsField } from '../kit/form/ProductsField.tsx';
import { useToast } from '../ui/toasts/toasts.ts';
import type { SearchWord } from './searchWord.ts';
import { TextField } from '../kit/form/TextField.tsx';

/* GraphQL */ `
  mutation SaveSearchWord($id: ID, $input: SearchSynonymInput!) {
    saveSearchSynonym(id: $id, input: $input) {
      ... on SaveSearchSynonymSuccess {
        synonym {
          id
          word
          names
          pinned {
            id
            name
          }
        }
      }
      ...Refusal_fields
    }
  }
`;

interface SearchWordDialogProps {
  /** The word to change; `new` for a new one, null while the dialog is closed. */
  of: SearchWord | 'new' | null;
  /** What a new word begins as. */
  newWord: string;
  onClose: () => void;
}

/** Adds a word with its other names and what comes first, or changes one. */
export const SearchWordDialog = ({ of, newWord, onClose }: SearchWordDialogProps) => {
  const { t } = useMessages();
  const say = useToast();
  const save = useSaveSearchWordMutation({ refetchQueries: ['SearchWordsPage'], awaitRefetchQueries: true });
  return (
    <FormDialog
      of={of}
      id="search-word"
      title={(one) => (one === 'new' ? t('admin.searchWords.new') : t('admin.searchWords.edit.of', { word: one.word }))}
      focus="word"
      schema={searchSynonymForm}
      draft={(one) => (one === 'new' ? `new search word ${newWord}`.trim() : `search word ${one.id}`)}
      begin={(one) =>
        one === 'new'
          ? { word: newWord, names: '', pinnedIds: [] }
          : { word: one.word, names: one.names.join(', '), pinnedIds: one.pinned.map(({ id }) => id) }
      }
      send={async (input, one) => {
        const result = await save({ id: one === 'new' ? null : one.id, input });
        if (result.__typename === 'InvalidInput') return result;
        say({ text: t('admin.searchWords.saved', { word: result.synonym.word }) });
        onClose();
      }}
      action={{ label: t('admin.searchWords.save'), busy: t('admin.searchWords.busy') }}
      onClose={onClose}
    >
      {({ field }, one) => (
        <>
          <TextField {...field('word')} label={t('admin.searchWords.word')} required />
          <TextField
            {...field('names')}
            label={t('admin.searchWords.names')}
            hint={t('admin.searchWords.names.hint')}
            rows={3}
          />
          <ProductsField
            {...field('pinnedIds')}
            label={t('admin.searchWords.pinned')}
            hint={t('admin.searchWords.pinned.hint')}
            products={one === 'new' ? [] : one.pinned}
          />
        </>
      )}
    </FormDialog>
  );
};
