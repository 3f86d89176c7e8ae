import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express, { Router, type RequestHandler } from 'express';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createCalls } from './calls.ts';
import { createFaults } from './faults.ts';
import type { Choice } from './choices.ts';
import type { Move, TwinPart } from './frame.ts';
import { hostedPages } from './hosted.ts';
import { createNotifications } from './notifications.ts';
import { createTwinPayments, type NewPayment } from './payments.ts';
import { createFileStore, createMemoryStore, recordsIn } from './store.ts';
import { createTwin } from './twin.ts';

/** Starts a server on a free port, and ends it after the last test; returns its URL. */
const serve = async (handler: RequestHandler | Router): Promise<string> => {
  const server = express().use(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const folder = mkdtempSync(path.join(tmpdir(), 'haat-twin-'));
afterAll(() => rmSync(folder, { recursive: true }));

const payment = (more: Partial<NewPayment> = {}): NewPayment => ({
  invoice: 'the-invoice',
  reference: 'the-reference',
  amount: '1250.50',
  callbackUrl: 'https://shop.example.com/payment/return/1',
  ...more,
});

let time = new Date('2026-11-22T08:00:00Z');
const now = () => time;
beforeEach(() => {
  time = new Date('2026-11-22T08:00:00Z');
});

describe('what the twin remembers', () => {
  const file = path.join(folder, 'inner', 'state.json');

  test('survives a restart, and is the same for two servers of a demo', () => {
    const [one, other] = [createFileStore(file), createFileStore(file)];
    const created = createTwinPayments(one, now, 'bkash').create(payment());
    const seen = createTwinPayments(other, now, 'bkash');
    expect(seen.get(created.id)).toEqual(created);
    seen.update(created.id, { state: 'PAID', transactionId: 'T1' });
    recordsIn(one, 'agreements').set('a', { account: '017' });
    const later = createFileStore(file);
    expect(createTwinPayments(later, now, null).find({ transactionId: 'T1' })?.state).toBe('PAID');
    expect(recordsIn(later, 'agreements').list()).toEqual([{ account: '017' }]);
    expect(readdirSync(path.dirname(file))).toEqual(['state.json']);
  });

  test('says what to do about a file that is damaged', () => {
    const damaged = path.join(folder, 'damaged.json');
    writeFileSync(damaged, '{"payments":');
    expect(() => createFileStore(damaged).read()).toThrow('damaged.json cannot be read: delete it');
  });

  test('has at most 500 things of a kind, and the oldest go first', () => {
    const payments = createTwinPayments(createMemoryStore(), now, 'nagad');
    const ids = Array.from({ length: 501 }, (_, index) => payments.create(payment({ invoice: `i${index}` })).id);
    expect(payments.list()).toHaveLength(500);
    expect(payments.get(ids[0] ?? '')).toBeUndefined();
    expect(payments.list()[0]?.id).toBe(ids[500]);
  });

  test('a part sees the payments of its provider only', () => {
    const store = createMemoryStore();
    const { id } = createTwinPayments(store, now, 'nagad').create(payment());
    const other = createTwinPayments(store, now, 'bkash');
    expect(other.get(id)).toBeUndefined();
    expect(other.find({ invoice: 'the-invoice' })).toBeUndefined();
    expect(() => other.update(id, { state: 'PAID' })).toThrow('no payment');
  });
});

describe('a call', async () => {
  const faults = createFaults();
  const { calls, handler } = createCalls();
  let done = 0;
  const router = Router();
  const call = handler('bkash', faults.of('bkash'));
  router.post(
    '/start',
    call('start', () => ({ json: { count: (done += 1) } })),
  );
  router.get(
    '/query',
    call('query', async () => ({ status: 400, text: 'No.', headers: { 'x-twin': '1' } })),
  );
  const url = await serve(router);
  const start = () => fetch(`${url}/start?secret=1`, { method: 'POST' });
  beforeEach(() => {
    faults.clear();
    done = 0;
  });

  test('is answered with what the part says, and remembered without its query', async () => {
    expect(await (await start()).json()).toEqual({ count: 1 });
    const refused = await fetch(`${url}/query`);
    expect([refused.status, await refused.text(), refused.headers.get('x-twin')]).toEqual([400, 'No.', '1']);
    expect(calls.slice(-2)).toEqual([
      { provider: 'bkash', step: 'start', method: 'POST', path: '/start' },
      { provider: 'bkash', step: 'query', method: 'GET', path: '/query' },
    ]);
  });

  test.each([
    [false, 0],
    [true, 1],
  ])('loses its answer at one step, with the work done: %s', async (after, times) => {
    faults.set({ timeoutAt: 'start', after });
    await expect(start()).rejects.toThrow('fetch failed');
    expect(done).toBe(times);
    expect((await fetch(`${url}/query`)).status).toBe(400);
  });

  test('stays silent until the shop gives up', async () => {
    faults.set({ timeoutAt: 'start', silent: true });
    await expect(fetch(`${url}/start`, { method: 'POST', signal: AbortSignal.timeout(200) })).rejects.toThrow(
      'timeout',
    );
  });

  test('finds the provider down, and another one up', async () => {
    faults.set({ down: '503' });
    expect((await start()).status).toBe(503);
    faults.set({ down: 'CUT' });
    await expect(start()).rejects.toThrow('fetch failed');
    faults.set({ down: '503', only: 'nagad' });
    expect((await start()).status).toBe(200);
    expect(done).toBe(1);
  });

  test('takes a fault that happens once', () => {
    faults.set({ expiredToken: true, risky: true });
    const mine = faults.of('bkash');
    expect([mine.take('expiredToken'), mine.take('expiredToken'), mine.get('risky')]).toEqual([true, undefined, true]);
  });
});

describe('a notification', async () => {
  const faults = createFaults();
  const mine = faults.of('sslcommerz');
  const arrived: string[] = [];
  const url = await serve((request, response) => {
    arrived.push(`${request.method} ${request.headers['x-forgery']}`);
    response.status(202).end();
  });
  const { notify, release, sent } = createNotifications(fetch);
  const send = (to = url) =>
    notify('sslcommerz', mine, (forgery) => ({
      url: to,
      headers: { 'x-forgery': String(forgery) },
      body: 'x',
    }));
  beforeEach(() => {
    faults.clear();
    arrived.length = 0;
  });

  test('is answered before the browser returns', async () => {
    await send();
    expect(arrived).toEqual(['POST null']);
    expect(sent.at(-1)).toEqual({ provider: 'sslcommerz', url, status: 202 });
  });

  test('comes twice, never, or forged', async () => {
    faults.set({ notifyTwice: true });
    await send();
    faults.set({ notifyNever: true });
    await send();
    faults.set({ notifyForged: 'AMOUNT' });
    await send();
    expect(arrived).toEqual(['POST null', 'POST null', 'POST AMOUNT']);
  });

  test('comes late, when it is released', async () => {
    faults.set({ notifyLate: true });
    await send();
    expect(arrived).toEqual([]);
    expect(await release()).toBe(1);
    expect(arrived).toEqual(['POST null']);
    expect(await release()).toBe(0);
  });

  test('is lost where nobody answers', async () => {
    await send('http://127.0.0.1:9');
    expect(sent.at(-1)?.status).toBeNull();
  });
});

describe('the hosted page', async () => {
  const mine = createTwinPayments(createMemoryStore(), now, 'bkash');
  const chosen: [string, Choice][] = [];
  let move: Move = { method: 'GET', url: 'https://shop.example.com/back?status=success' };
  const part: TwinPart = {
    router: Router(),
    choose: async (id, choice) => {
      chosen.push([id, choice]);
      return move;
    },
  };
  const pages = hostedPages({
    payments: mine,
    parts: { sslcommerz: part, bkash: part, nagad: part },
    now,
    publicUrl: () => 'https://shop.example.com',
  });
  const url = await serve(pages);
  const choose = (id: string, choice: string) =>
    fetch(`${url}/${id}`, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });
  beforeEach(() => {
    chosen.length = 0;
    move = { method: 'GET', url: 'https://shop.example.com/back?status=success' };
  });

  test('says what it is, what is paid, and lets only the shop be returned to', async () => {
    const { id } = mine.create(payment({ about: [{ label: 'Order', text: '<b>1001</b>' }] }));
    const page = await fetch(`${url}/${id}`);
    const text = await page.text();
    expect(text).toContain('This page stands in for bKash. No money moves');
    expect(text).toContain('৳1,250.50');
    expect(text).toContain('&lt;b&gt;1001&lt;/b&gt;');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://shop.example.com;");
    expect(page.headers.get('cache-control')).toBe('no-store');
    for (const file of ['page.css', 'stand-in.css', 'move.js'])
      expect((await fetch(`${url}/${file}`)).status, file).toBe(200);
  });

  test('sends the browser back, once', async () => {
    const { id } = mine.create(payment());
    const sentBack = await choose(id, 'APPROVE');
    expect([sentBack.status, sentBack.headers.get('location')]).toEqual([303, move.url]);
    for (const again of [await choose(id, 'CANCEL'), await fetch(`${url}/${id}`)]) {
      expect(again.status).toBe(410);
      expect(await again.text()).toContain('This payment is over');
    }
    expect(chosen).toEqual([[id, 'APPROVE']]);
    expect(mine.get(id)?.choice).toBe('APPROVE');
  });

  test('a second press of the same button gets the same answer, and chooses once', async () => {
    const { id } = mine.create(payment());
    const pressed = await Promise.all([choose(id, 'APPROVE'), choose(id, 'APPROVE')]);
    expect(pressed.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [303, move.url],
      [303, move.url],
    ]);
    expect(chosen).toEqual([[id, 'APPROVE']]);
  });

  test('sends the browser back with a form', async () => {
    move = { method: 'POST', url: 'https://shop.example.com/back', fields: { card_issuer: 'A "bank"' } };
    const { id } = mine.create(payment());
    const text = await (await choose(id, 'LOW_BALANCE')).text();
    expect(text).toContain('<form method="post" action="https://shop.example.com/back">');
    expect(text).toContain('name="card_issuer" value="A &quot;bank&quot;"');
    expect(text).toContain('/demo-payments/pay/move.js');
  });

  test('lets the window be closed: nothing on it leads back', async () => {
    const { id } = mine.create(payment());
    const closed = await choose(id, 'CLOSE');
    const text = await closed.text();
    expect([closed.status, closed.headers.get('location')]).toEqual([200, null]);
    expect(text).toContain('You may close this window');
    expect(text).not.toMatch(/href="https:|action=/);
    expect(chosen).toEqual([[id, 'CLOSE']]);
  });

  test('leads who has approved the payment back to where the shop waits, and anybody else to the shop', async () => {
    const { id } = mine.create(payment());
    await choose(id, 'CLOSE');
    mine.update(id, { state: 'CANCELLED' });
    expect(await (await fetch(`${url}/${id}`)).text()).toContain('href="https://shop.example.com"');
    mine.update(id, { state: 'APPROVED' });
    expect(await (await fetch(`${url}/${id}`)).text()).toContain('href="https://shop.example.com/payment/return/1"');
  });

  test('is over after its time, and where there is none', async () => {
    const { id } = mine.create(payment({ expiresAt: '2026-11-22T08:30:00Z' }));
    time = new Date('2026-11-22T08:30:00Z');
    expect((await fetch(`${url}/${id}`)).status).toBe(410);
    expect((await choose(id, 'APPROVE')).status).toBe(410);
    expect((await choose('nothing', 'APPROVE')).status).toBe(404);
    expect(chosen).toEqual([]);
  });

  test('takes no other choice', async () => {
    const { id } = mine.create(payment());
    for (const choice of ['', 'approve', 'PAID']) expect((await choose(id, choice)).status).toBe(410);
    expect(mine.get(id)?.choice).toBeNull();
  });
});

describe('over HTTP', async () => {
  const twin = createTwin({ publicUrl: () => 'https://shop.example.com', secret: 'x' });
  const url = `${await serve(twin.router)}/demo-payments`;
  const put = (settings: object) =>
    fetch(`${url}/faults`, {
      method: 'PUT',
      body: JSON.stringify(settings),
      headers: { 'content-type': 'application/json' },
    });

  test('faults are switched, all together', async () => {
    expect((await put({ notifyLate: true })).status).toBe(200);
    expect((await put({ timeoutAt: 'confirm', after: true })).status).toBe(200);
    expect(await (await fetch(`${url}/faults`)).json()).toEqual({ timeoutAt: 'confirm', after: true });
    expect(twin.faults.current()).toEqual({ timeoutAt: 'confirm', after: true });
  });

  test('there is nothing else', async () => {
    for (const place of ['', '/', '/release', '/nagad/api/dfs', '/pay', '/else'])
      expect((await fetch(url + place)).status, place).toBe(404);
  });

  test('a fault that does not exist is refused', async () => {
    twin.faults.clear();
    for (const settings of [{ notifyLater: true }, { timeoutAt: 'end' }]) {
      const refused = await put(settings);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toEqual({ error: expect.any(String) });
    }
    expect(twin.faults.current()).toEqual({});
  });

  test('the shop gets credentials, and keys of which the halves differ', () => {
    const { sslcommerz, bkash, nagad } = twin.config;
    expect([sslcommerz.url, bkash.url, nagad.url]).toEqual([
      'https://shop.example.com/demo-payments/sslcommerz',
      'https://shop.example.com/demo-payments/bkash/v1.2.0-beta',
      'https://shop.example.com/demo-payments/nagad/api/dfs',
    ]);
    expect(bkash.certificateOrigin).toBe('https://shop.example.com');
    expect(nagad.merchantPrivateKey).toMatch(/^[\w+/]{1000,}=*$/);
    expect(nagad.merchantPrivateKey).toBe(nagad.merchantPrivateKey);
    expect(nagad.nagadPublicKey).toMatch(/^[\w+/]{300,}=*$/);
  });
});
