import type { ApolloCache } from '@apollo/client';

/** The fields of Query with which the shop's pages ask for what admins change. */
const OF_SHOP = ['product', 'products', 'productsById', 'variantsById', 'category', 'suggestions'];

/** Removes what the shop's pages have loaded, so that they load it anew after an admin's changes. */
export const forgetShop = (cache: ApolloCache): void => {
  cache.batch({
    update: () => {
      for (const fieldName of OF_SHOP) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  });
  cache.gc();
};
