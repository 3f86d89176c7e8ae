/** The sentences about searching. */
export const SEARCH_MESSAGES = {
  busy: 'Many people are searching just now. Please try again in a moment.',
} as const;

/** Why a search finds a product by a word: where the word is. */
export const SEARCH_REASONS = ['NAME', 'LABEL', 'SYNONYM', 'SHORT_TEXT', 'PART', 'TEXT'] as const;

/** One of them. */
export type SearchReason = (typeof SEARCH_REASONS)[number];
