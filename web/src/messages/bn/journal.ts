import type { journal as en } from '../en/journal.ts';

/** The journal: posts and what readers say. */
export const journal = {
  'journal.recent': 'সাম্প্রতিক লেখা',
} as const satisfies Record<keyof typeof en, string>;
