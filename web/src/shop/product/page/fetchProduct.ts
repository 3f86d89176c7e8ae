import type { ApolloClient } from '@apollo/client';
import { ProductPageDocument } from '../../../generated/graphql.ts';
import { shouldSaveData } from '../../../lib/shouldSaveData.ts';
import { defineStore, type Stores } from '../../../lib/stores.ts';

/** Ids of the products that were prefetched. */
const askedProducts = defineStore(() => new Set<string>());

/**
 * Prefetches a product page, query and code, once. Not when data is to be saved; a failure is ignored, since the page will load
 * it.
 */
export const fetchProduct = (client: ApolloClient, stores: Stores, id: string): void => {
  const asked = stores.get(askedProducts);
  if (asked.has(id) || shouldSaveData()) return;
  asked.add(id);
  import('./ProductPage.tsx').catch(() => undefined);
  client.query({ query: ProductPageDocument, variables: { id } }).catch(() => asked.delete(id));
};
