/** Constants of the list of all products that admins have, for pages and services. */

/** The sorts of the list, each with an index that serves it. */
export const ADMIN_PRODUCT_SORTS = [
  'NAME_ASC',
  'NAME_DESC',
  'PRICE_ASC',
  'PRICE_DESC',
  'STOCK_ASC',
  'STOCK_DESC',
  'SOLD_ASC',
  'SOLD_DESC',
  'ADDED_ASC',
  'ADDED_DESC',
  'UPDATED_ASC',
  'UPDATED_DESC',
] as const;

/** One of them. */
export type AdminProductSort = (typeof ADMIN_PRODUCT_SORTS)[number];

/** How much is left of a product: nothing; little of it, or of one of its variants; something. */
export const STOCK_LEVELS = ['OUT', 'LOW', 'IN'] as const;

/** One of them. */
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** The most products that are changed at once. */
export const MAX_PRODUCTS_AT_ONCE = 500;
