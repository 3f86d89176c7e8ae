import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readList, writeList, type ListSchema, type ListState } from './listState.ts';

/**
 * The state of a list, all of it in the URL, so that it can be stored, sent and gone back to.
 *
 * @param schema reads each field, such as `{ q: v.pipe(v.string(), v.maxLength(100)), status:
 * v.array(v.picklist(STATUSES)) }`
 * @param usual the state without a query. Both must be constants outside of the component.
 */
export const useListState = <State extends ListState>(schema: ListSchema<State>, usual: State) => {
  const [search, setSearch] = useSearchParams();
  // The router renders a new URL as a transition, in turn with the one before: a query would be sent for both, again
  // and again.
  const [shown, show] = useState(search);
  useEffect(() => show(search), [search]);
  const state = useMemo(() => readList(schema, usual, shown), [schema, usual, shown]);
  /**
   * Changes some fields; with `replace`, Back does not return to the state before, as after each letter of a search.
   */
  const change = useCallback(
    (part: Partial<State>, { replace = false }: { replace?: boolean } = {}) =>
      setSearch((before) => writeList(usual, { ...readList(schema, usual, before), ...part }, before), {
        replace,
      }),
    [schema, usual, setSearch],
  );
  return {
    state,
    change,
    /** Whether anything differs from the usual state. */
    isChanged: writeList(usual, state).size > 0,
    /** Makes everything as usual. */
    clear: useCallback(() => change(usual), [change, usual]),
    /** The query that describes the state, for links, downloads and saved views. */
    query: writeList(usual, state).toString(),
  };
};
