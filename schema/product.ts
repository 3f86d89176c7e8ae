/** Constants of the catalogue (spec §9), for pages and services. */

/** The sorts of the search page in the order of the dropdown, with the words of spec §9. Popularity is the default. */
export const PRODUCT_SORTS = [
  { sort: 'PRICE_ASC', label: 'Low to High Price' },
  { sort: 'PRICE_DESC', label: 'High to Low Price' },
  { sort: 'NEWEST', label: 'Newest First' },
  { sort: 'POPULARITY', label: 'Popularity' },
] as const;

/** Every sort: best sellers are for the home page, and not in the dropdown. */
export const ALL_PRODUCT_SORTS = [...PRODUCT_SORTS.map(({ sort }) => sort), 'BEST_SELLING'] as const;

/** One of them. */
export type ProductSort = (typeof ALL_PRODUCT_SORTS)[number];

/** Category options that come first in the filter panel (spec §9), by slug. */
export const FIRST_CATEGORY_OPTIONS = ['electronics', 'clothing', 'jewelry', 'furniture'] as const;

/** Brand options that come first in the filter panel (spec §9). */
export const FIRST_BRAND_OPTIONS = ['Apple', 'Hanes', 'Rolex Inspired', 'Scala'] as const;

/** Returns a share in percent, rounded; 0 of nothing is 0 (spec §9). */
export const roundedPercent = (count: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((count / whole) * 100);

/** Whether a product is still written, sold, or no longer sold. */
export const PRODUCT_STATUSES = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;

/** One of them. */
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** What a product is or has, for its details and the filters of lists: Material, cotton. */
export interface ProductAttribute {
  name: string;
  value: string;
}

/** The most attributes by which a list is filtered at once. */
export const MAX_CHOSEN_ATTRIBUTES = 8;

/** The most variants of a product. */
export const MAX_VARIANTS = 100;

/**
 * Why the stock changed: an order took pieces, gave them back while it waited, reserved them again, was delivered or
 * cancelled; pieces that were returned are on sale again or written off; or an admin created the product, set its
 * stock, imported a file, or undid that.
 */
export const STOCK_CHANGE_KINDS = [
  'ORDERED',
  'RELEASED',
  'RESERVED_AGAIN',
  'DELIVERED',
  'CANCELLED',
  'RETURNED',
  'WRITTEN_OFF',
  'CREATED',
  'SET',
  'IMPORTED',
  'UNDONE',
] as const;

/** One of them. */
export type StockChangeKind = (typeof STOCK_CHANGE_KINDS)[number];
