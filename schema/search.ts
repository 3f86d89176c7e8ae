/** The sentences about searching. */
export const SEARCH_MESSAGES = {
  busy: 'Many people are searching just now. Please try again in a moment.',
} as const;
