import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListState, writeListState, type ListState } from './listState.ts';

/** The state of the list on this page. It lives in the address: reload, share and Back show the same list. */
export const useListState = () => {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readListState(query), [query]);
  const change = (changes: Partial<ListState>) => setQuery(writeListState({ ...state, ...changes }));
  return { state, change };
};
