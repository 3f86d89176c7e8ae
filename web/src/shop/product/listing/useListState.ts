import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changed, readListState, writeListState, type ListState } from './listState.ts';

/** The state of the list on this page. It is in the URL: reload, share and Back show the same list. */
export const useListState = () => {
  const [query, setQuery] = useSearchParams();
  // The router updates the URL with a delay; a checkbox must change at once.
  const [ahead, setAhead] = useState<{ of: URLSearchParams; state: ListState }>();
  const written = useMemo(() => readListState(query), [query]);
  const state = ahead?.of === query ? ahead.state : written;
  // Two changes of one moment, as when two parts take over what was chosen early, both count.
  const last = useRef(ahead);
  const change = (changes: Partial<ListState>) => {
    const next = changed(last.current?.of === query ? last.current.state : state, changes);
    last.current = { of: query, state: next };
    setAhead(last.current);
    setQuery(writeListState(next));
  };
  return { state, change };
};
