import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMessages } from '#web/messages/useMessages.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { FoldedFilters } from './FoldedFilters.tsx';
import type { ListState } from '../listState.ts';
import { ListSearch } from '../ListSearch.tsx';

/** A filter with one value of the state, or all; the usual value is "all". */
interface Filter<Name> {
  name: Name;
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
}

/** The search field of a list. */
interface Search<Name> {
  search: Name;
  label: string;
}

interface FilterBarProps<State extends ListState> {
  list: {
    state: State;
    usual: State;
    change: (part: Partial<State>, options?: { replace?: boolean }) => void;
    isChanged: boolean;
    clear: () => void;
  };
  /** The search comes first. */
  fields: readonly (Filter<keyof State & string> | Search<keyof State & string>)[];
  /** Filters of another kind. */
  children?: ReactNode;
}

/** The search and the filters of a list, and a button that clears them. On a phone the filters are folded. */
export const FilterBar = <State extends ListState>({ list, fields, children }: FilterBarProps<State>) => {
  const { t } = useMessages();
  const { state, usual, change, isChanged, clear } = list;
  const set = (name: keyof State, value: State[keyof State] | null, replace = false) =>
    change({ [name]: value ?? usual[name] } as Partial<State>, { replace });
  const shownField = (field: (typeof fields)[number]) =>
    'search' in field ? (
      <ListSearch
        key={field.search}
        label={field.label}
        value={String(state[field.search])}
        onChange={(term) => set(field.search, term as State[keyof State], true)}
      />
    ) : (
      <FilterSelect
        key={field.name}
        {...field}
        value={state[field.name] === usual[field.name] ? null : String(state[field.name])}
        onChange={(value) => set(field.name, value as State[keyof State] | null)}
      />
    );
  return (
    <Flex gap="2" wrap="wrap" mb="3" align="center">
      {fields.filter((field) => 'search' in field).map(shownField)}
      <FoldedFilters isChanged={isChanged}>
        {fields.filter((field) => !('search' in field)).map(shownField)}
        {children}
        {isChanged && (
          <Button size="sm" variant="ghost" onClick={clear}>
            {t('admin.table.clearFilters')}
          </Button>
        )}
      </FoldedFilters>
    </Flex>
  );
};
