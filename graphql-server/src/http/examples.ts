import type { ProductService } from '../product/product.service.ts';

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

/** Products that are looked at to find one with stock. */
const CANDIDATES = 24;

/** Pieces that an example should have, so that it can be tried more than once. */
const ENOUGH_STOCK = 5;

/** How long examples are good: whoever reloads the documentation without end asks the database once in this time. */
const GOOD_FOR_MS = 60_000;

const readProduct = async (products: ProductService): Promise<ExampleProduct | null> => {
  const tree = products.categoryTree();
  const page = await products.list(
    { filter: {}, sort: 'POPULARITY', first: CANDIDATES, after: null, language: 'EN' },
    () => tree,
  );
  const found = page.nodes.find(({ availableStock }) => availableStock >= ENOUGH_STOCK) ?? page.nodes[0];
  if (!found) return null;
  const [details] = await products.details([found.id], 'EN');
  return {
    id: found.id,
    name: found.name,
    priceCents: found.priceCents,
    color: details?.colors[0] ?? null,
    size: details?.sizes[0] ?? null,
    picture: found.picture,
  };
};

/** Reads what samples can name, at most once a minute. The customer is the demo's: no other shop has one. */
export const createExamples = (
  products: ProductService,
  readCustomer: () => Promise<ExampleCustomer | null>,
): (() => Promise<Examples>) => {
  const read = async (): Promise<Examples> => {
    const [product, customer] = await Promise.all([readProduct(products), readCustomer()]);
    return { product, customer };
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
