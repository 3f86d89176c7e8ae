import type { ProductSort } from '#schema/product.ts';
import { languages } from '../product/product.columns.ts';
import type { AttributesRequest } from './attribute-facets.ts';
import { foundByEngine, foundByPostgres } from './found-products.ts';
import type { CheckedFilter, CountRequest } from './product-list.ts';
import { cursorOf, type PageRequest } from './product-page.ts';
import type { TermQuery } from './term-query.ts';

const id = '00000000-0000-0000-0000-000000000000';
const leaf = { id, slug: '', name: '', banglaName: null, picture: null, parent: null, children: [] };
const department = { ...leaf, children: [leaf] };
const everything: CheckedFilter = {
  term: '',
  verbatim: false,
  price: null,
  choices: [],
  within: undefined,
  categories: [],
  brands: [],
  attributes: [],
  hasChoice: false,
  minPriceCents: null,
  maxPriceCents: null,
  rating: null,
};
const attributes = [
  { name: 'Material', values: ['Oak', 'Teak'] },
  { name: 'Color', values: ['Red'] },
];
const narrowed = {
  ...everything,
  attributes,
  within: leaf,
  rating: 4,
  minPriceCents: 1,
  hasChoice: true,
  brands: ['A'],
};
const others: readonly CheckedFilter[] = [
  { ...everything, within: null, maxPriceCents: 2 },
  { ...everything, within: department },
  { ...everything, within: { ...leaf, children: [department] }, hasChoice: true, categories: [leaf] },
];

/** A query with two words. */
export const sampleQuery: TermQuery = {
  words: [
    {
      typed: 'lamp',
      means: [['lamp'], ['desk', 'light']],
      synonyms: [['light']],
      isOptional: false,
      isBegun: true,
      categories: [id],
      begun: [id],
      inside: ['clamp'],
      weight: 3,
    },
    {
      typed: 'oak',
      means: [['oak']],
      synonyms: [],
      isOptional: true,
      isBegun: false,
      categories: [],
      begun: [],
      inside: [],
      weight: 1,
    },
  ],
  kinds: [id],
  filled: [id],
  pinned: [],
  corrections: [],
};

const queries = [sampleQuery, { ...sampleQuery, pinned: [id] }];

/** Lists that together lead to every part of the SQL of their counts. */
export const everyCount = (): CountRequest[] =>
  [everything, narrowed, ...others].flatMap((filter) =>
    [
      null,
      ...queries.flatMap((query) => [false, true].map((isNear) => foundByPostgres({ query, isNear }))),
      foundByEngine({ query: sampleQuery, isNear: false }, [{ id, relevance: 1 }], true),
    ].map((found) => ({ filter, found })),
  );

/** Such lists for readers of each language. */
export const everyAttributes = (): AttributesRequest[] =>
  everyCount().flatMap((request) => languages.map((language) => ({ ...request, language })));

const places: Record<ProductSort, string[]> = {
  PRICE_ASC: ['1'],
  PRICE_DESC: ['1'],
  NEWEST: ['2026-11-20 10:15:00+00'],
  POPULARITY: ['4.5'],
  BEST_SELLING: ['1'],
};

/** Pages that together lead to every part of the SQL of a list. */
export const everyPage = (): PageRequest[] =>
  everyCount().flatMap((list) =>
    (Object.keys(places) as ProductSort[]).flatMap((sort) => {
      const isRanked = list.found !== null && sort === 'POPULARITY';
      const cursor = cursorOf(sort)({ id, place: isRanked ? ['3', '4.5', '1'] : places[sort] });
      return languages.flatMap((language) =>
        [null, cursor].map((after) => ({
          ...list,
          sort,
          language,
          after,
          first: 1,
          isNear: isRanked && after === null,
        })),
      );
    }),
  );
