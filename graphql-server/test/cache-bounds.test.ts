import { once } from 'node:events';
import { get, ServerResponse, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { queryObjects } from 'node:v8';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import type { Answer } from './client.ts';
import { addressOf, askOf, errorOf, publicOperations } from './cache-steps.ts';
import { openShop } from './setup.ts';

let clock = 0;
const metrics = createMetrics();
const answers = { publicOperations, clock: () => clock };
const shop = await openShop({ answers, metrics, env: { LOG_LEVEL: 'info' } });
const ask = askOf(shop);
beforeEach(() => {
  clock += 120_000;
});

/** Returns the figures of the server by name and labels. */
const figures = async (of = metrics): Promise<Map<string, number>> => {
  const { text } = await of.read();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
};

test('a thousand different variables take no more memory than the bounds allow', async () => {
  const own = createMetrics();
  const small = await openShop({
    answers: { ...answers, answerBounds: { bytes: 100_000 } },
    metrics: own,
    beside: shop,
  });
  const { id } = await shop.product();
  const questions = Array.from({ length: 1000 }, (_, index) => ({ id, page: index + 1 }));
  const each = async () => {
    for (let next = questions.pop(); next !== undefined; next = questions.pop())
      expect((await askOf(small)('Product', next)).status).toBe(200);
  };
  await Promise.all(Array.from({ length: 16 }, each));
  const seen = await figures(own);
  expect(seen.get('haat_cached_answers{of="bytes"}')).toBeLessThanOrEqual(100_000);
  expect(seen.get('haat_cached_answers{of="answers"}')).toBeGreaterThan(10);
  expect(seen.get('haat_public_answers_total{source="made"}')).toBe(1000);
});

test('a long answer takes the memory of its compressed bytes, however it is asked for', async () => {
  await shop.products(Array.from({ length: 60 }, (_, index) => ({ name: `Lamp ${index}` })));
  const bytes = async () => (await figures()).get('haat_cached_answers{of="bytes"}') ?? NaN;
  const before = await bytes();
  const whole = await ask('List', {}, { 'accept-encoding': 'identity' });
  const after = await bytes();
  const zipped = await ask('List', {}, { 'accept-encoding': 'br, gzip' });
  expect([zipped.headers.get('content-encoding'), await bytes()]).toEqual(['gzip', after]);
  const lengthOf = ({ headers }: Answer) => Number(headers.get('content-length'));
  expect(zipped.text).toBe(whole.text);
  expect(after - before).toBeGreaterThan(lengthOf(zipped));
  expect(after - before).toBeLessThan(lengthOf(whole));
});

test('every request has its own id, line in the log and figures, also one that is answered from memory', async () => {
  const HTTP = 'haat_http_request_duration_seconds_count{method="GET",route="/graphql",status="200"}';
  const OPERATION = 'haat_graphql_operation_duration_seconds_count{type="query",field="categories",outcome="ok"}';
  const before = await figures();
  const ids: (string | null)[] = [];
  for (const _ of ['made', 'cached', 'cached']) ids.push((await ask('Categories')).headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(3);
  const lines = () =>
    shop.logged
      .filter((line) => line.includes('A request was answered.'))
      .map((line) => JSON.parse(line) as { requestId: string; operation: string; request: object })
      .filter(({ requestId }) => ids.includes(requestId));
  await expect.poll(() => lines().length).toBe(3);
  for (const line of lines())
    expect(line).toMatchObject({
      request: { method: 'GET', path: '/graphql', address: expect.stringMatching(/^10\./) },
      response: { status: 200, bytes: expect.any(Number) },
      operation: 'Categories',
    });
  const after = await figures();
  for (const name of [HTTP, OPERATION]) expect((after.get(name) ?? 0) - (before.get(name) ?? 0)).toBe(3);
  expect(after.get('haat_public_answers_total{source="cached"}')).toBeGreaterThan(1);
});

test('what fails has its line and figures, too', async () => {
  const OPERATION = 'haat_graphql_operation_duration_seconds_count{type="query",field="products",outcome="error"}';
  const CALL =
    'haat_http_request_duration_seconds_count{method="GET",route="/backend/product/details/:id",status="404"}';
  const before = await figures();
  const { extensions } = errorOf(await ask('List', { first: 101 }), 400);
  (await shop.get('/backend/product/details/nope')).refused(404);
  const line = () => shop.logged.find((one) => one.includes(extensions.requestId));
  await expect.poll(line).toContain('"operation":"List"');
  const after = await figures();
  for (const name of [OPERATION, CALL]) expect((after.get(name) ?? 0) - (before.get(name) ?? 0)).toBe(1);
});

describe('a connection', () => {
  const target = new URL(shop.url);
  const open = async () => {
    const socket = connect(Number(target.port), target.hostname);
    await once(socket, 'connect');
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  const request = (address: string, more = '') =>
    `GET ${address} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: 10.9.9.9\r\n${more}\r\n`;

  test('stays open, and answers requests in their order, from memory or not', async () => {
    const { id } = await shop.product();
    await ask('Categories');
    const socket = await open();
    let text = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    socket.write(request(addressOf('Product', { id })) + request(addressOf('Categories')) + request('/health/live'));
    await expect.poll(() => text.includes('"live"')).toBe(true);
    const places = ['"product"', '"categories"', '"live"'].map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(text.match(/HTTP\/1.1 200/g)).toHaveLength(3);
  });

  test('that asks for what cannot be answered takes no answer from who asks for something else at that moment', async () => {
    const socket = await open();
    let text = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    // As JSON both would be null.
    socket.write(request(addressOf('List', '{"after":1e999}')) + request(addressOf('List', '{"after":null}')));
    const statuses = () => [...text.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status);
    await expect.poll(statuses).toEqual(['400', '200']);
  });

  test('that does not read holds nobody else up', async () => {
    await ask('List');
    const slow = await open();
    slow.pause();
    slow.write(request(addressOf('List')).repeat(200));
    for (let count = 0; count < 20; count += 1) expect((await ask('List')).status).toBe(200);
  });
});

test('a client who has spent too much makes nothing any more, and reads what is cached', async () => {
  const ip = { 'x-forwarded-for': '203.0.113.78' };
  await ask('Categories');
  const spend = async () => {
    for (let page = 0; page < 100; page += 1) {
      const answer = await ask('List', { first: 100, after: null, filter: { term: `t${Math.random()}` } }, ip);
      if (answer.status !== 200) return answer;
    }
    return undefined;
  };
  expect((await ask('List', { first: 3 }, ip)).status).toBe(200);
  let refused: Answer | undefined;
  for (let turn = 0; refused === undefined && turn < 20; turn += 1) {
    await shop.sql(`UPDATE rate_limits SET points = 9000000 WHERE key LIKE 'graphqlByIp:%'`);
    refused = await spend();
  }
  if (refused === undefined) throw new Error('Nobody was refused.');
  expect(errorOf(refused, 429).extensions.code).toBe('TOO_MANY');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('Categories', {}, ip)).status).toBe(200);
  expect((await ask('Categories', {}, { ...ip, 'cache-control': 'no-cache' })).status).toBe(429);
  expect((await ask('List', { first: 3 })).status).toBe(200);
});

// The last one: looking through the memory stops everything, for longer than connections wait for the next request.
test('an answer that is cached keeps nothing of the request for which it was made', async () => {
  const products = await shop.products(Array.from({ length: 100 }, (_, index) => ({ name: `Vase ${index}` })));
  const addresses = products.flatMap(({ id }) => [`/backend/product/details/${id}`, addressOf('Product', { id })]);
  const held = () => queryObjects(ServerResponse, { format: 'count' });
  const before = held();
  for (const address of addresses) {
    const [answer] = (await once(get(shop.url + address, { agent: false }), 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    await once(answer.resume(), 'end');
  }
  expect(held() - before).toBeLessThan(20);
});
