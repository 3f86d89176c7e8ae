import { MAX_TERM_LENGTH } from '#schema/limits.ts';

/** So many digits, whatever signs stand between them, are the number of a phone, a card or an order. */
const LONG_NUMBER = /\p{Nd}{7}/u;

/**
 * Returns a searched term as it is counted: letters and digits of any language in small letters, with single spaces;
 * null for what is not counted, since it is empty or looks like a person's e-mail address or number.
 */
export const countedTerm = (typed: string): string | null => {
  const plain = typed.normalize('NFKC');
  if (plain.includes('@') || LONG_NUMBER.test(plain.replace(/[^\p{L}\p{Nd}]+/gu, ''))) return null;
  const words = plain
    .toLowerCase()
    // Vowel signs of Bangla are marks.
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  // By characters, none of which may be cut in two.
  const term = Array.from(words).slice(0, MAX_TERM_LENGTH).join('').trim();
  return /[\p{L}\p{N}]/u.test(term) ? term : null;
};
