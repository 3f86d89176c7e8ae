import { query } from '#platform/db/database.ts';
import type { Module } from '#platform/module/module.ts';
import { SearchDocumentEntity, SearchVocabularyEntity } from './search.entity.ts';
import { ProductLists } from './product-lists.service.ts';
import { wordsCounted, wordsGivenTime } from './search.statements.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    productLists: ProductLists;
  }
}

/** Lists of products, searches and suggestions. */
export const searchModule: Module = {
  name: 'search',
  entities: [SearchDocumentEntity, SearchVocabularyEntity],
  services: { productLists: ({ database }) => new ProductLists(database) },
  cleanUp: ({ database }) =>
    database.transaction(async (manager) => {
      await query(manager, wordsGivenTime());
      await query(manager, wordsCounted());
    }),
};
