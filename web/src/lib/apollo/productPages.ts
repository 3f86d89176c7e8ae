import type { FieldMergeFunction, FieldPolicy, FieldReadFunction } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** A list in the cache: a Relay connection, and the cursor after which it begins; null at the beginning. */
interface CachedList {
  begin: string | null;
  edges: readonly { cursor?: string }[];
}

/**
 * Keeps lists of products that grow page by page, one list for each value of `keyArgs`. An address may lead into the
 * middle of a list (`?after=`): what begins there is not taken for the list from its beginning.
 */
export const productPages = (keyArgs: string[]): FieldPolicy<CachedList> => {
  const { read, merge } = relayStylePagination(keyArgs) as FieldPolicy as {
    read: FieldReadFunction<CachedList>;
    merge: FieldMergeFunction<CachedList>;
  };
  return {
    keyArgs,
    read: (list, options) => (list?.begin === (options.args?.['after'] ?? null) ? read(list, options) : undefined),
    merge: (list, incoming, options) => {
      const after = (options.args?.['after'] ?? null) as string | null;
      const grown = list?.edges.some(({ cursor }) => cursor === after) ? list : undefined;
      const merged = merge(after === null ? list : grown, incoming, options);
      return { ...merged, begin: grown ? grown.begin : after };
    },
  };
};
