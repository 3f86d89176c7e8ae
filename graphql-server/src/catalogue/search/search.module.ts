import { query } from '#platform/db/database.ts';
import type { Module } from '#platform/module/module.ts';
import { SearchDocumentEntity, SearchSynonymEntity, SearchVocabularyEntity } from './search.entity.ts';
import { foundByPostgres } from './found-products.ts';
import { ProductLists } from './product-lists.service.ts';
import { searchResolvers } from './search.resolvers.ts';
import { wordsCounted, wordsGivenTime } from './search.statements.ts';
import { SynonymService } from './synonym.service.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    productLists: ProductLists;
    synonyms: SynonymService;
  }
}

/** Lists of products, searches with their synonyms, and suggestions. */
export const searchModule: Module = {
  name: 'search',
  entities: [SearchDocumentEntity, SearchVocabularyEntity, SearchSynonymEntity],
  services: {
    productLists: ({ database }) => new ProductLists(database, { find: async (request) => foundByPostgres(request) }),
    synonyms: ({ database }) => new SynonymService(database),
  },
  resolvers: searchResolvers,
  cleanUp: ({ database }) =>
    database.transaction(async (manager) => {
      await query(manager, wordsGivenTime());
      await query(manager, wordsCounted());
    }),
};
