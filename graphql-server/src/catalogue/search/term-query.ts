import * as v from 'valibot';
import { MAX_TERM_LENGTH } from '#schema/limits.ts';
import type { SearchReason } from '#schema/search.ts';
import type { RowOf } from '#platform/db/sql.ts';
import type { ProductSearchModel } from '../product/product.model.ts';
import type { Match, WordsMatch } from './match.ts';
import { isColor } from './words/choice-words.ts';

/** A term as it is searched: without surrounding spaces, and with single spaces in it. */
export const searchedTerm = v.pipe(
  v.string(),
  v.maxLength(MAX_TERM_LENGTH, `The search term is too long: ${MAX_TERM_LENGTH} characters at most.`),
  v.transform((term) => term.trim().replace(/\s+/g, ' ')),
);

/** A typed word and what products may have for it. */
export interface WordQuery {
  /** What it means: each is one word, or several side by side. */
  means: string[][];
  /** What means about the same. */
  synonyms: string[][];
  /** Categories that are called so, by id. */
  categories: string[];
  /** Categories with a word that begins so, by id. */
  begun: string[];
  /** Words that it is only a part of. */
  inside: string[];
  typed: string;
  /** Whether products need not have it: it says for whom or for what they are. */
  isOptional: boolean;
  /** Whether it may be the beginning of a word: of few letters only the last one is, which is being typed. */
  isBegun: boolean;
  /** How rare it is. */
  weight: number;
}

/** A term as it is searched; without words, nothing matches. */
export interface TermQuery {
  words: WordQuery[];
  /** Categories that the term names, by id: the kind of what is wanted. */
  kinds: string[];
  /** Categories that have products themselves, by id. */
  filled: string[];
  /** Ids of products that come first, whether they match or not. */
  pinned: string[];
  /** Words that no product has, and those that were searched instead. */
  corrections: ProductSearchModel['corrections'];
}

type Meaning = RowOf<'meaningsOfTerm'>;

interface Category {
  id: string;
  words: string[];
  /** How many products are in it itself. */
  products: number;
}

/** From this length on a word may be a part of another, not only its beginning. */
const SHORTEST_PART = 3;

/** The most ways in which one word is split into two. */
const MOST_SPLITS = 2;

const isLatin = (word: string) => /[a-z]/.test(word);

/** What stands in documents for a category. */
export const categoryWord = (id: string): string => `#${id}`;

const exactly = ({ means, categories }: WordQuery, fields: WordsMatch['in'] = ''): Match => ({
  any: [...means, ...categories.map((id) => [categoryWord(id)])].map((words) => ({ words, in: fields })),
});

const alike = ({ synonyms }: WordQuery, fields: WordsMatch['in'] = ''): Match => ({
  any: synonyms.map((words) => ({ words, in: fields })),
});

/** What a word is only a part of, in the fields that name a product. */
const partly = ({ typed, inside, begun, isBegun }: WordQuery): Match => ({
  any: [
    { words: [typed], in: 'AB', isBegun },
    ...inside.map((word) => ({ words: [word], in: 'AB' as const })),
    ...begun.map((id) => ({ words: [categoryWord(id)], in: '' as const })),
  ],
});

/** Returns the words for one that nothing has: those that sound alike, and of typing errors the commonest word. */
const correctionOf = (word: string, sounding: readonly Meaning[], near: readonly Meaning[]): string | undefined => {
  const inScript = sounding.filter(({ words: [other = ''] }) => isLatin(other) === isLatin(word));
  const both = near.filter(({ words: [other] }) => inScript.some(({ words }) => words[0] === other));
  const [best] = (both.length > 0 ? both : [...inScript, ...near]).toSorted(
    (one, other) => (other.documents ?? 0) - (one.documents ?? 0),
  );
  return best?.words[0];
};

/** Returns what one typed word means. */
const wordQuery = (
  typed: Meaning,
  isLast: boolean,
  rows: readonly Meaning[],
  categories: readonly Category[],
  isVerbatim: boolean,
) => {
  const [word = ''] = typed.words;
  const meanings = rows.filter(({ place, until }) => place <= typed.place && typed.place <= until);
  const of = (kind: string) => meanings.filter((meaning) => meaning.kind === kind);
  const sounding = isVerbatim ? [] : of('SOUND');
  const translated = sounding.filter(({ words: [other = ''] }) => isLatin(other) !== isLatin(word));
  const joined = of('JOINED');
  const inside = of('INSIDE').flatMap(({ words }) => words);
  const begins = ({ words }: Category) => words.some((one) => one.startsWith(word) || inside.includes(one));
  // A colour is a whole word: blue is not in Bluetooth.
  const isWhole = isColor(word);
  const begun = isWhole ? [] : categories.filter(begins);
  const isKnown =
    typed.documents !== 0 || [...begun, ...['JOINED', 'SYNONYM', 'SPLIT', 'INSIDE'].flatMap(of)].length > 0;
  const soundingNames = isVerbatim ? [] : of('SOUND_SYNONYM');
  const near = [of('NEAR'), of('NEAR_HALF')].find((some) => some.length > 0 && soundingNames.length === 0) ?? [];
  const taken = isKnown || isVerbatim || typed.isOptional ? undefined : correctionOf(word, sounding, near);
  // What sounds alike in one script is another word, unless it is said that it was searched instead.
  const sounds = taken === undefined ? translated : sounding;
  // Two words that are also written as one mean the one: head phone is headphone.
  const apart = joined.map(({ place, until }) =>
    rows
      .filter(({ kind, place: at }) => kind === 'TYPED' && (at === place || at === until))
      .flatMap(({ words }) => words),
  );
  const means = [
    ...(joined.length > 0 ? [] : [[word]]),
    ...[...joined, ...of('SPLIT').slice(0, MOST_SPLITS), ...sounds].map(({ words }) => words),
    ...apart,
    ...(taken === undefined ? [] : [[taken]]),
  ];
  const synonyms = [...of('SYNONYM'), ...soundingNames].map(({ words }) => words);
  const isCalled = ({ words }: Category) =>
    [...means, ...synonyms].some((all) => all.every((one) => words.includes(one)));
  const called = categories.filter(isCalled);
  const meant = meanings.filter(({ words }) =>
    [...means, ...synonyms].some((all) => all.length === 1 && all[0] === words[0]),
  );
  const documents = Math.max(1, ...meant.map((one) => one.documents ?? 0), ...called.map(({ products }) => products));
  return {
    taken: taken === undefined ? [] : [{ typed: word, taken }],
    query: {
      means,
      synonyms,
      categories: called.map(({ id }) => id),
      begun: begun.map(({ id }) => id),
      inside: isWhole ? [] : inside,
      typed: word,
      isOptional: typed.isOptional,
      isBegun: !isWhole && (word.length >= SHORTEST_PART || isLast),
      weight: Math.log(1 + typed.size / documents),
    },
  };
};

/** Returns the query of a term from what its words may mean. `isVerbatim` leaves typing errors as they are. */
export const termQuery = (rows: readonly Meaning[], isVerbatim: boolean): TermQuery => {
  const categories = rows
    .filter(({ kind }) => kind === 'CATEGORY')
    .map(({ words: [id = '', ...words], documents }) => ({ id, words, products: documents ?? 0 }));
  const pinned = rows.filter(({ kind }) => kind === 'PINNED').flatMap(({ words }) => words);
  const meanings = rows.filter(({ place }) => place > 0);
  const typed = meanings.filter(({ kind }) => kind === 'TYPED');
  const meansSomething = ({ place, documents }: Meaning) =>
    documents !== 0 ||
    meanings.some((one) => one.kind.endsWith('SYNONYM') && one.place === place && one.until === place);
  const telling = typed.filter((one) => !one.isEmpty && (!one.isOptional || meansSomething(one)));
  const searched = [telling, typed.filter(({ isEmpty }) => !isEmpty), typed].find((some) => some.length > 0) ?? [];
  const found = searched.map((one) => wordQuery(one, one === searched.at(-1), meanings, categories, isVerbatim));
  const words = found.map(({ query }) => query);
  const meant = new Set(words.flatMap(({ means }) => means.flat()));
  return {
    words,
    kinds: categories.filter((category) => meant.has(category.words.at(-1) ?? '')).map(({ id }) => id),
    filled: categories.filter(({ products }) => products > 0).map(({ id }) => id),
    pinned: [...new Set(pinned)],
    corrections: found.flatMap(({ taken }) => taken),
  };
};

/** What products have that match a word, in some fields. */
const matches = (word: WordQuery, fields: WordsMatch['in'] = ''): Match => ({
  any: [exactly(word, fields), alike(word, fields), partly(word)],
});

/** What products have that match one of some words in more than their descriptions. */
const named = (words: readonly WordQuery[]): Match => ({ any: words.map((word) => matches(word, 'ABC')) });

/** What products must have that match every word of a query: what names their kind, in more than their descriptions. */
export const matchesAll = ({ words }: TermQuery): Match => {
  const needed = words.filter(({ isOptional }) => !isOptional);
  if (needed.length < 2) return named(needed.length > 0 ? needed : words);
  const kinds = needed.filter(({ categories }) => categories.length > 0);
  return { all: [...needed.map((word) => matches(word)), named(kinds.length > 0 ? kinds : needed)] };
};

/** How rare a word must be beside the rarest one, for products that have no other to be near. */
const RARE = 0.5;

/** What products must have that match one of the rare words of a query. */
export const matchesAny = ({ words }: TermQuery): Match => {
  // Something else of the same colour is not near.
  const things = words.filter(({ typed, isOptional }) => !isColor(typed) && !isOptional);
  const telling = things.length > 0 ? things : words;
  const rarest = Math.max(...telling.map(({ weight }) => weight));
  const rare = telling.filter(({ weight }) => weight >= RARE * rarest);
  return { any: rare.flatMap((word) => [exactly(word), alike(word)]) };
};

/** How much a product counts that is of the kind that the term names. */
export const KIND = 0.15;

/** A way in which a product matches a word: what its document must have, and what that counts. */
interface Way {
  reason: SearchReason;
  match: Match;
  share: number;
}

/** Returns the ways in which products match a word, the one that counts most first. */
const waysOf = (word: WordQuery): Way[] => [
  { reason: 'NAME', match: exactly(word, 'A'), share: 1 },
  { reason: 'LABEL', match: exactly(word, 'B'), share: 0.8 },
  ...(word.synonyms.length > 0 ? [{ reason: 'SYNONYM' as const, match: alike(word, 'AB'), share: 0.7 }] : []),
  { reason: 'SHORT_TEXT', match: exactly(word, 'C'), share: 0.5 },
  { reason: 'PART', match: partly(word), share: 0.4 },
  { reason: 'TEXT', match: exactly(word), share: 0.25 },
];

/** Returns the words of a query with their share of its rarity, and the ways in which products match them. */
export const weighed = ({ words }: TermQuery): { typed: string; share: number; ways: Way[] }[] => {
  const whole = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return words.map((word) => ({ typed: word.typed, share: word.weight / whole, ways: waysOf(word) }));
};
