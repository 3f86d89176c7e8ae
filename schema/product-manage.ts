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

/** To what new prices of many products are rounded. */
export const PRICE_ROUNDINGS = ['CENT', 'DOLLAR', 'NINETY_NINE'] as const;

/** One of them. */
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

/** What becomes of the old prices of many products. */
export const OLD_PRICE_EDITS = ['REMOVE', 'FORMER'] as const;

/** The most characters of a reason in the history of a stock. */
export const MAX_STOCK_REASON = 200;

/** Sentences about changing products in their list. */
export const MANAGE_MESSAGES = {
  priceChanged: 'The price has changed meanwhile: it is {total} now.',
  ownPriceChanged: 'The price has changed meanwhile: the variant has none of its own now.',
  noneSelected: 'Choose at least one product.',
  tooManySelected: `Too many products: ${MAX_PRODUCTS_AT_ONCE} at most at once.`,
  nothingToChange: 'Choose what is to change.',
  percentInvalid: 'Enter a percentage from -99 to 1000.',
  amountInvalid: 'Enter an amount from -$1,000,000 to $1,000,000.',
  percentOrAmount: 'Enter either a percentage or an amount.',
  stockDifferenceInvalid: 'Enter a whole number of pieces from -1,000,000 to 1,000,000.',
  reasonTooLong: `The reason is too long: ${MAX_STOCK_REASON} characters at most.`,
  priceOutOfRange: 'The new price would not be from $0.01 to $1,000,000.',
  oldPriceTooLow: 'The old price would not be higher than the new price.',
  variantsOneByOne: 'It has variants: change their stock one by one.',
  stockOutOfRange: 'There are only {available} pieces.',
  stockTooHigh: 'The stock would be higher than 1,000,000 pieces.',
  productOrdered: 'This product has been ordered, so it cannot be deleted. Archive it instead.',
  pictureMissing: '“{product}” has no picture: add one before it is published.',
  editUnknown: 'This change can no longer be undone.',
  editUndone: 'This change was undone already.',
  changedSince: '{changed} of the products have been changed since, first of all {product}: nothing was undone.',
} as const;
