import type { APIRequestContext } from '@playwright/test';

/** Returns the id of a product of the demo shop. */
export const firstProductId = async (request: APIRequestContext): Promise<string> => {
  const answer = await request.get('/backend/product?limit=1');
  const [product] = (await answer.json()) as [{ _id: string }];
  return product._id;
};

/** Returns the id of a product of the demo shop of which a size is to be chosen, and no colour. */
export const productWithSizes = async (request: APIRequestContext): Promise<string> => {
  const query = '{ products(first: 100) { nodes { id colors sizes availableStock } } }';
  const answer = await request.post('/graphql', { data: { query } });
  interface Found {
    data: { products: { nodes: { id: string; colors: string[]; sizes: string[]; availableStock: number }[] } };
  }
  const { data } = (await answer.json()) as Found;
  const product = data.products.nodes.find(
    ({ colors, sizes, availableStock }) => colors.length === 0 && sizes.length > 1 && availableStock > 9,
  );
  if (!product) throw new Error('The demo shop has no product with sizes only.');
  return product.id;
};
