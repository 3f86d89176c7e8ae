import type { Module } from '#platform/module/module.ts';
import { TermIndex } from './matches/term-index.ts';
import { ProductLists } from './product-lists.service.ts';
import { ProductSearch } from './product-search.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    productLists: ProductLists;
  }
}

/** Lists of products, searches and suggestions. */
export const searchModule: Module = {
  name: 'search',
  services: {
    productLists: ({ database, services, log, clock }) => {
      const matches = new TermIndex(database, services.catalogueWatch, { log, now: clock });
      return new ProductLists(database, new ProductSearch(database, matches));
    },
  },
};
