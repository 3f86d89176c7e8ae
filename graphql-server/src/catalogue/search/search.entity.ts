import {
  boolean,
  Column,
  entity,
  id,
  instant,
  integer,
  now,
  reference,
  text,
  texts,
  uuid,
  uuids,
} from '#platform/db/entity.ts';

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
    /** Products that come first when one of them is the whole search, also some that are gone. */
    pinnedIds: uuids.defaultTo([]),
    /** All of them as searches read them; a trigger writes it. */
    spellings: texts.defaultTo([]),
    /** How each of them sounds; a trigger writes it. */
    keys: texts.defaultTo([]),
  },
  { uniques: [{ name: 'search_synonyms_word_unique', columns: ['word'] }] },
);

/** Indexes of an engine beside PostgreSQL that get what changes in the catalogue. */
export const SearchIndexEntity = entity(
  'SearchIndex',
  'search_indexes',
  {
    /** The name of the index. */
    name: text.primary(),
    /** The version of the form of its documents. */
    mapping: integer,
    /** Whether it has all products, and is searched. */
    isWhole: boolean.defaultTo(false),
    /** The number of its last batch: the version of the documents that it brought. */
    batch: integer.defaultTo(0),
    /** The snapshot (`pg_snapshot`) until which changes are in it. */
    since: text.defaultTo(() => 'concat(pg_current_snapshot())'),
    /** The last product that it has, by id, while it is filled; null before the first one. */
    walkedTo: uuid.orNull(),
    writtenAt: now,
    /** Until then it is one server's to write. */
    claimedUntil: instant.defaultTo(() => `'-infinity'`),
  },
  {
    indices: [{ name: 'search_indexes_one_filled', columns: ['mapping'], unique: true, where: 'NOT is_whole' }],
  },
);
