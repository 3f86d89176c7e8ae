/**
 * What the documented calls cost, in the units of an operation's price (graphql-price.ts): about the bytes of the answer, and more for
 * what is read or changed. Signing in, accounts, sessions and uploads have limits of their own (rate-limits.ts), and no price: nobody at
 * an address that has spent too much is kept from signing in.
 */
export const REST_PRICES = {
  /** By itself, whatever it answers. */
  read: 20_000,
  /** A transaction. */
  change: 95_000,
  /** A product or an order of a list, besides the price of reading. */
  listed: 1500,
  /** A product with up to a hundred reviews and as many comments. */
  productPage: 100_000,
} as const;

/** What a list costs that may have so many items. */
export const listPrice = (limit: number): number => REST_PRICES.read + limit * REST_PRICES.listed;
