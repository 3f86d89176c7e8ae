/** What a term says of prices, in cents, and the term without it. */
export interface PriceWords {
  term: string;
  minCents: number | null;
  maxCents: number | null;
  /** Whether it asks for what is cheap, without a number: the cheapest third of what it finds. */
  isCheap: boolean;
}

/** Units that make a number something else than a price. */
const UNIT =
  '(?:tb|gb|mb|mah|ghz|hz|kw|w|v|kg|g|gm|mg|lb|oz|ml|l|cm|mm|m|km|ft|inch(?:es)?|in|mp|pcs?|pack|seater|feet|foot|inches|metres?|meters?|watts?|litres?|liters?|pounds?|days?|months?|years?|yrs?|%|ইঞ্চি|ফুট|বছর|মাস|দিন|জিবি|কেজি|গ্রাম|লিটার|মিলি)';
const MONEY = '(?:\\$|৳|dollars?|usd|taka|tk|ডলার|টাকা)';
const NO_LETTER = '(?![\\p{L}\\p{M}\\d])';
/** At most 9,999,999: more would not be a price. */
const NUMBER = '[$৳]?\\s?((?:\\d{1,3},\\d{3}|\\d,\\d{3},\\d{3}|\\d{1,7})(?:\\.\\d{1,2})?)(?![\\d,.]*\\d)';
const PRICE = `${NUMBER}(?:\\s?${MONEY})?${NO_LETTER}(?!\\s*${UNIT}${NO_LETTER})`;
/** A number with the ending of the Bangla genitive: ৫০০ টাকার, 500 takar, 500 er. */
const OF_PRICE = `${NUMBER}\\s?${MONEY}?[\\s-]?(?:র|ের|এর|er|r)?\\s+`;

const phrase = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}\\d.])${pattern}`, 'iu');

const BETWEEN = [
  phrase(`(?:between|from)\\s+${PRICE}\\s*(?:and|to|-|–)\\s*${PRICE}`),
  phrase(`[$৳]\\s?(\\d{1,7})\\s*[-–]\\s*[$৳]?\\s?(\\d{1,7})${NO_LETTER}`),
];
const MOST = [
  phrase(`(?:under|below|less\\s+than|cheaper\\s+than|up\\s?to|within|<=?)\\s*${PRICE}`),
  phrase(`${OF_PRICE}(?:নিচে|নীচে|কমে?|মধ্যে|ভিতরে|ভেতরে|niche|kom[e]?|moddhe|modde|vitore)${NO_LETTER}`),
];
const LEAST = [
  phrase(`(?:over|above|more\\s+than|at\\s+least|>=?)\\s*${PRICE}`),
  phrase(`${OF_PRICE}(?:উপরে|ওপরে|বেশি|upore|opore|beshi)${NO_LETTER}`),
];
const CHEAP = [
  phrase(
    `(?:cheap(?:est)?|affordable|low\\s+priced?|সস্তা(?:য়)?|sosta(?:y)?|কম\\s+দামে?র?|kom\\s+dam(?:er?)?)${NO_LETTER}`,
  ),
];

const inCents = (number: string | undefined): number => Math.round(Number(number?.replaceAll(',', '')) * 100);

/** The term with the figures that patterns know; each has the place that it had. */
const withFigures = (term: string) => term.replace(/[০-৯]/g, (figure) => String(figure.charCodeAt(0) - 0x9e6));

/**
 * Reads the price in a term, in English, Bangla and Banglish: “phone under 500”, “৫০০ টাকার নিচে ফোন”. Whatever the
 * number is called, it is in the shop's currency, dollars, as all its prices are. Null when the term names none.
 */
export const priceWords = (term: string): PriceWords | null => {
  const text = withFigures(term);
  const found = (patterns: readonly RegExp[]) =>
    patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const between = found(BETWEEN);
  const [most, least] = between ? [undefined, undefined] : [found(MOST), found(LEAST)];
  const cheap = found(CHEAP);
  const matches = [between, most, least, cheap].filter((match) => match !== undefined);
  if (matches.length === 0) return null;
  const rest = matches
    .toSorted((one, other) => other.index - one.index)
    .reduce((left, { 0: said, index }) => `${left.slice(0, index)} ${left.slice(index + said.length)}`, term);
  const left = rest.replace(/\s+/g, ' ').trim();
  const isCheap = matches.length === 1 && cheap !== undefined;
  // Cheap what?
  if (isCheap && left === '') return null;
  return {
    term: left,
    minCents: between ? inCents(between[1]) : least ? inCents(least[1]) : null,
    maxCents: between ? inCents(between[2]) : most ? inCents(most[1]) : null,
    isCheap,
  };
};
