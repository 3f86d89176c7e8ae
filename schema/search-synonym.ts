/** Constants and sentences of the search's synonyms, for pages and services. */

/** The most products that come first in a search. */
export const MAX_PINNED = 5;

/** The most words that have synonyms: each search looks through all of them. */
export const MAX_SYNONYMS = 500;

/** The most other names of a word. */
export const MAX_SYNONYM_NAMES = 20;

/** The most characters of a word or name. */
export const MAX_SYNONYM_LENGTH = 60;

/** The sentences about synonyms. */
export const SYNONYM_MESSAGES = {
  required: 'Please enter a word.',
  unsearchable: 'A word needs a letter or a digit.',
  tooLong: 'A word or name has 60 characters at most.',
  namesRequired: 'Please enter another name, or choose a product that comes first.',
  tooManyNames: 'A word has 20 other names at most.',
  tooManyPinned: 'At most 5 products come first.',
  noSuchProduct: 'The shop does not have this product.',
  taken: 'This word has synonyms already: change those.',
  tooMany: 'There are 500 words with synonyms, as many as there can be.',
} as const;
