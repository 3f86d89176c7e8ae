import type {
  ApolloClient,
  DocumentNode,
  ErrorLike,
  ObservableQuery,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';
import { isEqual } from '../isEqual.ts';
import type { Stores } from '../stores.ts';
import { apollo } from './apollo.ts';
import { handed } from './handed.ts';

/** The answer to a page's query, and what can be done with it. */
export interface PageResult<Data> {
  data: Data | undefined;
  /** The last data with other variables, while there is none with these. */
  previousData: Data | undefined;
  loading: boolean;
  error: ErrorLike | undefined;
  /** Asks again. Throws when no answer came. */
  refetch: () => Promise<unknown>;
  /** Asks for the next part of a list, by another query where one is given. Throws when no answer came. */
  fetchMore: (more: { query?: DocumentNode; variables: object }) => Promise<unknown>;
}

/** A query that is watched for one page with certain variables. */
interface WatchedPage<Data> {
  /** Returns the result; the same object until it changes. */
  current: () => PageResult<Data>;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Watches the query of a page: what the server has handed over, then Apollo's cache. Nothing is asked before somebody
 * subscribes.
 */
export const watchPage = <Data, Variables extends OperationVariables>(
  stores: Stores,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  before?: PageResult<Data>,
): WatchedPage<Data> => {
  const wanted = stores.get(apollo);
  const first = stores.get(handed);
  const listeners = new Set<() => void>();
  let query: ObservableQuery<Data, Variables> | undefined;
  let subscription: { unsubscribe: () => void } | undefined;
  // It is nobody's, so it stays until Apollo has an answer for who is signed in.
  let handedData = first.dataFor(document, variables) as Data | undefined;

  const queryOf = (client: ApolloClient) =>
    (query ??= client.watchQuery<Data, Variables>({
      query: document,
      variables,
    } as ApolloClient.WatchQueryOptions<Data, Variables>));
  const ask = async () => queryOf(await wanted.want());

  const change = (changes: Partial<PageResult<Data>>) => {
    const next = { ...result, ...changes };
    if (isSame(result, next)) return;
    result = next;
    for (const listener of listeners) listener();
  };
  const take = ({ data, dataState, loading, error }: ObservableQuery.Result<Data>) => {
    const complete = dataState === 'complete' ? (data as Data) : undefined;
    if (complete !== undefined) handedData = undefined;
    change({ data: complete ?? handedData, loading, error });
  };
  const follow = (client: ApolloClient) => {
    if (listeners.size > 0) subscription ??= queryOf(client).subscribe(take);
  };

  let result: PageResult<Data> = {
    data: handedData,
    previousData: before?.data ?? before?.previousData,
    loading: handedData === undefined,
    error: undefined,
    refetch: async () => (await ask()).refetch(),
    fetchMore: async (more) => (await ask()).fetchMore(more as { variables: Partial<Variables> }),
  };
  const ready = wanted.current();
  if (ready && handedData === undefined) take(queryOf(ready).getCurrentResult());

  return {
    current: () => result,
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = wanted.subscribe(follow);
      const client = wanted.current();
      if (client) follow(client);
      else if (result.data === undefined) void ask();
      return () => {
        listeners.delete(listener);
        stop();
        subscription?.unsubscribe();
        subscription = undefined;
        first.endFirstPage();
      };
    },
  };
};

/** Whether two results show the same. Apollo gives the same objects again, unless something in them has changed. */
const isSame = <Data>(one: PageResult<Data>, other: PageResult<Data>): boolean =>
  one.loading === other.loading && one.error === other.error && isEqual(one.data, other.data);
