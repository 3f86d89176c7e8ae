/** Fields of documents, by the letters of their weights; all of them when empty. */
type Fields = '' | 'A' | 'B' | 'C' | 'AB' | 'ABC';

/** Words that stand side by side in one of some fields; with `isBegun` the beginning of a word. */
export interface WordsMatch {
  words: readonly string[];
  in: Fields;
  isBegun?: boolean;
}

/** What a document must have to be found: the same for PostgreSQL and for a search engine. */
export type Match = WordsMatch | { any: readonly Match[] } | { all: readonly Match[] };

const quoted = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;

/** Returns a match as a full-text query of PostgreSQL. */
export const tsquery = (match: Match): string => {
  if ('any' in match) return [...new Set(match.any.map(tsquery))].filter(Boolean).join(' | ');
  if ('all' in match) return match.all.map((one) => `(${tsquery(one)})`).join(' & ');
  const weights = `${match.isBegun ? '*' : ''}${match.in}`;
  return `(${match.words.map((word) => quoted(word) + (weights && `:${weights}`)).join(' <-> ')})`;
};
