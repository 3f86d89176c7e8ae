import type { ErrorLike } from '@apollo/client';

/** A list that the server sends page by page. */
export interface Connection<Row> {
  edges: readonly { node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount?: number;
  isTotalExact?: boolean;
}

/** What a list needs of the result of its query. */
export interface ListResult {
  error?: ErrorLike | undefined;
  refetch: () => Promise<unknown>;
  fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>;
}

/** Returns the rows of a list for its table: how many there are in all, how to load more, and why there are none. */
export const tableOf = <Row>(list: Connection<Row> | undefined, result: ListResult) => ({
  rows: list?.edges.map(({ node }) => node),
  count: list?.totalCount || undefined,
  isCountExact: list?.isTotalExact ?? true,
  error: result.error,
  onRetry: () => void result.refetch().catch(() => undefined),
  onMore: list?.pageInfo.hasNextPage
    ? () => result.fetchMore({ variables: { after: list.pageInfo.endCursor } })
    : undefined,
});
