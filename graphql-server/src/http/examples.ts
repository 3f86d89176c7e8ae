import type { Deps } from '../module.ts';

/** A product that can be bought as an example. */
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

/** The demo shop's customer: a name, a password and an order that samples can use. */
export interface ExampleCustomer {
  id: string;
  email: string;
  password: string;
  /** Newest order; null when there is none. */
  orderId: string | null;
}

/** What there is in this shop that documentation and sandbox can name: samples then work as they stand. */
export interface Examples {
  /** Null in a shop that has nothing to sell. */
  product: ExampleProduct | null;
  /** Null in every shop but the demo: nobody else's data is shown to strangers. */
  customer: ExampleCustomer | null;
}

/** What examples hold where a shop has none: everything is null. */
export const NO_EXAMPLES: Examples = { product: null, customer: null };

/** How long examples are good: whoever reloads the documentation without end asks the database once in this time. */
const GOOD_FOR_MS = 60_000;

/** Reads what samples can name, at most once a minute. The customer is the demo's: no other shop has one. */
export const createExamples = (
  { modules, services }: Deps,
  readCustomer: () => Promise<ExampleCustomer | null>,
): (() => Promise<Examples>) => {
  const read = async (): Promise<Examples> => {
    const [customer, ...found] = await Promise.all([
      readCustomer(),
      ...modules.map(({ examples }) => examples?.(services)),
    ]);
    return Object.assign({}, NO_EXAMPLES, ...found, { customer });
  };
  let known: { until: number; examples: Promise<Examples> } | undefined;
  return async () => {
    if (known === undefined || known.until < Date.now())
      known = { until: Date.now() + GOOD_FOR_MS, examples: read() };
    const { examples } = known;
    try {
      return await examples;
    } catch (error) {
      // Not kept: the next one asks again.
      known = undefined;
      throw error;
    }
  };
};
