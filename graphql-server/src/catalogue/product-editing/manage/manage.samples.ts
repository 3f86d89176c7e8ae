import { ADMIN_PRODUCT_SORTS, STOCK_LEVELS } from '#schema/product-manage.ts';
import type { CheckedAdminFilter } from './list-filter.ts';
import { sampleQuery } from '#catalogue/search/search.samples.ts';
import { adminCursorOf, type AdminPageRequest } from './list-page.ts';

const id = '00000000-0000-0000-0000-000000000000';

const everything: CheckedAdminFilter = {
  term: '',
  query: null,
  status: null,
  leafIds: null,
  brand: null,
  stock: null,
  lowStock: 5,
  minPriceCents: null,
  maxPriceCents: null,
};

/** Filters that together lead to every part of their SQL. */
export const everyAdminFilter = (): CheckedAdminFilter[] => [
  everything,
  ...STOCK_LEVELS.map((stock) => ({
    ...everything,
    stock,
    status: 'DRAFT' as const,
    leafIds: [id],
    brand: 'A',
    minPriceCents: 1,
    maxPriceCents: 2,
  })),
  // One that may be a part of a SKU, and one that is too short.
  ...['HT-1', 'a'].map((term) => ({ ...everything, term, query: sampleQuery })),
];

const places: Record<string, string> = {
  NAME: 'lamp',
  PRICE: '1',
  STOCK: '1',
  SOLD: '1',
  ADDED: '2026-11-20 10:15:00+00',
  UPDATED: '2026-11-20 10:15:00+00',
};

/** Pages that together lead to every part of their SQL. */
export const everyAdminPage = (): AdminPageRequest[] =>
  ADMIN_PRODUCT_SORTS.flatMap((sort) => {
    const cursor = adminCursorOf(sort)({ id, place: places[sort.split('_')[0] ?? ''] ?? '' });
    return everyAdminFilter().flatMap((filter) => [null, cursor].map((after) => ({ filter, sort, first: 1, after })));
  });
