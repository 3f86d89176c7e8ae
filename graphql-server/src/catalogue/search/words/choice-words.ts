import type { SearchChoiceKind } from '#schema/search.ts';

/** Words of a term that narrow it, and the term without them. */
export interface ChoiceWords {
  kind: SearchChoiceKind;
  /** What is chosen, as typed: red, 42, for baby. */
  chosen: string;
  term: string;
}

/** Names of colours that are hardly ever names of things, also as `search_words` writes them. */
const COLORS = new Set(
  `black white red blue green yellow pink purple violet brown grey gray navy maroon beige turquoise magenta kalo kala
  shada sada lal neel nil shobuj sobuj holud golapi beguni badami khoyeri dhushor
  কালো সাদা শাদা লাল নীল নিল সবুজ শবুজ হলুদ গোলাপি গোলাপী বেগুনি বেগুনী বাদামি বাদামী খয়েরি ধূসর ধুশর মেরুন আকাশি`.split(/\s+/),
);

/** Whether a word is the name of a colour, which is no part of another word: blue is not in Bluetooth. */
export const isColor = (word: string): boolean => COLORS.has(word);

const WORD = '[\\p{L}\\p{M}]+';
const NUMBER = '[\\d০-৯]{1,3}';
const START = '(?<![\\p{L}\\p{M}\\d])';
const END = '(?![\\p{L}\\p{M}\\d])';

const PATTERNS: readonly { kind: SearchChoiceKind; pattern: RegExp }[] = [
  {
    kind: 'COLOR',
    pattern: new RegExp(`${START}(${[...COLORS].join('|')})(?:\\s+colou?r(?:ed)?|\\s+রঙের)?${END}`, 'iu'),
  },
  { kind: 'SIZE', pattern: new RegExp(`${START}(?:size|সাইজ|saij)\\s+(${NUMBER}|x{0,3}[sml])${END}`, 'iu') },
  {
    kind: 'SIZE',
    pattern: new RegExp(`${START}(${NUMBER}|x{0,3}[sml])\\s+(?:size|সাইজ(?:ের)?|saij(?:er)?)${END}`, 'iu'),
  },
  { kind: 'FOR', pattern: new RegExp(`${START}(for\\s+(?:(?:a|an|my|the)\\s+)?${WORD})${END}`, 'iu') },
  { kind: 'FOR', pattern: new RegExp(`${START}(${WORD}\\s+জন্য)${END}`, 'iu') },
  { kind: 'FOR', pattern: new RegExp(`${START}(${WORD}\\s+jonn?o)${END}`, 'iu') },
];

/**
 * Returns the words of a term that say a colour, a size, or for whom something is: “red panjabi size 42”, “শিশুর জন্য
 * জামা”. They stay words of the term; a shopper sees them as filters that can be taken away.
 */
export const choiceWords = (term: string): ChoiceWords[] =>
  PATTERNS.flatMap(({ kind, pattern }) => {
    const found = pattern.exec(term);
    const rest = term.replace(pattern, ' ').replace(/\s+/g, ' ').trim();
    return found?.[1] && rest !== '' ? { kind, chosen: found[1], term: rest } : [];
  });
