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
