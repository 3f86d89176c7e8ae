import { query } from '#platform/db/database.ts';
import { once } from '#kernel/lazily.ts';
import type { Deps } from '#platform/module/deps.ts';
import type { Module } from '#platform/module/module.ts';
import {
  SearchDocumentEntity,
  SearchIndexEntity,
  SearchSynonymEntity,
  SearchVocabularyEntity,
} from './search.entity.ts';
import { foundByPostgres, type ProductFinder } from './found-products.ts';
import type { Indexer } from './opensearch/indexer.ts';
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

/** Returns what searches: OpenSearch where it is configured, else PostgreSQL. */
const finderOf = ({ config: { openSearch }, log, metrics, clock }: Deps): ProductFinder => {
  if (openSearch === undefined) return { find: async (request) => foundByPostgres(request) };
  const finder = once(async () =>
    (await import('./opensearch/opensearch-finder.ts')).createOpenSearchFinder(openSearch, { log, metrics, clock }),
  );
  return { find: async (request) => (await finder()).find(request) };
};

/** Returns what brings changes to OpenSearch; undefined where none is configured. */
const indexerOf = async ({ config: { openSearch }, database, log, metrics }: Deps): Promise<Indexer | undefined> => {
  if (openSearch === undefined) return undefined;
  return new (await import('./opensearch/indexer.ts')).Indexer(openSearch, { database, log, metrics });
};

/** Lists of products, searches with their synonyms, and suggestions. */
export const searchModule: Module = {
  name: 'search',
  entities: [SearchDocumentEntity, SearchVocabularyEntity, SearchSynonymEntity, SearchIndexEntity],
  services: {
    productLists: (deps) => new ProductLists(deps.database, finderOf(deps)),
    synonyms: ({ database }) => new SynonymService(database),
  },
  resolvers: searchResolvers,
  follow: async (deps) => {
    const indexer = await indexerOf(deps);
    indexer?.start();
    return indexer;
  },
  cleanUp: async (deps) => {
    await deps.database.transaction(async (manager) => {
      await query(manager, wordsGivenTime());
      await query(manager, wordsCounted());
    });
    await (await indexerOf(deps))?.removeReplaced();
  },
};
