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

/** Synonyms by which categories and tags are found. */
export const SearchSynonymEntity = entity('SearchSynonym', 'search_synonyms', {
  /** A word of categories and tags, or a whole name of one: lower case, in singular. */
  word: text.primary(),
  /** Other names for it, in Bangla and in Bangla with Latin letters, separated by spaces. */
  names: text,
});
