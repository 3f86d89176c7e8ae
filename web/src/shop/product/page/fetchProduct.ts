import type { ApolloClient } from '@apollo/client';
import { ProductPageDocument } from '../../../generated/graphql.ts';
import { sparesData } from '../../../lib/sparesData.ts';

/** Products that were asked for already, for each cache. */
const asked = new WeakMap<ApolloClient, Set<string>>();

/** Fetches a product's page ahead, query and code, once. Not where data is spared; what fails is fetched when the page opens. */
export const fetchProduct = (client: ApolloClient, id: string): void => {
  const before = asked.get(client) ?? new Set();
  asked.set(client, before);
  if (before.has(id) || sparesData()) return;
  before.add(id);
  import('./ProductPage.tsx').catch(() => undefined);
  client.query({ query: ProductPageDocument, variables: { id } }).catch(() => before.delete(id));
};
