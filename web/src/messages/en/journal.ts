/** Texts of the journal: posts and what readers say. */
export const journal = {
  'journal.recent': 'Recent Posts',
} as const;
