import type { ApolloClient } from '@apollo/client';
import { ProductPageDocument } from '../../../generated/graphql.ts';
import { shouldSaveData } from '../../../lib/shouldSaveData.ts';
import { defineStore, type Stores } from '../../../lib/stores.ts';

/** Ids of the products that were asked for already. */
const askedProducts = defineStore(() => new Set<string>());

/** Fetches a product's page ahead, query and code, once. Not where data is spared; what fails is fetched when the page opens. */
export const fetchProduct = (client: ApolloClient, stores: Stores, id: string): void => {
  const asked = stores.get(askedProducts);
  if (asked.has(id) || shouldSaveData()) return;
  asked.add(id);
  import('./ProductPage.tsx').catch(() => undefined);
  client.query({ query: ProductPageDocument, variables: { id } }).catch(() => asked.delete(id));
};
