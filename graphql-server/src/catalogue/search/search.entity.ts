import { Column, entity, id, integer, reference, text, texts } from '#platform/db/entity.ts';

/** What products are found by; triggers write it. */
export const SearchDocumentEntity = entity(
  'SearchDocument',
  'search_documents',
  {
    productId: reference('Product', 'CASCADE').primary(),
    /** Words by field: A name, B tag, brand and category (its id after a #), C short texts, D the rest. */
    vector: new Column<string>({ type: 'tsvector' }),
  },
  { indices: [{ name: 'search_documents_vector', synchronize: false }] },
);

/** Every word of the documents; triggers write it. */
export const SearchVocabularyEntity = entity(
  'SearchVocabulary',
  'search_vocabulary',
  {
    word: text.primary(),
    /** How it sounds, in both scripts. */
    key: text,
    /** The word, and what is left of it without any one letter. */
    deletions: texts,
    /** How many documents have it. */
    documents: integer,
  },
  {
    indices: ['by_key', 'by_prefix', 'deletions', 'trigrams'].map((name) => ({
      name: `search_vocabulary_${name}`,
      synchronize: false as const,
    })),
  },
);

/** Words that mean about the same; searches look them up both ways. */
export const SearchSynonymEntity = entity(
  'SearchSynonym',
  'search_synonyms',
  {
    id,
    word: text,
    /** Its other names, in both languages. */
    names: texts,
    /** All of them as searches read them; a trigger writes it. */
    spellings: texts.defaultTo([]),
    /** How each of them sounds; a trigger writes it. */
    keys: texts.defaultTo([]),
  },
  { uniques: [{ name: 'search_synonyms_word_unique', columns: ['word'] }] },
);
