import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { demoAccounts } from '../demo/accounts.ts';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { root } from '../scripts/lib/project.mjs';
import { PATIENCE_MS } from './orders.ts';
import { command } from './shop.ts';

/** Asks the shop as a program or a page would. @throws when the answer is an error */
export const ask = async <Data>(url: string, query: string, variables: object = {}, token?: string): Promise<Data> => {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await answer.text();
  const { data, errors } = JSON.parse(text) as { data?: Data; errors?: unknown };
  if (!answer.ok || errors || !data) throw new Error(`${query} was answered with ${answer.status}: ${text}`);
  return data;
};

const expectSo = (isSo: boolean, what: string) => {
  if (!isSo) throw new Error(`The journey failed: ${what}.`);
};

/**
 * A customer signs in, searches, opens a product, orders it, and finds it among their orders. Returns the order's id.
 */
export const journey = async (url: string): Promise<string> => {
  const page = await fetch(`${url}/`, { headers: { accept: 'text/html' } });
  const html = await page.text();
  expectSo(page.ok && html.includes('id="root"'), `the home page came with ${page.status}: ${html.slice(0, 500)}`);

  const { email, password } = demoAccounts.customer;
  const { login } = await ask<{ login: { token?: string } }>(
    url,
    'mutation ($input: LoginInput!) { login(input: $input) { ... on LoginSuccess { token } } }',
    { input: { email, password } },
  );
  const { token = '' } = login;
  expectSo(token !== '', 'nobody was signed in');

  const { products } = await ask<{ products: { nodes: { id: string; priceCents: number }[] } }>(
    url,
    '{ products(filter: { term: "phone" }, first: 24) { nodes { id priceCents } } }',
  );
  const [found] = products.nodes;
  expectSo(found !== undefined, 'no phone was found');
  const { product } = await ask<{
    product: { id: string; name: string; priceCents: number; colors: string[]; sizes: string[] };
  }>(url, 'query ($id: ID!) { product(id: $id) { id name priceCents colors sizes } }', { id: found?.id });

  const { placeOrder } = await ask<{ placeOrder: { order?: { id: string }; message?: string } }>(
    url,
    `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) { ... on PlaceOrderSuccess { order { id } } ... on Error { message } }
    }`,
    {
      input: {
        idempotencyKey: randomUUID(),
        lines: [
          {
            productId: product.id,
            quantity: 1,
            color: product.colors[0] ?? null,
            size: product.sizes[0] ?? null,
            seenPriceCents: product.priceCents,
          },
        ],
        paymentMethod: 'CASH_ON_DELIVERY',
        shippingAddress: {
          name: 'Rahima K.',
          address: 'Flat 3B, Lake Road, Sylhet 3100',
          phone: '01812345678',
          email,
        },
      },
    },
    token,
  );
  const id = placeOrder.order?.id ?? '';
  expectSo(id !== '', `nothing was ordered: ${placeOrder.message}`);

  const { order } = await ask<{ order: { status: string; lines: { name: string }[] } }>(
    url,
    'query ($id: ID!) { order(id: $id) { status lines { name } } }',
    { id },
    token,
  );
  expectSo(order.lines[0]?.name === product.name, 'the order has another product');
  return id;
};

/** The same in a browser: `e2e/buy.spec.ts`. Returns whether there is one on this machine. */
export const journeyInBrowser = async (url: string): Promise<boolean> => {
  const chromium = await findChromium();
  if (chromium === undefined) return false;
  const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  await command([playwright, 'test', 'e2e/buy.spec.ts', '--reporter=list'], {
    SHOP_URL: url,
    CHROMIUM_PATH: chromium,
    HOME: process.env['HOME'] ?? '/tmp',
  });
  return true;
};
