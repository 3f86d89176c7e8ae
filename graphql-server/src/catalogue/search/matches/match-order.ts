import type { ProductSort } from '#schema/product.ts';
import { EPOCH_MS, placeOfId, type MatchSet } from './match-set.ts';

/** A column of a set that lists are sorted by. */
interface OrderColumn {
  valueAt: (set: MatchSet, place: number) => number;
  /** The value as PostgreSQL writes it in a cursor, and back. */
  toText: (value: number) => string;
  fromText: (text: string) => number;
}

const integer = (valueAt: OrderColumn['valueAt']): OrderColumn => ({
  valueAt,
  toText: String,
  fromText: Number,
});

const timeText = (microseconds: number) => {
  const milliseconds = Math.floor(microseconds / 1000);
  const [date = '', time = ''] = new Date(EPOCH_MS + milliseconds).toISOString().split('T');
  const decimals = `${time.slice(9, 12)}${String(microseconds - milliseconds * 1000).padStart(3, '0')}`;
  return `${date} ${time.slice(0, 8)}.${decimals}+00`;
};

const timeOf = (text: string) => {
  const [, date = '', time = '', decimals = ''] = /^(\S+) ([\d:]+)(?:\.(\d+))?\+00$/.exec(text) ?? [];
  return (Date.parse(`${date}T${time}Z`) - EPOCH_MS) * 1000 + Number(decimals.padEnd(6, '0'));
};

const price = integer((set, place) => set.prices[place] ?? 0);
const sold = integer((set, place) => set.sold[place] ?? 0);
const relevance = integer((set, place) => set.relevances[place] ?? 0);
const rating: OrderColumn = {
  valueAt: (set, place) => set.ratings[place] ?? 0,
  toText: (value) => (value / 100).toFixed(2),
  fromText: (text) => Math.round(Number(text) * 100),
};
const added: OrderColumn = {
  valueAt: (set, place) => set.added[place] ?? 0,
  toText: timeText,
  fromText: timeOf,
};

const columns: Record<ProductSort | 'RANKED', readonly [OrderColumn, ...OrderColumn[]]> = {
  PRICE_ASC: [price],
  PRICE_DESC: [price],
  NEWEST: [added],
  POPULARITY: [rating],
  BEST_SELLING: [sold],
  RANKED: [relevance, rating, sold],
};

/** Makes the three columns of ranked matches one number, less than 2^53. */
const ranked = (relevance = 0, rating = 0, sold = 0) => (relevance * 1000 + rating) * 2 ** 31 + sold;

/** A sort order of a set: by one number a product, then by id. */
export interface MatchOrder {
  isAscending: boolean;
  keyAt: (place: number) => number;
  /** The values of the sorted columns, as cursors have them. */
  textsAt: (place: number) => string[];
  keyOf: (texts: readonly string[]) => number;
}

/** Returns the order of a list; `isRanked` when the best matches come first. */
export const orderOf = (set: MatchSet, sort: ProductSort, isRanked: boolean): MatchOrder => {
  const sorted = columns[isRanked ? 'RANKED' : sort];
  const [{ valueAt }] = sorted;
  const { relevances, ratings, sold: soldPieces } = set;
  return {
    isAscending: sort === 'PRICE_ASC',
    keyAt: isRanked
      ? (place) => ranked(relevances[place], ratings[place], soldPieces[place])
      : (place) => valueAt(set, place),
    textsAt: (place) => sorted.map((column) => column.toText(column.valueAt(set, place))),
    keyOf: (texts) => {
      const values = sorted.map((column, index) => column.fromText(texts[index] ?? ''));
      return isRanked ? ranked(...values) : (values[0] ?? 0);
    },
  };
};

/** The product after which a page begins: the values of the sorted columns, and its id. */
export interface PageStart {
  texts: readonly string[];
  id: string;
}

/** Returns the places of the first products of a set in an order, of those that pass a test and come after a start. */
export const firstPlaces = (
  set: MatchSet,
  order: MatchOrder,
  passes: (place: number) => boolean,
  start: PageStart | null,
  count: number,
): number[] => {
  const { isAscending, keyAt } = order;
  // With the sign turned, every order is an ascending one.
  const sign = isAscending ? 1 : -1;
  const key = start ? sign * order.keyOf(start.texts) : -Infinity;
  const { place: bound, isThere } = start ? placeOfId(set, start.id) : { place: 0, isThere: false };
  const isAfterEqual = (place: number) => (isAscending ? place >= bound + Number(isThere) : place < bound);
  const keys: number[] = [];
  const places: number[] = [];
  const { size } = set;
  // Of equal products those that come first are met first, so that later ones never go before them.
  for (let step = 0; step < size; step += 1) {
    const place = isAscending ? step : size - 1 - step;
    const own = sign * keyAt(place);
    if (keys.length === count && own >= (keys[count - 1] ?? Infinity)) continue;
    if (own < key || (own === key && !isAfterEqual(place)) || !passes(place)) continue;
    let at = keys.length;
    while (at > 0 && (keys[at - 1] ?? 0) > own) at -= 1;
    keys.splice(at, 0, own);
    places.splice(at, 0, place);
    if (keys.length > count) {
      keys.pop();
      places.pop();
    }
  }
  return places;
};
