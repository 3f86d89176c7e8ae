import type { ExampleProduct } from '#platform/http/examples.ts';
import type { Services } from '#platform/module/services.ts';

/** Products that are looked at to find one with stock. */
const CANDIDATES = 24;

/** Pieces that an example should have, so that it can be tried more than once. */
const ENOUGH_STOCK = 5;

/** A product of this shop that can be tried more than once; null where there is nothing to sell. */
export const readExampleProduct = async ({
  products,
  productLists,
}: Pick<Services, 'products' | 'productLists'>): Promise<ExampleProduct | null> => {
  const tree = products.categoryTree();
  const page = await productLists.list(
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
