import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { onBehalfOf } from '../src/kernel/current-request.ts';
import { poolOf } from '../src/platform/db/database.ts';
import { MOST_JSON_BYTES, MOST_JSON_BYTES_READ, MOST_OF_ADDRESS } from '../src/platform/http/request/under-way.ts';
import { freshAddress, getRaw, isSentence } from './client.ts';
import { openShop } from './setup.ts';

const webFolder = mkdtempSync(path.join(tmpdir(), 'haat-defence-'));
mkdirSync(path.join(webFolder, 'assets', 'deep'), { recursive: true });
writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Haat</title>');
writeFileSync(path.join(webFolder, 'assets', 'deep', 'a-1.js'), '');
afterAll(() => rmSync(webFolder, { recursive: true }));

const shop = await openShop({
  webFolder,
  env: { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y', GOOGLE_ISSUER: 'https://id.example.com' },
  // The provider does not exist: that it cannot be reached is logged.
  mayFail: true,
});
const demo = await openShop({ webFolder, env: { DEMO_MODE: 'true' } });
const plain = await openShop({ webFolder, env: { PUBLIC_URL: 'http://localhost:3000' } });

const html = { headers: { accept: 'text/html' } };

describe('a page that a browser shows', () => {
  test.each([
    '/',
    '/login',
    '/search?term=%3Cscript%3E',
    '/details/x',
    '/deshboard',
    '/mailbox',
    '/reset-password',
    '/no/such/page',
    '/graphql',
    '/backend/docs',
    '/backend/google/callback?error=access_denied',
  ])('%s runs scripts of this origin only, and none that is written into it', async (address) => {
    for (const one of [shop, demo]) {
      const { headers, text } = await one.send('GET', address, html);
      if (address !== '/backend/google/callback?error=access_denied' || one === demo)
        expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      const policy = new Map(
        (headers.get('content-security-policy') ?? '').split(';').map((directive): [string, string] => {
          const [name = '', ...values] = directive.trim().split(' ');
          return [name, values.join(' ')];
        }),
      );
      expect(policy.get('script-src')).toBe("'self'");
      expect(policy.get('script-src-attr')).toBe("'none'");
      expect(policy.get('default-src')).toBe("'self'");
      expect(policy.get('object-src')).toBe("'none'");
      expect(policy.get('base-uri')).toBe("'self'");
      expect(policy.get('form-action')).toBe("'self'");
      expect(policy.get('frame-ancestors')).toBe("'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      for (const [script] of text.matchAll(/<script[^>]*>/g)) expect(script).toMatch(/ src="|type="application\/json"/);
      expect(text).not.toMatch(/<[^>]+ on[a-z]+=/);
    }
  });

  test('of the choice of people in a demo shop, too; no cookie on the way is for scripts', async () => {
    const jar = new Map<string, string>();
    let address = '/backend/google';
    let page = '';
    let policy = '';
    for (let step = 0; step < 5 && page === ''; step += 1) {
      const answer = await getRaw(demo.url, address, {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        accept: 'text/html',
        'x-forwarded-proto': 'https',
      });
      for (const line of answer.headers['set-cookie'] ?? []) {
        expect(line).toMatch(/; HttpOnly/i);
        expect(line).toMatch(/; SameSite=(?:Lax|Strict)/i);
        expect(line).toMatch(/; Secure/i);
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        jar.set(name, value);
      }
      const { location } = answer.headers;
      if (location === undefined) {
        page = answer.text;
        policy = String(answer.headers['content-security-policy']);
      } else address = location.replace(demo.config.publicUrl, '');
    }
    expect(jar.size).toBeGreaterThan(1);
    expect(page).toContain('<form');
    expect(page).not.toContain('<script');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("form-action 'self'");
  });
});

describe('https', () => {
  const calls = [
    ['GET', '/'],
    ['GET', '/backend/product'],
    ['GET', '/backend/nothing'],
    ['POST', '/backend/login'],
    ['POST', '/graphql'],
    ['GET', '/payment/return/x'],
    ['POST', '/payment/return/x'],
    ['POST', '/payment/notify/card'],
    ['DELETE', '/backend/session'],
  ] as const;

  test.each(calls)('stays once a shop has it: %s %s says so', async (method, address) => {
    const secure = await shop.send(method, address);
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
    const open = await plain.send(method, address);
    expect(open.headers.get('strict-transport-security')).toBeNull();
  });
});

describe('one address', () => {
  test('has a bounded number of calls under way, and others go on', async () => {
    const ip = freshAddress();
    const { port } = new URL(plain.url);
    const opened = Array.from({ length: MOST_OF_ADDRESS }, () => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(
        `POST /graphql HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${ip}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n`,
      );
      return socket;
    });
    const ask = (address: string) =>
      plain.send('POST', '/graphql', {
        body: { query: '{ __typename }' },
        headers: { 'x-forwarded-for': address },
      });
    await expect.poll(async () => (await ask(ip)).status).toBe(503);
    const refused = await ask(ip);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    const call = await plain.send('GET', '/backend/session', { headers: { 'x-forwarded-for': ip } });
    expect(call.refused(503).code).toBe('UNAVAILABLE');
    expect(call.headers.get('retry-after')).toBe('5');
    expect((await ask(freshAddress())).status).toBe(200);
    for (const socket of opened) socket.destroy();
    await expect.poll(async () => (await ask(ip)).status).toBe(200);
  });

  test('cannot fill the memory, with others, by large bodies held open, and small ones are read', async () => {
    const { port } = new URL(plain.url);
    const addresses = Array.from({ length: 3 }, freshAddress);
    const opened = Array.from({ length: Math.floor(MOST_JSON_BYTES_READ / MOST_JSON_BYTES) }, (_, place) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(
        `POST /graphql HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${addresses[place % 3]}\r\nContent-Type: application/json\r\nContent-Length: ${MOST_JSON_BYTES}\r\n\r\n`,
      );
      return socket;
    });
    const ask = (bytes: number) =>
      plain.send('POST', '/graphql', {
        body: { query: `{ __typename }${' '.repeat(bytes)}` },
        headers: { 'x-forwarded-for': freshAddress() },
      });
    await expect.poll(async () => (await ask(50_000)).status).toBe(503);
    expect((await ask(1000)).status).toBe(200);
    for (const socket of opened) socket.destroy();
    await expect.poll(async () => (await ask(50_000)).status).not.toBe(503);
  });

  test('with many requests gets connections in turn with others', async () => {
    const pool = poolOf(plain.dataSource);
    const taken: string[] = [];
    const take = (ip: string) =>
      onBehalfOf(
        ip,
        async () => {
          const client = await pool.connect();
          taken.push(ip);
          return client;
        },
        { ip, userAgent: null },
      );
    const size = pool.options.max;
    const first = await Promise.all(Array.from({ length: size }, () => take('192.0.2.1')));
    const waiting = [...Array.from({ length: 5 }, () => take('192.0.2.1')), take('192.0.2.2')];
    expect(pool.waiting).toBe(6);
    for (const client of first) client.release();
    for (const client of await Promise.all(waiting)) client.release();
    expect(taken.slice(size, size + 2)).toEqual(['192.0.2.1', '192.0.2.2']);
  });
});

describe('a database that does not answer', async () => {
  const slow = await openShop({
    env: { DATABASE_POOL_SIZE: '2' },
    mayFail: true,
    statementTimeoutMs: 150,
  });
  const product = await slow.product();
  const customer = await slow.customer();

  test('is reported over both edges, and requests succeed once it answers again', async () => {
    // Past what the server keeps in its memory.
    const details = () =>
      slow.send('GET', `/backend/product/details/${product.id}`, {
        headers: { 'cache-control': 'no-cache' },
      });
    const order = () =>
      customer.graphqlAnswer(`mutation { updateProfile(input: { shippingAddress: "Dhaka" }) { __typename } }`);
    (await details()).ok();
    // On a separate connection, which locks the tables and keeps them locked.
    const holder = await openShop({ beside: slow });
    const runner = holder.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query('LOCK TABLE products, customers IN ACCESS EXCLUSIVE MODE');
      // More requests than there are connections, one after the other and at once.
      const [answers, changes] = await Promise.all([
        Promise.all(Array.from({ length: 4 }, details)),
        Promise.all([order(), order()]),
      ]);
      for (const answer of answers) {
        expect(answer.refused(503).code).toBe('UNAVAILABLE');
        expect(answer.text).not.toMatch(/statement|timeout|57014|SELECT/);
      }
      for (const { status, errors } of changes) {
        expect(status).toBe(503);
        expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UNAVAILABLE']);
        expect(errors.every(({ message }) => isSentence(message))).toBe(true);
      }
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
    (await details()).ok();
    expect((await order()).data).toEqual({ updateProfile: { __typename: 'UpdateProfileSuccess' } });
    expect(slow.failures.length).toBeGreaterThanOrEqual(6);
  });

  test('makes no request wait without limit', async () => {
    const [usual] = await shop.sql<{ timeout: string }>(`SELECT current_setting('statement_timeout') AS timeout`);
    expect(usual?.timeout).toBe('20s');
    expect(shop.dataSource.options).toMatchObject({ extra: { connectionTimeoutMillis: 15_000 } });
  });
});
