import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { RenderRequest } from '#schema/rendering.ts';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import type { Answer } from './client.ts';
import { buy } from './order-steps.ts';
import { openShop, type Shop } from './setup.ts';

const webFolder = mkdtempSync(path.join(tmpdir(), 'haat-pages-'));
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));
writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Haat</title>');
const emptyPage = '<!doctype html><title>Haat</title>';

/** A clock that stands until the test moves it. */
let clock = 0;

/** What the renderer was asked for, in order. */
let wanted: RenderRequest[] = [];

/** What the renderer waits for before it reads, and after. */
let before = Promise.resolve();
let after = Promise.resolve();

/** How it fails. */
let failure: Error | undefined;

interface Data {
  product: {
    id: string;
    name: string;
    priceCents: number;
    availableStock: number;
    reviewCount: number;
  } | null;
  products: { nodes: { id: string; name: string }[] };
  me: { id: string } | null;
}

const QUERY = `query Page($id: ID!) {
  product(id: $id) { id name priceCents availableStock reviewCount }
  products(first: 100) { nodes { id name } }
  me { id }
}`;

/** What a page asks for. */
let query = QUERY;

/** Renders as the web does, but plainly: a product's page shows the product, all others the whole list. */
const renderer = async (request: RenderRequest) => {
  const number = wanted.push(request);
  await before;
  if (failure) throw failure;
  const { url, language, status, ask } = request;
  const [, id = ''] = /^\/details\/([\w-]+)/.exec(url) ?? [];
  const { data } = await ask({ query, operationName: 'Page', variables: { id } });
  await after;
  const { product, products, me } = data as Data;
  const shown = id === '' ? products.nodes : product;
  return {
    html: `<!doctype html>${JSON.stringify({ number, url, language, status, shown, me })}${'<p></p>'.repeat(100)}`,
    shows: id === '' ? products.nodes.map((one) => one.id) : [id],
    isPublic: !url.startsWith('/track'),
  };
};

const pages = { renderer, clock: () => clock };
const metrics = createMetrics();
const shop = await openShop({ webFolder, pages, metrics, relaysEvents: true });
const other = await openShop({ webFolder, pages, beside: shop });
const admin = await shop.admin();
const customer = await shop.customer();

beforeEach(() => {
  clock += 60_000;
  wanted = [];
  query = QUERY;
  before = Promise.resolve();
  after = Promise.resolve();
  failure = undefined;
});

const browser = { accept: 'text/html,*/*;q=0.8' };
const open = (address: string, headers: Record<string, string> = {}, of: Shop = shop) =>
  of.send('GET', address, { headers: { ...browser, ...headers } });

const read = (text: string) =>
  JSON.parse(/^<!doctype html>(.*?)<p>/.exec(text)?.[1] ?? 'null') as {
    url: string;
    language: string;
    status: number;
    shown: Data['product'];
    me: null;
  } | null;

const shown = async (address: string, of: Shop = shop) => read((await open(address, {}, of)).text)?.shown;

const pageOf = (id: string) => `/details/${id}`;

describe('a page', () => {
  test('is rendered once for all who ask at the same time, and answered from memory for two seconds', async () => {
    const { id } = await shop.product();
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(pageOf(id))));
    expect(wanted).toHaveLength(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    clock += 1999;
    await open(pageOf(id));
    expect(wanted).toHaveLength(1);
  });

  test('that is older is answered once more, while a new one is rendered behind it', async () => {
    const { id } = await shop.product();
    const first = await open(pageOf(id));
    const { promise, resolve } = Promise.withResolvers<void>();
    after = promise;
    clock += 2000;
    const second = await open(pageOf(id));
    const third = await open(pageOf(id));
    expect([second.text, third.text]).toEqual([first.text, first.text]);
    await expect.poll(() => wanted.length).toBe(2);
    resolve();
    await expect.poll(async () => (await open(pageOf(id))).text).not.toBe(first.text);
    expect(wanted).toHaveLength(2);
  });

  test('that is ten seconds old is rendered before the answer', async () => {
    const { id } = await shop.product();
    await open(pageOf(id));
    clock += 10_000;
    const { promise, resolve } = Promise.withResolvers<void>();
    after = promise;
    const answer = open(pageOf(id));
    await expect.poll(() => wanted.length).toBe(2);
    resolve();
    expect((await answer).status).toBe(200);
  });

  const product = 'product(id: $id) { __typename id }';
  test.each([
    ['of a product is answered as it is as long as the answer to its question', product, 30],
    ['with a list is too', `${product} products(first: 1) { nodes { __typename id } }`, 2],
  ])('%s', async (_, fields, seconds) => {
    query = `query Page($id: ID!) { ${fields} }`;
    const { id } = await shop.product();
    await open(pageOf(id));
    clock += seconds * 1000 - 1;
    await open(pageOf(id));
    expect(wanted).toHaveLength(1);
    clock += 1;
    await open(pageOf(id));
    await expect.poll(() => wanted.length).toBe(2);
  });

  test('has the status of what its address names, also from memory', async () => {
    const { id } = await shop.product({ status: 'ARCHIVED' });
    for (const _ of ['made', 'cached']) {
      expect((await open('/nope')).status).toBe(404);
      expect((await open(pageOf(id))).status).toBe(410);
      expect((await open('/help')).status).toBe(200);
    }
    expect(wanted.map(({ status }) => status)).toEqual([404, 410, 200]);
  });

  test('whose address is a secret is never cached', async () => {
    const first = await open('/track');
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('etag')).toBeNull();
    expect(read(first.text)).toMatchObject({ url: '/track' });
    await open('/track');
    expect(wanted).toHaveLength(2);
  });
});

describe('parameters', () => {
  test('that a page does not read make no page of their own', async () => {
    const { id } = await shop.product();
    await open(`${pageOf(id)}?utm_source=mail`);
    await open(`${pageOf(id)}?fbclid=1&q=lamp`);
    await open(pageOf(id));
    expect(wanted.map(({ url }) => url)).toEqual([pageOf(id)]);
  });

  test('that it reads do, in whatever order they come', async () => {
    await open('/search?q=red+lamp&brand=B&brand=A&utm_source=mail');
    await open('/search?brand=B&brand=A&q=red%20lamp&min=');
    await open('/search?brand=A&brand=B&q=red%20lamp');
    expect(wanted.map(({ url }) => url)).toEqual([
      '/search?brand=B&brand=A&q=red+lamp',
      '/search?brand=A&brand=B&q=red+lamp',
    ]);
  });

  test('of campaigns in long addresses cost nothing, and strange ones do no harm', async () => {
    expect((await open(`/search?${'utm=1&'.repeat(1000)}`)).status).toBe(200);
    expect((await open('/%E0%A4%A')).status).toBe(400);
    expect((await open('/details/%00')).status).toBe(404);
    expect((await open(`/search?q=${'x'.repeat(3000)}`)).status).toBe(200);
  });
});

describe('languages', () => {
  test('are cached apart, whoever asks first', async () => {
    const languages = async (address: string, headers = {}) => read((await open(address, headers)).text)?.language;
    const chosen = { cookie: 'theme=dark; language=bn' };
    for (const _ of ['made', 'cached']) {
      expect(await languages('/help')).toBe('en');
      expect(await languages('/help', chosen)).toBe('bn');
      expect(await languages('/bn/help')).toBe('bn');
      expect(await languages('/bn/help', { cookie: 'language=en' })).toBe('bn');
      expect(await languages('/help', { 'accept-language': 'bn' })).toBe('en');
    }
    expect(wanted.map(({ url, prefix, language }) => [url, prefix, language])).toEqual([
      ['/help', '', 'en'],
      ['/help', '', 'bn'],
      ['/help', '/bn', 'bn'],
    ]);
  });

  test.each([
    ['/help', {}, 'public, max-age=0, s-maxage=1, stale-while-revalidate=2', true],
    ['/help', { cookie: 'language=bn' }, 'private, no-cache', true],
    ['/help', { cookie: 'haat_session=x' }, 'private, no-cache', true],
    ['/help', { authorization: 'Bearer x' }, 'private, no-cache', true],
    ['/bn/help', {}, 'public, max-age=0, s-maxage=1, stale-while-revalidate=2', false],
    ['/bn', { cookie: 'language=en' }, 'public, max-age=0, s-maxage=1, stale-while-revalidate=2', false],
    ['/bn/help', { authorization: 'Bearer x' }, 'private, no-cache', false],
  ])('decide who may keep %s %j', async (address, headers, cacheControl, varies) => {
    const answer = await open(address, headers);
    expect(answer.headers.get('cache-control')).toBe(cacheControl);
    expect(answer.headers.get('content-language')).toBe(read(answer.text)?.language);
    expect(/\bcookie\b/i.test(answer.headers.get('vary') ?? '')).toBe(varies);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  });
});

test('who is signed in changes nothing in the answer', async () => {
  const { id } = await shop.product();
  const signedIn = await open(pageOf(id), {
    authorization: `Bearer ${customer.token}`,
    cookie: 'haat_session=x',
  });
  expect(read(signedIn.text)).toMatchObject({ me: null, shown: { id } });
  expect((await open(pageOf(id))).text).toBe(signedIn.text);
  expect(wanted).toHaveLength(1);
});

describe('the answer', () => {
  test.each([
    ['br, gzip', 'br'],
    // As browsers send it.
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0', null],
  ])('is compressed for Accept-Encoding: %s, and has a strong ETag', async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted };
    const answer = await open('/help', headers);
    expect([answer.headers.get('content-encoding'), read(answer.text)?.url]).toEqual([encoding, '/help']);
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{23}-(br|gzip|identity)"$/);
    const again = await open('/help', { ...headers, 'if-none-match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await open('/help', { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
    const head = await shop.send('HEAD', '/help', { headers: { ...browser, ...headers } });
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag]);
    expect(head.headers.get('content-length')).toBe(answer.headers.get('content-length'));
  });

  test('has another ETag when the page has changed, and in another form', async () => {
    const { id } = await shop.product();
    const tagOf = async (accepted: string) =>
      (await open(pageOf(id), { 'accept-encoding': accepted })).headers.get('etag');
    const tags = [await tagOf('br'), await tagOf('gzip')];
    await shop.sql(`UPDATE products SET name = 'Lantern' WHERE id = $1`, [id]);
    clock += 1000;
    expect(new Set([...tags, await tagOf('br')]).size).toBe(3);
  });

  test('is bytes that were compressed once', async () => {
    const raw = await fetch(`${shop.url}/help`, { headers: { ...browser, 'accept-encoding': 'gzip' } });
    expect(raw.headers.get('content-encoding')).toBe('gzip');
    // fetch has decompressed it: the length is that of what was sent.
    expect(Number(raw.headers.get('content-length'))).toBeLessThan((await raw.text()).length);
  });

  test('is not for programs that want something else', async () => {
    const program = { headers: { accept: 'application/json' } };
    expect((await shop.send('GET', '/help', program)).refused(404).code).toBe('NOT_FOUND');
    expect((await shop.send('GET', '/order/nope', { headers: { accept: '*/*' } })).refused(404).code).toBe('NOT_FOUND');
    expect((await open('/order/nope')).status).toBe(404);
  });
});

describe('on every server, within a second, a page shows', () => {
  /** Returns what both servers show before and a second after some work. */
  const seen = async (address: string, work: () => Promise<unknown>) => {
    const both = () => Promise.all([shown(address), shown(address, other)]);
    const earlier = await both();
    await work();
    clock += 1000;
    return { earlier, later: await both() };
  };

  test('that the last piece is sold', async () => {
    const { id } = await shop.product({ stock: 1 });
    const { earlier, later } = await seen(pageOf(id), () => buy(customer, [{ productId: id, quantity: 1 }]));
    expect(earlier).toMatchObject([{ availableStock: 1 }, { availableStock: 1 }]);
    expect(later).toMatchObject([{ availableStock: 0 }, { availableStock: 0 }]);
  });

  test('a new price', async () => {
    const { id } = await shop.product({ priceCents: 500 });
    const input = { productId: id, from: 500, to: 600 };
    const change = () =>
      admin.graphql('mutation ($input: ChangePriceInput!) { changePrice(input: $input) { __typename } }', {
        input,
      });
    const { later } = await seen(pageOf(id), change);
    expect(later).toMatchObject([{ priceCents: 600 }, { priceCents: 600 }]);
  });

  test('a review that was published', async () => {
    const product = await shop.product();
    const review = await shop.review(product, { published: false });
    const publish = () => admin.graphql('mutation ($id: ID!) { publishReview(id: $id) { id } }', { id: review });
    const { earlier, later } = await seen(pageOf(product.id), publish);
    expect(earlier).toMatchObject([{ reviewCount: 0 }, { reviewCount: 0 }]);
    expect(later).toMatchObject([{ reviewCount: 1 }, { reviewCount: 1 }]);
  });

  test('a product that is no longer sold, and a new one in lists', async () => {
    const { id } = await shop.product();
    await open(pageOf(id));
    await open('/search');
    await admin.graphql('mutation ($ids: [ID!]!) { changeProductStatus(ids: $ids, status: ARCHIVED) { before } }', {
      ids: [id],
    });
    clock += 1000;
    expect((await open(pageOf(id))).status).toBe(410);
    expect(JSON.stringify(await shown('/search'))).not.toContain(id);
    const added = await shop.product();
    clock += 1000;
    expect(JSON.stringify(await shown('/search'))).toContain(added.id);
  });

  test('lists with the product, while pages of others stay', async () => {
    const { id } = await shop.product();
    const stays = await shop.product();
    await open('/search');
    await open(pageOf(stays.id));
    await shop.sql(`UPDATE products SET name = 'Lantern' WHERE id = $1`, [id]);
    clock += 1000;
    expect(JSON.stringify(await shown('/search'))).toContain('Lantern');
    await open(pageOf(stays.id));
    expect(wanted.map(({ url }) => url)).toEqual(['/search', pageOf(stays.id), '/search']);
  });

  test('what changed while it was rendered, to everybody who asks afterwards', async () => {
    const { id } = await shop.product({ stock: 5 });
    await open('/help');
    const { promise, resolve } = Promise.withResolvers<void>();
    after = promise;
    const early = shown(pageOf(id));
    await expect.poll(() => wanted.length).toBe(2);
    // The first one may have read the old number.
    await expect.poll(() => shop.stockOf({ id })).toMatchObject({ available: 5 });
    await shop.sql('UPDATE product_stock SET available = 4 WHERE product_id = $1', [id]);
    clock += 1000;
    const late = shown(pageOf(id));
    resolve();
    expect(await late).toMatchObject({ availableStock: 4 });
    await early;
    expect(await shown(pageOf(id))).toMatchObject({ availableStock: 4 });
  });
});

describe('a renderer that', () => {
  test('fails leaves the page to the browser, with the right status, and says so once a minute', async () => {
    const gone = await shop.product({ status: 'ARCHIVED' });
    failure = new Error('A component has failed.');
    const logged = shop.logged.length;
    for (const [address, status] of [
      ['/help', 503],
      ['/nope', 404],
      [pageOf(gone.id), 410],
      ['/bn/help', 503],
      ['/bn/nope', 404],
    ] as const) {
      const answer = await open(address);
      expect([answer.status, answer.text, answer.headers.get('cache-control')]).toEqual([
        status,
        emptyPage,
        status === 503 ? 'no-store' : 'no-cache',
      ]);
    }
    const lines = () => shop.logged.slice(logged).filter((line) => line.includes('could not be rendered'));
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toContain('A component has failed.');
    failure = undefined;
    expect(read((await open('/help')).text)?.url).toBe('/help');
  });

  test('fails behind an answer leaves the old page until it is ten seconds old', async () => {
    const { text } = await open('/help');
    failure = new Error('A component has failed.');
    clock += 9999;
    expect((await open('/help')).text).toBe(text);
    clock += 1;
    expect((await open('/help')).text).toBe(emptyPage);
  });

  test('is slow or busy leaves the page to the browser in time, and search engines come again', async () => {
    const small = await openShop({
      webFolder,
      beside: shop,
      pages: { ...pages, pageLimits: { atOnce: 1, waiting: 1, answeredWithinMs: 50 } },
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    before = promise;
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => open(`/search?q=${index}`, {}, small)));
    const retryAfter = ({ headers }: Answer) => headers.get('retry-after');
    expect(new Set(answers.map((one) => `${one.status} ${retryAfter(one)} ${one.text}`))).toEqual(
      new Set([`503 60 ${emptyPage}`]),
    );
    expect(wanted.length).toBeLessThanOrEqual(2);
    resolve();
    // What was late is cached for those who come next.
    await expect.poll(async () => read((await open('/search?q=0', {}, small)).text)?.url).toBe('/search?q=0');
  });
});

test('a client who has spent too much renders nothing more, and reads what is cached', async () => {
  const ip = { 'x-forwarded-for': '203.0.113.77' };
  await open('/help');
  const flood = async (asked: number) => (await open(`/search?q=spent${asked}`, ip)).text;
  // A server asks for the shared count after about thirty pages.
  for (let asked = 0; asked < 40; asked += 1) expect(await flood(asked)).not.toBe(emptyPage);
  const key = `graphqlByIp:${createHash('sha256').update(ip['x-forwarded-for']).digest('base64url')}`;
  const spent = () =>
    shop.sql(
      `WITH spent AS (UPDATE rate_limits SET points = 9000000 WHERE key = $1 RETURNING key) SELECT key FROM spent`,
      [key],
    );
  await expect.poll(async () => (await spent()).length).toBeGreaterThan(0);
  let asked = 40;
  while (asked < 200 && (await flood(asked)) !== emptyPage) asked += 1;
  expect(asked).toBeLessThan(200);
  await shop.sql('DELETE FROM rate_limits');
  expect((await open('/search?q=more2', ip)).status).toBe(503);
  expect(read((await open('/help', ip)).text)?.url).toBe('/help');
  expect(read((await open('/search?q=more2')).text)?.url).toBe('/search?q=more2');
});

test('thousands of addresses take no more memory than the bounds allow', async () => {
  const few = await openShop({
    webFolder,
    beside: shop,
    metrics: createMetrics(),
    pages: { ...pages, pageLimits: { bytes: 100_000 } },
  });
  for (let index = 0; index < 200; index += 1) await open(`/search?q=many${index}`, {}, few);
  const before200 = wanted.length;
  await open('/search?q=many199', {}, few);
  expect(wanted).toHaveLength(before200);
  await open('/search?q=many0', {}, few);
  expect(wanted).toHaveLength(before200 + 1);
});

test('the figures of pages are measured', async () => {
  await open('/help');
  await open('/help');
  const { text } = await metrics.read();
  const figures = text
    .split('\n')
    .filter((line) => /^haat_(page|cached|http_request_duration_seconds_count)/.test(line));
  const names = figures.map((line) => line.replace(/ [\d.]+$/, ''));
  expect(names.filter((name) => name.includes('route="other",status="200"'))).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining([
      'haat_page_answers_total{source="cached"}',
      'haat_page_answers_total{source="made"}',
      'haat_page_render_duration_seconds_count',
      'haat_pages_not_rendered_total{reason="failed"}',
      'haat_cached_pages{of="bytes"}',
      'haat_http_request_duration_seconds_count{method="GET",route="page",status="200"}',
    ]),
  );
});
