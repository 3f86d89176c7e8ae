/**
 * The prices of REST calls, in the units of an operation's price (graphql-price.ts): about the bytes of the response,
 * and more for reading or changing the database. Signing in, accounts, sessions and uploads have their own limits
 * (rate-limits.ts) and no price, so that an IP that has spent too much can still sign in.
 */
export const REST_PRICES = {
  /** For reading, whatever is returned. */
  read: 20_000,
  /** For a transaction. */
  change: 95_000,
  /** For each product or order of a list, in addition to reading. */
  listed: 1500,
  /** For a product with up to a hundred reviews and as many comments. */
  productPage: 100_000,
  /** For drawing an invoice: the processor is busy for up to a tenth of a second. */
  invoice: 1_000_000,
  /** For a CSV file, which may have all rows of a large table. */
  csv: 1_000_000,
} as const;

/** Returns the price of a list with at most this many items. */
export const listPrice = (limit: number): number => REST_PRICES.read + limit * REST_PRICES.listed;
