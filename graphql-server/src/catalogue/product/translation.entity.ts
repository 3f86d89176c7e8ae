import { entity, reference, text, texts } from '#platform/db/entity.ts';

/** Products in other languages than English. A product without a row is shown in English. */
export const ProductTranslationEntity = entity(
  'ProductTranslation',
  'product_translations',
  {
    productId: reference('Product', 'CASCADE').primary(),
    /** `BN`; English is in the product itself. */
    language: text.primary(),
    name: text,
    note: text,
    shortDescription: text,
    description: text,
    secondDescription: text,
    /** Names of the product's colours, in their order. */
    colors: texts,
  },
  { checks: [{ name: 'product_translations_language_known', expression: `language = 'BN'` }] },
);

/** Synonyms, which searches look up both ways: each name is another one for the word, and the word for each name. */
export const SearchSynonymEntity = entity('SearchSynonym', 'search_synonyms', {
  /** A word of categories and tags, or a whole name of one: lower case, in singular. */
  word: text.primary(),
  /** Other names for it, in Bangla and in Bangla with Latin letters, separated by spaces. */
  names: text,
  /** Set by a trigger: the words of both, as searches read them. */
  ownWords: texts.defaultTo([]),
  otherWords: texts.defaultTo([]),
});
