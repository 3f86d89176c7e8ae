import { Button, chakra, Flex, Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { savedViewInput } from '#schema/saved-view.input.ts';
import type { SavedViewList } from '#web/generated/graphql.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Popover } from '#web/admin/ui/Popover.tsx';
import { useSavedViews } from './useSavedViews.ts';

interface SavedViewsProps {
  list: SavedViewList;
  /** The query of the list as it is now (`useListState`). */
  query: string;
  /** Views that are there from the start. */
  given?: readonly { name: string; query: string }[];
  /** What the list shows without a query, where that is not everything. */
  usual?: string;
}

/** Whether two queries describe the same state. */
const isSame = (one: string, other: string) => {
  const sorted = (query: string) => [...new URLSearchParams(query)].map(String).toSorted().join('&');
  return sorted(one) === sorted(other);
};

/** The views of a list that an admin has saved, as tabs before the list, and the way to save one more. */
export const SavedViews = ({ list, query, given = [], usual }: SavedViewsProps) => {
  const { t } = useMessages();
  const [, setSearch] = useSearchParams();
  const { views, save, remove, failure } = useSavedViews(list);
  const current = views.find((view) => isSame(view.query, query));
  const always = [{ name: usual ?? t('admin.views.all'), query: '' }, ...given];
  return (
    <Flex as="nav" aria-label={t('admin.views')} gap="1" align="center" wrap="wrap" mb="3">
      {[...always, ...views].map((view) => (
        <Tab
          key={`${view.query} ${view.name}`}
          type="button"
          aria-pressed={isSame(view.query, query)}
          onClick={() => setSearch(view.query)}
        >
          {view.name}
        </Tab>
      ))}
      {current && (
        <Button size="xs" variant="ghost" onClick={() => void remove(current)}>
          {t('admin.views.remove')}
        </Button>
      )}
      {[...always, ...views].every((view) => !isSame(view.query, query)) && (
        <Popover label={t('admin.views.save')} size="xs" variant="ghost" align="start">
          {(close) => <SaveForm view={{ list, query }} save={save} onSaved={close} />}
        </Popover>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
    </Flex>
  );
};

interface SaveFormProps {
  view: Pick<SavedViewsProps, 'list' | 'query'>;
  save: ReturnType<typeof useSavedViews>['save'];
  onSaved: () => void;
}

const SaveForm = ({ view, save, onSaved }: SaveFormProps) => {
  const { t } = useMessages();
  const { field, submit, busy, failure } = useForm({
    id: 'save-view',
    typed: useState({ ...view, name: '' }),
    schema: savedViewInput,
    send: async (input) => {
      const result = await save(input);
      if (result.__typename !== 'SaveViewSuccess') return result;
      onSaved();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="3" p="2" w="16rem">
        <FormField {...field('name')} label={t('admin.views.name')} hint={t('admin.views.hint')}>
          {(control) => <Input size="sm" {...control} autoComplete="off" />}
        </FormField>
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" size="sm" aria-busy={busy}>
          {t('admin.views.save')}
        </Button>
      </Stack>
    </form>
  );
};

const Tab = chakra('button', {
  base: {
    minH: { base: '11', md: '8' },
    px: '3',
    maxW: '16rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderRadius: 'control',
    cursor: 'button',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&[aria-pressed=true]': { bg: 'brand.subtle', color: 'brand.fg' },
  },
});
