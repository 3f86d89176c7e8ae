import { expect, type APIRequestContext } from '@playwright/test';
import { codeSentTo } from './trust.ts';
import { admin, ONE_REQUEST, tokenOf } from './people.ts';

/** Who signs in. */
export type Account = Parameters<typeof tokenOf>[1];

/** An order that was placed without the pages. */
export interface PlacedOrder {
  id: string;
  number: number;
  productId: string;
}

/** Sends a GraphQL operation as somebody; fails the test when it answers with errors. */
export const ask = async <Data>(
  request: APIRequestContext,
  account: Account,
  query: string,
  variables: object,
): Promise<Data> => {
  const authorization = `Bearer ${await tokenOf(request, account)}`;
  const answer = await request.post('/graphql', {
    data: { query, variables },
    headers: { ...ONE_REQUEST, authorization },
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
};

/** A product in a colour and size. */
export interface Chosen {
  id: string;
  color: string | null;
  size: string | null;
}

/** Returns the most popular product of a category, in its first colour and size. */
const mostPopular = async (request: APIRequestContext, account: Account, category: string): Promise<Chosen> => {
  const { products } = await ask<{
    products: { nodes: { id: string; colors: string[]; sizes: string[] }[] };
  }>(
    request,
    account,
    'query Popular($category: String!) { products(filter: { within: $category }, first: 1) { nodes { id colors sizes } } }',
    { category },
  );
  const product = products.nodes[0];
  if (!product) throw new Error(`There is nothing in ${category}.`);
  return { id: product.id, color: product.colors[0] ?? null, size: product.sizes[0] ?? null };
};

/**
 * Places an order of a product, or of the most popular one of a category; with Cash on Delivery unless said otherwise.
 */
export const placeOrder = async (
  request: APIRequestContext,
  account: Account & { displayName: string },
  what: string | Chosen,
  quantity: number,
  paymentMethod = 'CASH_ON_DELIVERY',
): Promise<PlacedOrder> => {
  const product = typeof what === 'string' ? await mostPopular(request, account, what) : what;
  const { placeOrder: placed } = await ask<{ placeOrder: { order: { id: string; number: number } } }>(
    request,
    account,
    'mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on PlaceOrderSuccess { order { id number } } } }',
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        lines: [
          {
            productId: product.id,
            quantity,
            color: product.color,
            size: product.size,
          },
        ],
        paymentMethod,
        shippingAddress: {
          name: account.displayName,
          address: 'House 7, Road 3, Dhanmondi, Dhaka',
          phone: '01712345678',
          email: account.email,
        },
      },
    },
  );
  await confirmOrder(request, account, placed.order.id);
  return { ...placed.order, productId: product.id };
};

/** Confirms a first order at the door by the code of its mail; fails the test unless it succeeds. */
export const confirmOrder = async (request: APIRequestContext, account: Account, orderId: string): Promise<void> => {
  const { order } = await ask<{ order: { payment: { awaits: string | null } } }>(
    request,
    account,
    'query Awaits($id: ID!) { order(id: $id) { payment { awaits } } }',
    { id: orderId },
  );
  if (order.payment.awaits !== 'CODE') return;
  const { confirmOrder: confirmed } = await ask<{ confirmOrder: { __typename: string } }>(
    request,
    account,
    'mutation Confirm($input: ConfirmOrderInput!) { confirmOrder(input: $input) { __typename } }',
    { input: { orderId, code: await codeSentTo(request, account.email) } },
  );
  expect(confirmed.__typename).toBe('ConfirmOrderSuccess');
};

/** Lets an admin change an order by one of the mutations that take an input; fails the test unless it succeeds. */
export const moveOrder = async (
  request: APIRequestContext,
  mutation: 'changeOrderStatus' | 'shipOrder',
  input: { orderId: string } & Record<string, unknown>,
): Promise<void> => {
  const name = mutation[0]?.toUpperCase() + mutation.slice(1);
  const data = await ask<Record<string, { __typename: string }>>(
    request,
    admin,
    `mutation Move($input: ${name}Input!) { ${mutation}(input: $input) { __typename } }`,
    { input },
  );
  expect(data[mutation]?.__typename).toBe(`${name}Success`);
};

/** Lets an admin decide about the return of an order; fails the test unless it succeeds. */
export const decideReturn = async (
  request: APIRequestContext,
  mutation: 'approveReturn' | 'receiveReturn',
  orderId: string,
): Promise<void> => {
  const data = await ask<Record<string, { __typename: string }>>(
    request,
    admin,
    `mutation Decide($orderId: ID!) { ${mutation}(orderId: $orderId) { __typename } }`,
    { orderId },
  );
  expect(data[mutation]?.__typename).toBe(`${mutation[0]?.toUpperCase()}${mutation.slice(1)}Success`);
};
