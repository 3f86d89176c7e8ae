import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { linesFromCookie, linesToCookie, MAX_COOKIE_BYTES } from '#schema/cart.cookies.ts';
import type { RenderRequest } from '#schema/rendering.ts';
import { modules } from '../src/modules.ts';
import { formsOf } from '../src/platform/http/forms/forms.ts';
import type { Answer, Client } from './client.ts';
import { openShop } from './setup.ts';

const webFolder = mkdtempSync(path.join(tmpdir(), 'haat-forms-'));
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));
writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Haat</title>');

/** Renders what the server knows of the visitor. */
const renderer = async ({ url, language, visitor }: RenderRequest) => ({
  html: JSON.stringify({ url, language, visitor }),
  shows: [],
  isPublic: true,
});

const shop = await openShop({ webFolder, pages: { renderer } });

const OURS = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };

const submit = (
  address: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  from: Client = shop,
): Promise<Answer> =>
  from.send('POST', address, {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...OURS, ...headers },
    redirect: 'manual',
  });

const open = (address: string, cookie = '') =>
  shop.send('GET', address, { headers: { accept: 'text/html', ...(cookie && { cookie }) } });

/** Returns what an answer sets, as the browser sends it back. */
const cookieOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');

const visitorIn = ({ text }: Answer) =>
  (JSON.parse(text) as { visitor: NonNullable<RenderRequest['visitor']> }).visitor;

const nextOf = ({ status, headers }: Answer) => [status, headers.get('location')];

const add = (product: string, more: Record<string, string> = {}, cookie = '') =>
  submit('/cart', { do: 'add', product, ...more }, cookie ? { cookie } : {});

/** What each address answers somebody who is not signed in and sends nothing: who may call it. */
const MAY: Record<string, 'everybody' | 'customers'> = {
  '/cart': 'everybody',
  '/wishlist': 'everybody',
  '/buy': 'everybody',
  '/confirmorder': 'customers',
  '/pay/:id': 'customers',
  '/login': 'everybody',
  '/logout': 'everybody',
  '/details/:id/comments': 'customers',
  '/stock-alert': 'customers',
};

describe('every address of a form', () => {
  const addresses = formsOf(modules).map(([address]) => address);

  test('says who may send it', () => expect(Object.keys(MAY).toSorted()).toEqual(addresses.toSorted()));

  describe.each(addresses.flatMap((address) => [address, `/bn${address}`]))('%s', (address) => {
    test.each([
      ['another site', { 'sec-fetch-site': 'cross-site' }],
      ['another host of the domain', { 'sec-fetch-site': 'same-site' }],
      ['another origin, by an old browser', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
      ['nowhere', { 'sec-fetch-site': '' }],
    ])('is refused from %s', async (_, { 'sec-fetch-site': site, ...rest }) => {
      const { status } = await shop.send('POST', address, {
        raw: 'do=add',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...(site && { 'sec-fetch-site': site }),
          ...rest,
        },
      });
      expect(status).toBe(403);
    });

    test('takes no other body, and none above 16 kB', async () => {
      const json = await shop.send('POST', address, { body: { do: 'add' }, headers: OURS });
      const large = await submit(address, { do: 'x'.repeat(17_000) });
      const many = await submit(address, Object.fromEntries(Array.from({ length: 1100 }, (_, n) => [n, ''])));
      expect([json.status, large.status, many.status]).toEqual([400, 413, 413]);
    });

    test('sends somebody to the login page first where only customers may send it', async () => {
      const answer = await submit(address, {});
      const isForCustomers = MAY[address.replace(/^\/bn/, '')] === 'customers';
      expect(answer.headers.get('location')?.includes('/login?back=') ?? false).toBe(
        isForCustomers || address.endsWith('/buy'),
      );
    });

    test('leaves other methods as they are', async () => {
      expect((await shop.send('PUT', address, { body: {} })).status).toBe(404);
    });
  });
});

describe('the cart of a visitor', () => {
  test('is a cookie, and its page shows it with what it costs now', async () => {
    const product = await shop.product({ priceCents: 2500, stock: 9 });
    const answer = await add(product.id, { quantity: '2' });
    expect(nextOf(answer)).toEqual([303, '/cart']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^cart=[^;]+; .*Secure; SameSite=Lax$/)]);
    const page = await open('/cart', cookieOf(answer));
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(visitorIn(page).cart).toEqual([
      expect.objectContaining({ productId: product.id, quantity: 2, priceCents: 2500, availableStock: 9 }),
    ]);
  });

  test('is changed by the same rules as every cart', async () => {
    const product = await shop.product({ stock: 5 });
    const once = cookieOf(await add(product.id));
    const twice = cookieOf(await add(product.id, { quantity: '2' }, once));
    const pieces = async (cookie: string) => visitorIn(await open('/cart', cookie)).cart[0]?.quantity;
    expect(await pieces(twice)).toBe(3);
    const set = (quantity: string, cookie: string) =>
      submit('/cart', { do: 'set', product: product.id, quantity, back: '/bn/cart' }, { cookie });
    const less = await set('1', twice);
    expect(nextOf(less)).toEqual([303, '/cart']);
    expect(await pieces(cookieOf(less))).toBe(1);
    const none = await submit('/cart', { do: 'remove', product: product.id }, { cookie: once });
    expect(none.headers.getSetCookie()[0]).toMatch(/^cart=; .*1970/);
  });

  test('refuses what cannot be had with its sentence, on the page that it came from', async () => {
    const soldOut = await shop.product({ stock: 0 });
    const shirt = await shop.product({ colors: ['Red', 'Blue'], sizes: [] });
    const unknown = '01890000-0000-7000-8000-000000000000';
    const said = async (product: string, more: Record<string, string> = {}) => {
      const answer = await add(product, { back: `/details/${shirt.id}`, ...more });
      const { form } = visitorIn(answer);
      return [answer.status, form?.message, form?.fields['product'] === product];
    };
    expect(await said(soldOut.id)).toEqual([409, expect.stringContaining('sold out'), true]);
    expect(await said(shirt.id)).toEqual([422, 'Please select a color before adding to the cart.', true]);
    expect(await said(shirt.id, { color: 'Green' })).toEqual([422, expect.stringContaining('color'), true]);
    expect(await said(unknown)).toEqual([422, 'This product is not in the shop.', true]);
    expect(await said('x; DROP')).toEqual([422, 'This product is not in the shop.', true]);
    expect(await said(shirt.id, { color: 'Red', quantity: '0.5' })).toEqual([422, expect.any(String), true]);
    expect((await submit('/cart', { do: 'dance', product: shirt.id })).status).toBe(400);
  });

  test('is in Bangla below /bn', async () => {
    const product = await shop.product();
    const answer = await submit('/bn/cart', { do: 'add', product: product.id });
    expect(nextOf(answer)).toEqual([303, '/bn/cart']);
    expect(JSON.parse((await open('/bn/cart', cookieOf(answer))).text)).toMatchObject({ language: 'bn' });
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/cart',
    '/\t/evil.example',
    '/backend/product',
    'cart',
  ])('goes back to pages of the shop only, not to %s', async (back) => {
    const product = await shop.product();
    const cookie = cookieOf(await add(product.id));
    const answer = await submit('/cart', { do: 'remove', product: product.id, back }, { cookie });
    expect(nextOf(answer)).toEqual([303, '/cart']);
  });

  test('is what a forged cookie can be read as, and nothing breaks', async () => {
    const { id } = await shop.product();
    const forged = [
      '%',
      '%E0%A4%A',
      `${id}:1:5:%:`,
      `${id}:-1:5::`,
      `${id}:1e9:5::`,
      'x:1:5::',
      '|||||',
      'a'.repeat(MAX_COOKIE_BYTES + 1),
      `${id}:99999999:5::`,
      `${id}:1:5:${'x'.repeat(2000)}:`,
    ];
    for (const cookie of forged) {
      const page = await open('/cart', `cart=${cookie}; wishlist=${cookie}`);
      expect([page.status, visitorIn(page).cart.length < 2]).toEqual([200, true]);
      expect((await open('/wishlist', `wishlist=${cookie}`)).status).toBe(200);
    }
  });

  test('has at most twenty lines', async () => {
    const products = await Promise.all(Array.from({ length: 21 }, () => shop.product()));
    const lines = products.map(({ id }) => ({
      productId: id,
      quantity: 1,
      color: null,
      size: null,
      seenPriceCents: 5,
    }));
    const cookie = `cart=${linesToCookie(lines.slice(0, 20))}`;
    const answer = await add(products[20]?.id ?? '', { back: '/cart' }, cookie);
    expect([answer.status, visitorIn(answer).form?.message]).toEqual([
      422,
      'Your cart is full: 20 different products at most.',
    ]);
    expect(visitorIn(answer).cart).toHaveLength(20);
    expect(linesFromCookie(linesToCookie(lines.slice(0, 20)) ?? '')).toEqual(lines.slice(0, 20));
  });

  test('leaves nothing on the server', async () => {
    const product = await shop.product();
    const counts = async () =>
      shop.sql(
        `SELECT relname, n_live_tup FROM (SELECT relname, pg_stat_get_live_tuples(relid) AS n_live_tup
         FROM pg_stat_user_tables WHERE relname <> 'rate_limits') AS counted WHERE relname ~ 'cart|wish|visit|session'`,
      );
    const before = await counts();
    for (let sent = 0; sent < 40; sent += 1) await add(product.id, { note: 'x'.repeat(1000) });
    expect(await counts()).toEqual(before);
  });
});

describe('the wishlist of a visitor', () => {
  test('is a cookie, newest first, and its page shows it', async () => {
    const [one, two] = [await shop.product(), await shop.product()];
    const send = (what: string, product: string, cookie = '') =>
      submit('/wishlist', { do: what, product }, cookie ? { cookie } : {});
    const first = cookieOf(await send('toggle', one.id));
    const both = await send('add', two.id, first);
    expect(nextOf(both)).toEqual([303, '/wishlist']);
    const ids = async (cookie: string) =>
      visitorIn(await open('/wishlist', cookie)).wishlist.map(({ productId }) => productId);
    expect(await ids(cookieOf(both))).toEqual([two.id, one.id]);
    expect(await ids(cookieOf(await send('toggle', two.id, cookieOf(both))))).toEqual([one.id]);
    expect((await send('add', '01890000-0000-7000-8000-000000000000')).status).toBe(404);
  });
});

test('a page with nobody’s cookies is cached as before, and never shows anybody’s cart', async () => {
  const product = await shop.product();
  const cookie = cookieOf(await add(product.id));
  const own = await open('/bn/cart', cookie);
  const shared = await open('/bn/cart');
  expect(visitorIn(own).cart).toHaveLength(1);
  expect(visitorIn(shared)).toBeNull();
  expect(shared.headers.get('cache-control')).toBe('private, no-cache');
  expect((await open('/bn/cart', 'cart=')).headers.get('cache-control')).toBe('no-store');
});
