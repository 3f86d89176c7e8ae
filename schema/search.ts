/** The sentences about searching. */
export const SEARCH_MESSAGES = {
  busy: 'Many people are searching just now. Please try again in a moment.',
} as const;

/** Why a search finds a product by a word: where the word is. */
export const SEARCH_REASONS = ['NAME', 'LABEL', 'SYNONYM', 'SHORT_TEXT', 'PART', 'TEXT'] as const;

/** One of them. */
export type SearchReason = (typeof SEARCH_REASONS)[number];

/** What words of a term ask for besides the thing itself. */
export const SEARCH_CHOICE_KINDS = ['COLOR', 'SIZE', 'FOR'] as const;

/** One of them. */
export type SearchChoiceKind = (typeof SEARCH_CHOICE_KINDS)[number];
