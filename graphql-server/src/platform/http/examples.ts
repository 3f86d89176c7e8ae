import { Cache } from '../cache/cache.ts';
import type { Services } from '../module/services.ts';

/** A product for examples. */
export interface ExampleProduct {
  id: string;
  name: string;
  priceCents: number;
  /** One of its colours; null when it has none. */
  color: string | null;
  /** One of its sizes; null when it has none. */
  size: string | null;
  /** Key of its main picture. */
  picture: string;
}

/** The demo shop's customer for examples: id, password and an order. */
export interface ExampleCustomer {
  id: string;
  email: string;
  password: string;
  /** Id of the newest order; null when there is none. */
  orderId: string | null;
}

/** Real data of this shop for examples in documentation and sandbox, so that they work as they are. */
export interface Examples {
  /** Null in a shop without products. */
  product: ExampleProduct | null;
  /** Null in every shop but the demo: nobody else's data may be shown. */
  customer: ExampleCustomer | null;
}

/** Examples for a shop without data: everything is null. */
export const NO_EXAMPLES: Examples = { product: null, customer: null };

/** How long examples are cached, in milliseconds: reloading the documentation reads the database once in this time. */
const GOOD_FOR_MS = 60_000;

/** Returns a function that reads the examples, at most once a minute. Only the demo shop has a customer for them. */
export const createExamples = (
  modules: readonly { examples?: (services: Services) => Promise<Partial<Examples>> }[],
  services: Services,
  readCustomer: () => Promise<ExampleCustomer | null>,
): (() => Promise<Examples>) => {
  const read = async (): Promise<Examples> => {
    const [customer, ...found] = await Promise.all([
      readCustomer(),
      ...modules.map(({ examples }) => examples?.(services)),
    ]);
    return Object.assign({}, NO_EXAMPLES, ...found, { customer });
  };
  const cache = new Cache<Examples>({ lifetimeOf: () => ({ freshMs: GOOD_FOR_MS }) });
  return async () => (await cache.get('examples', { make: read })).value;
};
