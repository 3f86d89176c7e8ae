import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import * as pages from '#schema/pages.ts';
import { statementNamesOf } from './sent-statements.ts';
import { openShop } from './setup.ts';

const webFolder = mkdtempSync(path.join(tmpdir(), 'haat-web-'));
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));
mkdirSync(path.join(webFolder, 'assets'));
writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Haat</title>');
writeFileSync(path.join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(path.join(webFolder, 'assets', 'main-0a1b2c.js'), 'export {};');
writeFileSync(path.join(webFolder, 'sw.js'), 'keep();');
writeFileSync(path.join(webFolder, 'sw.js.br'), brotliCompressSync('keep();'));
writeFileSync(path.join(webFolder, 'sw-off.js'), 'remove();');
writeFileSync(path.join(webFolder, 'manifest.bn.webmanifest'), '{"lang":"bn"}');
const large = path.join(webFolder, 'assets', 'large-0a1b2c.js');
writeFileSync(large, 'export const plain = 1;');
writeFileSync(`${large}.br`, brotliCompressSync('export const brotli = 1;'));
writeFileSync(`${large}.gz`, gzipSync('export const gzip = 1;'));
writeFileSync(
  path.join(webFolder, '.first-load.json'),
  JSON.stringify({
    '/details/': ['/assets/p.js'],
    '/': ['/assets/h.js'],
  }),
);

const shop = await openShop({ webFolder });
const electronics = await shop.category({ slug: 'electronics' });
const laptops = await shop.category({ slug: 'gaming-laptops', parent: electronics });
const product = await shop.product({ category: laptops });
const unbuilt = await openShop({ webFolder: path.join(webFolder, 'nowhere') });

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const open = (address: string) => shop.send('GET', address, { headers: browser });

const pageOfShop = '<!doctype html><title>Haat</title>';

describe('the page of the shop stands for every address of a page', () => {
  test.each([
    '/',
    '/search?term=lamp',
    '/login',
    `/details/${product.id}`,
    `/Details/${product.id.toUpperCase()}/`,
    '/confirmorder',
    '/order/congratulations/01890000-0000-7000-8000-000000000000',
    '/vieworder/x',
    '/ordertracking/x',
    '/customer/order',
    '/customer/profile',
    '/deshboard/customers',
    '/electronics',
    '/admin/gaming-laptops',
    '/admin/GamingLaptops',
    '/posts/how-to-choose-a-phone',
    '/search/',
  ])('%s', async (address) => {
    const answer = await open(address);
    expect([answer.status, answer.headers.get('content-type'), answer.text]).toEqual([
      200,
      'text/html; charset=utf-8',
      pageOfShop,
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test('and all of them are known', async () => {
    const filled = Object.values(pages)
      .filter((address) => !['/fashion', '/home-furniture', '/mailbox'].includes(address))
      .map((address) =>
        address
          .replace('/details/:id', `/details/${product.id}`)
          .replace('/admin/:slug', '/admin/electronics')
          .replace('/posts/:slug', '/posts/how-to-choose-a-phone')
          .replace(/:\w+/, 'x'),
      );
    const statuses = await Promise.all(filled.map(async (address) => [address, (await open(address)).status]));
    expect(statuses).toEqual(filled.map((address) => [address, 200]));
  });

  test('with headers that keep it safe', async () => {
    const { headers } = await open('/');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("font-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('whose headers are the same on HEAD', async () => {
    const head = await shop.send('HEAD', '/');
    expect(head.headers.get('content-security-policy')).toBe((await open('/')).headers.get('content-security-policy'));
  });

  test('but not for programs that ask for something else', async () => {
    expect((await shop.get('/no/such/page')).refused(404).code).toBe('NOT_FOUND');
    expect((await shop.get('/search')).refused(404).code).toBe('NOT_FOUND');
  });
});

describe('where there is nothing, the page of the shop says so with the status 404', () => {
  test.each([
    '/no/such/page',
    '/sitemap.txt',
    '/healthz',
    '/health',
    '/searchh',
    '/search/lamp',
    '/order/nope',
    '/order/congratulations',
    '/details',
    '/details/01890000-0000-7000-8000-000000000000',
    '/details/1',
    `/details/${product.id}/more`,
    '/details/%00',
    '/admin/no-such-category',
    '/admin/%00',
    `/admin/${'x'.repeat(3000)}`,
    '/fashion',
    '/posts/nobody-wrote-this',
    // Only a demo shop has a mailbox.
    '/mailbox',
  ])('%s', async (address) => {
    const answer = await open(address);
    expect([answer.status, answer.headers.get('content-type'), answer.text]).toEqual([
      404,
      'text/html; charset=utf-8',
      pageOfShop,
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('link')).toBeNull();
  });

  test('also when a part of it is asked for, or nothing but its headers', async () => {
    const part = await shop.send('GET', '/nope', { headers: { ...browser, range: 'bytes=0-3' } });
    expect([part.status, part.text]).toEqual([404, pageOfShop]);
    expect((await shop.send('HEAD', '/nope', { headers: browser })).status).toBe(404);
  });

  test.each(['*/*', 'application/json', 'application/json, text/html;q=0.5'])(
    'but programs that call under /order/ get JSON: Accept: %s',
    async (accept) => {
      const answer = await shop.send('GET', '/order/nope', { headers: { accept } });
      expect(answer.refused(404).code).toBe('NOT_FOUND');
    },
  );

  test.each(['/', `/details/${product.id}`, '/nope', '/%'])(
    'and programs that want nothing else get a refusal at %s, which no proxy keeps for the page',
    async (address) => {
      const answer = await shop.send('GET', address, { headers: { accept: 'application/json' } });
      expect(answer.refused(address === '/%' ? 400 : 404).code).toBeDefined();
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('and whoever asks by anything takes the page everywhere else', async () => {
    const answer = await shop.send('GET', '/sitemap.txt', { headers: { accept: '*/*' } });
    expect([answer.status, answer.text]).toEqual([404, pageOfShop]);
  });
});

describe('a product that shoppers do not see', () => {
  test.each([
    ['ARCHIVED', 410],
    ['DRAFT', 404],
  ] as const)('%s: %i', async (status, expected) => {
    const hidden = await shop.product({ status });
    for (const address of [`/details/${hidden.id}`, `/Details/${hidden.id.toUpperCase()}/`]) {
      const answer = await open(address);
      expect([answer.status, answer.text]).toEqual([expected, pageOfShop]);
      expect(answer.headers.get('link')).toBeNull();
    }
  });

  test('is there again when it is sold again', async () => {
    const { id } = await shop.product({ status: 'ARCHIVED' });
    await shop.sql(`UPDATE products SET status = 'PUBLISHED' WHERE id = $1`, [id]);
    expect((await open(`/details/${id}`)).status).toBe(200);
  });
});

test('the page comes also when nobody can say whether its product is there', async () => {
  const holder = await openShop({ beside: shop });
  const runner = holder.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('LOCK TABLE products IN ACCESS EXCLUSIVE MODE');
  try {
    const answer = await open(`/details/${product.id}`);
    expect([answer.status, answer.text]).toEqual([200, pageOfShop]);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
});

test('a page asks the database once at most, by a key', async () => {
  const names = await statementNamesOf(async () => {
    for (const address of ['/', '/nope', `/details/${product.id}`, '/admin/gaming-laptops', '/details/1'])
      await open(address);
  });
  expect(names).toEqual(['productStatus', 'categoryExists']);
});

test.each(['/backend/nope', '/backend', '/backend/product/nope', '/pictures/nope'])(
  '%s is no page: 404 as JSON, also for a browser',
  async (address) => {
    const answer = await open(address);
    expect(answer.refused(404).code).toBe('NOT_FOUND');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  },
);

describe('files of the web', () => {
  test('with a name that says what is in them may be kept for ever', async () => {
    const answer = await open('/assets/main-0a1b2c.js');
    expect([answer.status, answer.text]).toEqual([200, 'export {};']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    ['gzip, deflate, br', 'br', 'export const brotli = 1;'],
    ['gzip', 'gzip', 'export const gzip = 1;'],
    ['br;q=0, gzip', 'gzip', 'export const gzip = 1;'],
    ['identity', null, 'export const plain = 1;'],
  ])('come as the build compressed them: %s', async (accepted, encoding, text) => {
    const { headers, ...answer } = await shop.send('GET', '/assets/large-0a1b2c.js', {
      headers: { 'accept-encoding': accepted },
    });
    expect([answer.status, answer.text, headers.get('content-encoding')]).toEqual([200, text, encoding]);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    // A page loads dozens of files: what only a page needs would come dozens of times.
    expect(headers.get('referrer-policy')).toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    ['/', '</assets/h.js>; rel=modulepreload'],
    [`/details/${product.id}`, '</assets/p.js>; rel=modulepreload'],
    ['/details', null],
    ['/help', null],
  ])('that the visit to %s will need are told with the page', async (address, link) => {
    expect((await open(address)).headers.get('link')).toBe(link);
  });

  test('without such a name are asked for each time', async () => {
    const answer = await open('/favicon.svg');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=0']);
  });

  test('of an earlier build are gone, and that is not kept', async () => {
    const answer = await shop.get('/assets/main-that-is-gone.js');
    expect(answer.refused(404)).toMatchObject({
      error: 'There is nothing at this address.',
      code: 'NOT_FOUND',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['/assets/..%2Findex.html', '/..%2F..%2Fetc%2Fpasswd', '/assets/%2e%2e/%2e%2e/etc/passwd'])(
    '%s is not there',
    async (address) => {
      const answer = await shop.get(address);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.refused(answer.status).error).not.toContain('/tmp');
    },
  );
});

describe('the service worker', () => {
  const answerOf = async (from: typeof shop) => {
    const { status, text, headers } = await from.send('GET', '/sw.js', {
      headers: { 'accept-encoding': 'identity' },
    });
    return [status, text, headers.get('cache-control'), headers.get('content-type')];
  };

  test('is asked for at every visit', async () => {
    expect(await answerOf(shop)).toEqual([200, 'keep();', 'no-cache', 'text/javascript; charset=utf-8']);
  });

  test('removes itself when the owner wants none', async () => {
    const without = await openShop({ webFolder, beside: shop, env: { SERVICE_WORKER: 'no' } });
    expect(await answerOf(without)).toEqual([200, 'remove();', 'no-cache', 'text/javascript; charset=utf-8']);
  });

  test('belongs to an app whose manifest has its type and the name of the shop', async () => {
    const { headers, text } = await shop.get('/manifest.bn.webmanifest');
    expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(JSON.parse(text)).toEqual({ lang: 'bn', name: 'হাট', short_name: 'হাট' });
  });
});

test('without a built web the page says what to do', async () => {
  const answer = await unbuilt.send('GET', '/', { headers: browser });
  expect(answer.refused(404).error).toBe('The web is not built yet: run npm run build.');
});

test('no foreign page may read answers about people', async () => {
  const customer = await shop.customer();
  const answer = await customer.send('GET', `/order/newcustomer?email=${customer.email}`, {
    headers: { origin: 'https://elsewhere.example.com' },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('every response has the id that the log uses', async () => {
  const { headers, ...answer } = await shop.get('/backend/nope');
  expect(headers.get('x-request-id')).toBe((JSON.parse(answer.text) as { requestId: string }).requestId);
  const refusal = await shop.graphqlAnswer('{ customers { totalCount } }');
  expect(refusal.errors[0]?.extensions.requestId).toBe(refusal.answer.headers.get('x-request-id'));
});
