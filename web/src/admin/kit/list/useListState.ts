import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readList, usualOf, writeList, type ListSchema, type StateOf } from './listState.ts';

/**
 * The state of a list, all of it in the URL, so that it can be stored, sent and gone back to.
 *
 * @param schema reads each field, such as `{ q: textUpTo(100), status: oneOf(STATUSES) }`; a constant outside of the
 * component.
 */
export const useListState = <Schema extends ListSchema>(schema: Schema) => {
  type State = StateOf<Schema>;
  const [search, setSearch] = useSearchParams();
  // The router renders a new URL as a transition, in turn with the one before: a query would be sent for both, again
  // and again.
  const [shown, show] = useState(search);
  useEffect(() => show(search), [search]);
  const usual = useMemo(() => usualOf(schema), [schema]);
  const state = useMemo(() => readList(schema, shown), [schema, shown]);
  /**
   * Changes some fields; with `replace`, Back does not return to the state before, as after each letter of a search.
   */
  const change = useCallback(
    (part: Partial<State>, { replace = false }: { replace?: boolean } = {}) =>
      setSearch((before) => writeList(schema, { ...readList(schema, before), ...part }, before), { replace }),
    [schema, setSearch],
  );
  const query = writeList(schema, state).toString();
  return {
    state,
    /** The state without a query. */
    usual,
    change,
    /** Whether anything differs from the usual state. */
    isChanged: query !== '',
    /** Makes everything as usual. */
    clear: useCallback(() => change(usual), [change, usual]),
    /** The query that describes the state, for links, downloads and saved views. */
    query,
  };
};
