import type { SearchWordsPageQuery } from '#web/generated/graphql.ts';

/** A word of the search and its other names. */
export type SearchWord = SearchWordsPageQuery['searchSynonyms'][number];
