import type { ProductSort } from '#schema/product.ts';
import { languages } from '../product/product.columns.ts';
import type { CheckedFilter } from './product-list.ts';
import { cursorOf, isRanked, type PageRequest } from './product-page.ts';
import type { MatchesRead } from './matches/match-records.ts';

const id = '00000000-0000-0000-0000-000000000000';
const leaf = { id, slug: '', name: '', parent: null, children: [] };
const department = { ...leaf, children: [leaf] };
const everything: CheckedFilter = {
  term: '',
  within: undefined,
  categories: [],
  brands: [],
  hasChoice: false,
  minPriceCents: null,
  maxPriceCents: null,
  rating: null,
};
const narrowed = { ...everything, within: leaf, rating: 4, minPriceCents: 1, hasChoice: true, brands: ['A'] };
const others: readonly CheckedFilter[] = [
  { ...everything, within: null, maxPriceCents: 2 },
  { ...everything, within: department },
  { ...everything, within: { ...leaf, children: [department] }, hasChoice: true, categories: [leaf] },
];

/** Terms that are looked for in different ways: none, one letter, a word, a plural and signs, Bangla. */
export const terms = ['', 'a', 'lamp', "boxes men's", 'বাতি %'];

const withTerms = (filters: readonly CheckedFilter[]) =>
  filters.flatMap((filter) => terms.map((term) => ({ ...filter, term })));

/** Filters without a term that together lead to every part of their SQL. */
export const everyFilter = (): CheckedFilter[] => [everything, narrowed, ...others];

const places: Record<ProductSort, string[]> = {
  PRICE_ASC: ['1'],
  PRICE_DESC: ['1'],
  NEWEST: ['2026-11-20 10:15:00+00'],
  POPULARITY: ['4.5'],
  BEST_SELLING: ['1'],
};

const pagesOf = (filter: CheckedFilter, sort: ProductSort): PageRequest[] => {
  const areRanked = isRanked({ filter, sort });
  const cursor = cursorOf(sort)({ id, place: areRanked ? ['3', '4.5', '1'] : places[sort] });
  return languages.flatMap((language) =>
    [null, cursor].map((after) => ({
      filter,
      sort,
      language,
      after,
      first: 1,
      ...(areRanked && { ranks: { least: 1, most: 3, isFromStart: after === null } }),
    })),
  );
};

/** Pages that together lead to every part of the SQL of a list. */
export const everyPage = (): PageRequest[] => [
  ...withTerms([everything, narrowed]).flatMap((filter) =>
    (Object.keys(places) as ProductSort[]).flatMap((sort) => pagesOf(filter, sort)),
  ),
  ...withTerms(others).flatMap((filter) => pagesOf(filter, 'PRICE_ASC')),
];

/** Readings of matches that together lead to every part of their SQL. */
export const everyMatchesRead = (): MatchesRead[] =>
  withTerms([everything, narrowed, ...others]).flatMap((filter) => {
    const sample = { belowPlace: 10, size: 10 };
    const read = { filter, ids: null, sample: null, isOften: false, unless: null };
    return [
      { ...read, unless: { sample, matching: 10 } },
      { ...read, isOften: true },
      { ...read, sample },
      { ...read, sample, ids: [id] },
    ];
  });
