import type { APIRequestContext } from '@playwright/test';

/** Returns the id of a product of the demo shop. */
export const firstProductId = async (request: APIRequestContext): Promise<string> => {
  const answer = await request.get('/backend/product?limit=1');
  const [product] = (await answer.json()) as [{ _id: string }];
  return product._id;
};
