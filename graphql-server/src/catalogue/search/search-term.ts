import * as v from 'valibot';
import { MAX_TERM_LENGTH } from '#schema/limits.ts';
import type { Values } from '#platform/db/sql.ts';

/**
 * How a term is searched in `search_text`, whose parts are described in its migration. A term that is a part of name,
 * category or tag always matches. In addition, each of its words may match anywhere: in plural or singular, joined or
 * split, in another Bangla spelling, or as a synonym of the category or tag.
 */

/** A term as SQL conditions on the column `search_text`. */
export interface TermSql {
  /** Returns what a match must fulfil, written so that an index is used. */
  conditions: () => string[];
  /** The same without the parts that are there for an index only. */
  tests: string[];
  /**
   * How good a match is, 3 to 0: every word begins a word of the name (3); of the name, category or tag (2); is a part
   * of the name (1); of anything (0).
   */
  relevance: string;
}

/** A term as it is searched: without surrounding spaces, and with single spaces in it. */
export const searchedTerm = v.pipe(
  v.string(),
  v.maxLength(MAX_TERM_LENGTH, `The search term is too long: ${MAX_TERM_LENGTH} characters at most.`),
  v.transform((term) => term.trim().replace(/\s+/g, ' ')),
);

/**
 * Whether the term consists of single letters or digits, which nearly every name contains: matches are then found
 * fastest by walking the sort's index.
 */
export const isEverywhere = (term: string): boolean => /^[a-z0-9](?: [a-z0-9])*$/i.test(term);

/**
 * The most words that are searched separately; the rest is searched as one text, so that a long term does not cost
 * more.
 */
const MOST_WORDS = 8;

/** Returns the words of a term that are searched separately, in the order of `TermSql`. */
export const wordsOf = (term: string): string[] => {
  const words = term.split(' ');
  const rest = words.slice(MOST_WORDS).join(' ');
  return [...new Set([...words.slice(0, MOST_WORDS), ...(rest === '' ? [] : [rest])])];
};

/** Returns a term, which is not empty, as SQL. */
export const termSql = (term: string, values: Values): TermSql => {
  const words = wordsOf(term);
  const isShort = words.every((word) => [...word].length === 1);
  const looks = words.map((word) => spellings(word).map((spelling) => look(spelling, values)));
  const any = (parts: string[]) => (parts.length === 1 ? parts.join() : `(${parts.join(' OR ')})`);
  const best = (parts: string[]) => (parts.length === 1 ? parts.join() : `greatest(${parts.join(', ')})`);
  return {
    conditions: () =>
      words.map((word, index) => {
        const each = looks[index] ?? [];
        const test = any(each.map((one) => one.test));
        // Besides longer words, a single letter would only make the index slower.
        if (!isShort && isEverywhere(word)) return test;
        const pattern = patternOf(spellings(word));
        // What the index finds by a pattern is right, and PostgreSQL looks for the patterns of all words at once.
        if (pattern !== null) return `search_text ~ ${values.add(pattern)}`;
        const found = any(each.map((one) => one.found));
        // Alone in its part of the AND, what the index has found is not computed again for each product.
        return each.every(({ isExact }) => isExact) ? found : `(${found} AND ${test})`;
      }),
    tests: looks.map((each) => any(each.map(({ test }) => test))),
    relevance: `least(${looks.map((each) => best(each.map(({ relevance }) => relevance))).join(', ')}, 3)`,
  };
};

/** A word to search; `inSimpleLetters` if it is not plain English. */
interface Spelling {
  text: string;
  inSimpleLetters: boolean;
}

const asWritten = (text: string): Spelling => ({ text, inSimpleLetters: false });

/**
 * Returns the words that a typed word may mean. The first ones together match every text that contains the word as
 * typed.
 */
const spellings = (typed: string): Spelling[] => {
  if (/[^\x20-\x7e]/.test(typed))
    return [asWritten(typed), ...(hasLetters(typed) ? [{ text: typed, inSimpleLetters: true }] : [])];
  const word = typed.toLowerCase();
  if (/^[a-z0-9]+$/.test(word)) return singulars(word).map(asWritten);
  // Signs between letters may be left out: t-shirt, men's, wi-fi.
  if (/^[a-z0-9]+(?:[-'./&][a-z0-9]+)+$/.test(word))
    return [word, ...singulars(word.replace(/[-'./&]/g, ''))].map(asWritten);
  return [asWritten(word)];
};

/** Whether a word has letters or digits after simplifying. */
const hasLetters = (word: string) => /[\p{L}\p{N}]/u.test(word);

/** Words that look like plurals and are not. */
const noPlurals = new Set(['lens', 'this', 'plus']);

/**
 * Returns the possible singulars of a plural; the word itself if it is no plural. A word without its plural ending
 * matches both.
 */
const singulars = (word: string): string[] => {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word) || noPlurals.has(word)) return [word];
  if (/[a-z]{2}ies$/.test(word)) return [word.slice(0, -1), `${word.slice(0, -3)}y`];
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return [word.slice(0, -2)];
  return [/[a-z]s$/.test(word) ? word.slice(0, -1) : word];
};

/** Whether a text contains a trigram, and no character that is special in LIKE. */
const isPlain = (text: string) => /[a-z0-9]{3}/i.test(text) && !/[\\%_]/.test(text);

/** The longest spelling that is looked for by a pattern: of a longer one PostgreSQL would not find the trigrams. */
const MOST_OF_PATTERN = 30;

/**
 * Returns a regular expression for what the tests of some spellings find; null where there is none that the trigram
 * index knows.
 */
const patternOf = (words: readonly Spelling[]): string | null => {
  if (!words.every(({ text }) => text.length <= MOST_OF_PATTERN && /^[\x20-\x7e]+$/.test(text) && isPlain(text)))
    return null;
  const literal = (text: string) => text.replace(/[^a-z0-9 ]/gi, '\\$&');
  return words.flatMap(({ text }) => [literal(text.toLowerCase()), `\\r.${literal(text.toUpperCase())}`]).join('|');
};

/**
 * Returns a spelling as SQL. The trigram index finds three letters or digits in a row. Shorter or other texts are found
 * by the index of one and two characters, and compared in a way that keeps PostgreSQL from reading the whole trigram
 * index.
 */
const look = ({ text, inSimpleLetters }: Spelling, values: Values) => {
  const form = (placeholder: string) => (inSimpleLetters ? `search_letters(${placeholder})` : `lower(${placeholder})`);
  const wanted = form(values.add(text));
  const holds = (sign: string, what: string) => `strpos(search_text, E'${sign}' || ${what}) > 0`;
  // Joined words come after the carriage return, in capitals, and are matched from their beginning only.
  const joined = `upper(${wanted})`;
  const isJoined = `${holds('\\r\\t', joined)} OR ${holds('\\r\\n', joined)}`;
  const relevance = `CASE WHEN ${holds('\\t', wanted)} THEN 3 WHEN ${holds('\\t', joined)} THEN 3
      WHEN ${holds('\\n', wanted)} THEN 2 WHEN ${holds('\\n', joined)} THEN 2
      WHEN strpos(search_text, ${wanted}) BETWEEN 1 AND strpos(search_text, E'\\n') THEN 1 ELSE 0 END`;
  if (!isPlain(text)) {
    // Bangla has no capitals, so it needs a comparison by position.
    const test = `(strpos(search_text, ${wanted}) BETWEEN 1 AND strpos(search_text, E'\\r') OR ${isJoined})`;
    return {
      test,
      found: `search_grams(search_text) @> search_grams(${wanted})`,
      isExact: false,
      relevance,
    };
  }
  return {
    test: `(strpos(search_text, ${wanted}) > 0 OR ${isJoined})`,
    found: `(search_text LIKE '%' || ${wanted} || '%' OR search_text LIKE E'%\\r_' || upper(${wanted}) || '%')`,
    isExact: true,
    relevance,
  };
};
