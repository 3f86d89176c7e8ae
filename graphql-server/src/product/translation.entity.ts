import { EntitySchema } from 'typeorm';

/** A row of `product_translations`. */
export interface ProductTranslationRow {
  productId: string;
  /** `BN`; English is in the product itself. */
  language: string;
  name: string;
  note: string;
  shortDescription: string;
  description: string;
  secondDescription: string;
  /** Names of the product's colours, in their order. */
  colors: string[];
}

/** Products in other languages than English. A product without a row is shown in English. */
export const ProductTranslationEntity = new EntitySchema<ProductTranslationRow>({
  name: 'ProductTranslation',
  tableName: 'product_translations',
  columns: {
    productId: {
      name: 'product_id',
      type: 'uuid',
      primary: true,
      primaryKeyConstraintName: 'product_translations_pkey',
    },
    language: { type: 'text', primary: true, primaryKeyConstraintName: 'product_translations_pkey' },
    name: { type: 'text' },
    note: { type: 'text' },
    shortDescription: { name: 'short_description', type: 'text' },
    description: { type: 'text' },
    secondDescription: { name: 'second_description', type: 'text' },
    colors: { type: 'text', array: true },
  },
  checks: [{ name: 'product_translations_language_known', expression: `language = 'BN'` }],
  foreignKeys: [
    {
      name: 'product_translations_product_fkey',
      target: 'Product',
      columnNames: ['productId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

/** A row of `search_synonyms`. */
export interface SearchSynonymRow {
  /** A word of categories and tags, or a whole name of one: lower case, in singular. */
  word: string;
  /** Other names for it, in Bangla and in Bangla with Latin letters, separated by spaces. */
  names: string;
}

/** Synonyms by which categories and tags are found. */
export const SearchSynonymEntity = new EntitySchema<SearchSynonymRow>({
  name: 'SearchSynonym',
  tableName: 'search_synonyms',
  columns: {
    word: { type: 'text', primary: true, primaryKeyConstraintName: 'search_synonyms_pkey' },
    names: { type: 'text' },
  },
});
