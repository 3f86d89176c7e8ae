import type { Values } from '../db/values.ts';

/**
 * How a term is looked for in `search_text`, whose parts its migration describes. A term that stands in name, category or tag as it
 * is always matches. Beyond that each of its words may stand anywhere, in plural or singular, joined or split, in Bangla's
 * other spellings, or be another name of category or tag.
 */

/** A term as SQL over the column `search_text`. */
export interface TermSql {
  /** What a match must fulfil: led by an index. */
  conditions: string[];
  /** The same without what is there for an index only. */
  tests: string[];
  /** How well a match fits, 3 to 0: every word begins a word of the name; of the name, category or tag; stands in the name; stands anywhere. */
  relevance: string;
}

/** A term without blanks around it, and with single ones in it. */
export const tidyTerm = (term: string): string => term.trim().replace(/\s+/g, ' ');

/** Single letters and digits stand in nearly every name: the next matches are found fastest where the sort goes on anyway. */
export const isEverywhere = (term: string): boolean => /^[a-z0-9](?: [a-z0-9])*$/i.test(term);

/** So many words are looked for on their own; what follows is one text, however many words a stranger sends. */
const MOST_WORDS = 8;

const wordsOf = (term: string): string[] => {
  const words = tidyTerm(term).split(' ');
  const rest = words.slice(MOST_WORDS).join(' ');
  return [...new Set([...words.slice(0, MOST_WORDS), ...(rest === '' ? [] : [rest])])];
};

/** The term, which is not empty, as SQL. */
export const termSql = (term: string, values: Values): TermSql => {
  const words = wordsOf(term);
  const isShort = words.every((word) => [...word].length === 1);
  const looks = words.map((word) => spellings(word).map((spelling) => look(spelling, values)));
  const any = (parts: string[]) => (parts.length === 1 ? parts.join() : `(${parts.join(' OR ')})`);
  const best = (parts: string[]) => (parts.length === 1 ? parts.join() : `greatest(${parts.join(', ')})`);
  return {
    conditions: looks.map((each, index) =>
      // Beside longer words a single letter would only make the index slower.
      any(each.map(({ indexed, test }) => (isShort || !isEverywhere(words[index] ?? '') ? indexed : test))),
    ),
    tests: looks.map((each) => any(each.map(({ test }) => test))),
    relevance: `least(${looks.map((each) => best(each.map(({ relevance }) => relevance))).join(', ')}, 3)`,
  };
};

/** A word to be looked for; in its simplest letters, if it is not plain English. */
interface Spelling {
  text: string;
  inSimpleLetters: boolean;
}

const asWritten = (text: string): Spelling => ({ text, inSimpleLetters: false });

/** What may be meant by a word. The first ones together hold every text in which the word stands as it is. */
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

/** Whether anything is left of a word in simple letters. */
const hasLetters = (word: string) => /[\p{L}\p{N}]/u.test(word);

/** Words that end like plurals and are none. */
const noPlurals = new Set(['lens', 'this', 'plus']);

/** What a plural may be the plural of; a word that is none, itself. What is shorter by its ending matches both. */
const singulars = (word: string): string[] => {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word) || noPlurals.has(word)) return [word];
  if (/[a-z]{2}ies$/.test(word)) return [word.slice(0, -1), `${word.slice(0, -3)}y`];
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return [word.slice(0, -2)];
  return [/[a-z]s$/.test(word) ? word.slice(0, -1) : word];
};

/** Whether a text has trigrams, and no sign that means something to LIKE. */
const isPlain = (text: string) => /[a-z0-9]{3}/i.test(text) && !/[\\%_]/.test(text);

/**
 * A spelling as SQL. Trigrams find three letters or digits in a row; everything shorter or stranger is found by its one and two
 * characters, and compared in a way that does not lead to the trigrams, which would then be read whole.
 */
const look = ({ text, inSimpleLetters }: Spelling, values: Values) => {
  const form = (placeholder: string) =>
    inSimpleLetters ? `search_letters(${placeholder})` : `lower(${placeholder})`;
  const wanted = form(values.add(text));
  const holds = (sign: string, what: string) => `strpos(search_text, E'${sign}' || ${what}) > 0`;
  // Joined words are behind the carriage return, in capitals, and found from their beginning only.
  const joined = `upper(${wanted})`;
  const isJoined = `${holds('\\r\\t', joined)} OR ${holds('\\r\\n', joined)}`;
  const relevance = `CASE WHEN ${holds('\\t', wanted)} THEN 3 WHEN ${holds('\\t', joined)} THEN 3
      WHEN ${holds('\\n', wanted)} THEN 2 WHEN ${holds('\\n', joined)} THEN 2
      WHEN strpos(search_text, ${wanted}) BETWEEN 1 AND strpos(search_text, E'\\n') THEN 1 ELSE 0 END`;
  if (!isPlain(text)) {
    // Bangla has no capitals: there it has to be looked where it stands.
    const test = `(strpos(search_text, ${wanted}) BETWEEN 1 AND strpos(search_text, E'\\r') OR ${isJoined})`;
    return {
      test,
      indexed: `(search_grams(search_text) @> search_grams(${wanted}) AND ${test})`,
      relevance,
    };
  }
  return {
    test: `(strpos(search_text, ${wanted}) > 0 OR ${isJoined})`,
    indexed: `(search_text LIKE '%' || ${wanted} || '%' OR search_text LIKE E'%\\r_' || upper(${wanted}) || '%')`,
    relevance,
  };
};
