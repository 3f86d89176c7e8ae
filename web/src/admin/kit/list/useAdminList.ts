import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { ListSchema, StateOf } from './listState.ts';
import { useListState } from './useListState.ts';
import { tableOf, type Connection, type ListResult } from './tableOf.ts';

interface AdminListOptions<Schema extends ListSchema, Data, Variables extends OperationVariables, Row> {
  /** What reads each field of the state from the URL: a constant outside of the component. */
  schema: Schema;
  document: TypedDocumentNode<Data, Variables>;
  variables: (state: StateOf<Schema>) => Variables;
  connection: (data: Data) => Connection<Row>;
  /** Whether a loaded row still is in the list of this state, after it was changed here; the loaded pages stay. */
  belongs?: (row: Row, state: StateOf<Schema>) => boolean;
  /** Called before another search, filter or sort is shown. */
  onChange?: () => void;
}

/**
 * A list of the dashboard: its state in the URL, what is loaded of it, and the selected rows, which another filter
 * forgets.
 */
export const useAdminList = <Schema extends ListSchema, Data, Variables extends OperationVariables, Row>({
  schema,
  document,
  variables,
  connection,
  belongs = () => true,
  onChange,
}: AdminListOptions<Schema, Data, Variables, Row>) => {
  const { state, usual, change, isChanged, query } = useListState(schema);
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const result = useQuery(document, {
    variables: variables(state),
    fetchPolicy: 'cache-and-network',
  } as useQuery.Options<Data, Variables>);
  const fresh = result.data as Data | undefined;
  const data = fresh ?? (result.previousData as Data | undefined);
  const list = data && connection(data);
  const table = tableOf(list, result as ListResult);
  const rows = table.rows?.filter((row) => !fresh || belongs(row, state));
  const show: typeof change = (part, options) => {
    select(new Set());
    onChange?.();
    change(part, options);
  };
  return {
    state,
    usual,
    change: show,
    isChanged,
    clear: () => show(usual),
    /** The query that describes the state, for links, downloads and saved views. */
    query,
    /** What is loaded: of the state before while this one is on its way. */
    data,
    /** All loaded rows, also those that do not belong to the list any more. */
    loaded: table.rows,
    selected,
    select,
    refetch: result.refetch as () => Promise<unknown>,
    /** How many there are, for the download; undefined when it is not known exactly. */
    exactCount: list?.isTotalExact ? list.totalCount : undefined,
    table: {
      ...table,
      rows,
      count: list && (list.totalCount ?? 0) - ((table.rows?.length ?? 0) - (rows?.length ?? 0)),
      /** How the server has sorted the rows, for a state with a sort. */
      sort: state['sort'] as string | undefined,
      onSort: 'sort' in usual ? (sort: string) => show({ sort } as Partial<typeof state>) : undefined,
      isStale: !fresh && data !== undefined,
      onMore: fresh && table.onMore,
    },
  };
};
