import type { Browser } from '@playwright/test';
import { baseOf, openPhone, watchRequests, type Start, type Trial } from './trial.ts';
import { placesOf, type Place } from './controls.ts';
import { demoAccounts } from '../../demo/accounts.ts';

/** Returns a source of numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** Every control in every kind, in a random order, again and again until there are enough. */
export const planOf = (places: Place[], count: number, seed: number, isPossible = (_: Trial) => true): Trial[] => {
  const random = randomOf(seed);
  const all = places.flatMap((place) =>
    place.controls.flatMap((control) => [
      { place, control, kind: 'once' as const },
      ...(control.twice ? [{ place, control, kind: 'twice' as const }] : []),
      ...(control.lasting ? [{ place, control, kind: 'then a link' as const }] : []),
    ]),
  );
  const trials: Trial[] = [];
  while (trials.length < count) {
    const order = all.map((one) => ({ one, at: random() })).sort((a, b) => a.at - b.at);
    for (const { one } of order) {
      const trial: Trial = {
        ...one,
        moment: Math.round(random() * 6000),
        pause: Math.round(50 + random() * 600),
        network: random() < 0.7 ? 'fast 3G' : 'slow 3G',
        failing: random() < 0.25 ? Math.floor(random() * 8) : null,
        slowdown: 4,
      };
      if (isPossible(trial)) trials.push(trial);
    }
  }
  return trials.slice(0, count);
};

interface Product {
  _id: string;
  colors?: string[];
  sizes?: string[];
}

/** Returns the pages, and what browsers bring along to them. */
export const prepare = async (browser: Browser, url: string) => {
  const query = '{ products(first: 100) { nodes { id colors sizes availableStock } } }';
  const { products } = await ask<{
    products: { nodes: (Product & { id: string; availableStock: number })[] };
  }>(url, query);
  const inStock = products.nodes.filter(({ availableStock }) => availableStock > 9);
  const plain = inStock.find(({ colors, sizes }) => colors?.length === 0 && sizes?.length === 0);
  const chosen = inStock.find(({ colors, sizes }) => (colors?.length ?? 0) > 1 && (sizes?.length ?? 0) > 1);
  if (!plain || !chosen) throw new Error('The demo shop has no product without choices, or none with both.');
  const path = `/details/${plain.id}`;
  const places = placesOf(path, `/details/${chosen.id}`);
  const visitor = { cookies: [], origins: [] };
  const prepared = {
    visitor: async () => visitor,
    'visitor with goods': () => storageAfter(browser, url, path, 'Add To Cart'),
    customer: async () => storageAfter(browser, url, path, 'Buy Now', await tokenOf(url)),
  };
  const known = new Map<Place, Start & { until: number }>();
  const startOf = async (place: Place): Promise<Start> => {
    const before = known.get(place);
    if (before && before.until > Date.now()) return before;
    const storage = await prepared[place.as]();
    const base = before?.base ?? (await baseOf(browser, url, place.path, storage));
    // A customer's token lasts a quarter of an hour.
    const start = { storage, base, until: place.as === 'customer' ? Date.now() + 8 * 60_000 : Infinity };
    known.set(place, start);
    return start;
  };
  return { places, startOf };
};

/** Returns the browser's storage after a press; without cookies, whose session ends when it is used twice. */
const storageAfter = async (browser: Browser, url: string, path: string, button: string, token?: string) => {
  const storage = {
    cookies: [],
    origins: [{ origin: url, localStorage: token ? [{ name: 'token', value: token }] : [] }],
  };
  const context = await openPhone(browser, url, storage);
  const page = await context.newPage();
  const isQuiet = watchRequests(page);
  await page.goto(path);
  await isQuiet.soon();
  await page.getByRole('main').getByRole('button', { name: button }).first().tap();
  if (button === 'Buy Now') await page.waitForURL('**/confirmorder');
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, button === 'Buy Now' ? 'card' : 'cart');
  await isQuiet.soon();
  const { origins } = await context.storageState();
  await context.close();
  return { cookies: [], origins };
};

const tokenOf = async (url: string) => {
  const { email, password } = demoAccounts.customer;
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { ... on LoginSuccess { token } } }';
  const { login } = await ask<{ login: { token: string } }>(url, query, { input: { email, password } });
  return login.token;
};

const ask = async <Data>(url: string, query: string, variables = {}): Promise<Data> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: Data }).data;
};
