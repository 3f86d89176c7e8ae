import { leavesOf } from '#catalogue/product/category-tree.ts';
import type { CategoryModel } from '#catalogue/product/product.model.ts';
import type { CheckedFilter } from '../product-list.ts';
import type { MatchSet, Names } from './match-set.ts';

/** What is counted of a list. */
export interface Counted {
  total: number;
  /** Products that choosing a category or a brand shows. */
  byCategory: ReadonlyMap<string, number>;
  byBrand: ReadonlyMap<string, number>;
  /** Products by rating, 0 to 5. */
  byRating: readonly number[];
  minCents: number;
  maxCents: number;
}

const numbersOf = (names: Names, wanted: Iterable<string>): Uint8Array => {
  const chosen = new Set(wanted);
  return Uint8Array.from(names.all, (name) => (chosen.has(name) ? 1 : 0));
};

const leafIds = (categories: readonly CategoryModel[]) =>
  categories.flatMap((category) => leavesOf(category).map(({ id }) => id));

/** The parts of a filter as tests of a set's products. */
const testsOf = (set: MatchSet, filter: CheckedFilter) => {
  const within =
    filter.within === undefined
      ? null
      : numbersOf(set.categoryNames, leafIds(filter.within === null ? [] : [filter.within]));
  const categories = numbersOf(set.categoryNames, leafIds(filter.categories));
  const brands = numbersOf(set.brandNames, filter.brands);
  const [least, most] = [filter.minPriceCents ?? 0, filter.maxPriceCents ?? Infinity];
  const floorAt = (place: number) => Math.floor((set.ratings[place] ?? 0) / 100);
  return {
    floorAt,
    isWithin: (place: number) => within === null || within[set.categories[place] ?? 0] === 1,
    isChosen: (place: number) =>
      !filter.hasChoice || categories[set.categories[place] ?? 0] === 1 || brands[set.brands[place] ?? 0] === 1,
    isPriced: (place: number) => {
      const price = set.prices[place] ?? 0;
      return price >= least && price <= most;
    },
    isRated: (place: number) => filter.rating === null || floorAt(place) === filter.rating,
  };
};

/** Returns the test of the products of a set that a filter lets through; their term is that of the set. */
export const passesOf = (set: MatchSet, filter: CheckedFilter): ((place: number) => boolean) => {
  const { isWithin, isChosen, isPriced, isRated } = testsOf(set, filter);
  return (place) => isWithin(place) && isPriced(place) && isRated(place) && isChosen(place);
};

/** Counts by name; a set may have names that no product of it bears any more. */
const namedCounts = (names: Names, counts: Uint32Array) =>
  new Map([...counts.entries()].flatMap(([number, count]) => (count === 0 ? [] : [[names.all[number] ?? '', count]])));

/** Counts the products of a set that a filter lets through, and its facets. */
export const countMatches = (set: MatchSet, filter: CheckedFilter): Counted => {
  const { floorAt, isWithin, isChosen, isPriced, isRated } = testsOf(set, filter);
  const byCategory = new Uint32Array(set.categoryNames.all.length);
  const byBrand = new Uint32Array(set.brandNames.all.length);
  const byRating = [0, 0, 0, 0, 0, 0];
  let [total, minCents, maxCents] = [0, Infinity, 0];
  for (let place = 0; place < set.size; place += 1) {
    if (!isWithin(place)) continue;
    const price = set.prices[place] ?? 0;
    if (price < minCents) minCents = price;
    if (price > maxCents) maxCents = price;
    if (!isPriced(place)) continue;
    const chosen = isChosen(place);
    if (isRated(place)) {
      const [category, brand] = [set.categories[place] ?? 0, set.brands[place] ?? 0];
      byCategory[category] = (byCategory[category] ?? 0) + 1;
      byBrand[brand] = (byBrand[brand] ?? 0) + 1;
      if (chosen) total += 1;
    }
    if (chosen) {
      const floor = floorAt(place);
      byRating[floor] = (byRating[floor] ?? 0) + 1;
    }
  }
  return {
    total,
    byCategory: namedCounts(set.categoryNames, byCategory),
    byBrand: namedCounts(set.brandNames, byBrand),
    byRating,
    minCents: minCents === Infinity ? 0 : minCents,
    maxCents,
  };
};
