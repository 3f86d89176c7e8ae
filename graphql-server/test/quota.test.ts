import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { createDataSource } from '../src/platform/db/data-source.ts';
import { createQuota } from '../src/platform/http/graphql/graphql-quota.ts';
import { createLog } from '../src/kernel/log.ts';
import { createRateLimits } from '../src/platform/rate-limits/rate-limits.ts';
import { modules } from '../src/modules.ts';
import type { Answer, GraphqlError } from './client.ts';
import { openShop, type Shop } from './setup.ts';
import { watch } from './sockets.ts';

const shop = await openShop();
const other = await openShop({ beside: shop });

/** An operation with nearly the highest price, which is quick to execute. */
const dear = `{ ${Array.from({ length: 49 }, (_, index) => `a${index}: category(slug: "x") { id }`).join(' ')} }`;

/** One more than a server counts by itself before it settles. */
const UNSETTLED = 31;

let addresses = 0;
const newAddress = () => `203.0.113.${(addresses += 1)}`;

interface Requester {
  address: string;
  token?: string;
}

const ask = (server: Shop, { address, token }: Requester, query = dear): Promise<Answer> =>
  server.send('POST', '/graphql', {
    body: { query },
    headers: { 'x-forwarded-for': address, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });

const askOften = async (server: Shop, requester: Requester, times = UNSETTLED) => {
  for (let count = 0; count < times; count += 1) (await ask(server, requester)).ok();
};

const counted = async (name: string) =>
  (await shop.sql<{ points: number }>('SELECT points FROM rate_limits WHERE starts_with(key, $1)', [name])).map(
    ({ points }) => points,
  );

/** Sets a counter so that nearly everything is spent. */
const nearlySpent = async (name: string, points: number) => {
  await expect.poll(() => counted(name)).not.toEqual([]);
  await shop.sql('UPDATE rate_limits SET points = $2 WHERE key LIKE $1', [`${name}:%`, points - 1]);
};

const forgetAll = () => shop.sql('DELETE FROM rate_limits');

/** Expects a refusal soon: settling happens after the response. */
const expectRefused = async (server: Shop, requester: Requester) => {
  await expect.poll(async () => (await ask(server, requester, '{ __typename }')).status).toBe(429);
  const answer = await ask(server, requester, '{ __typename }');
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(14 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  const { errors } = answer.json<{ errors: GraphqlError[] }>();
  expect(errors).toEqual([
    {
      message: 'That was tried too often. Please try again in 15 minutes.',
      extensions: {
        code: 'TOO_MANY',
        wording: { code: 'tooOften.inMinutes', params: [{ name: 'minutes', value: '15' }] },
        requestId: answer.headers.get('x-request-id'),
        retryAfterSeconds: expect.any(Number),
      },
    },
  ]);
};

test('the cost of an ordinary visit is not stored', async () => {
  await forgetAll();
  const visitor = { address: newAddress() };
  for (let count = 0; count < 50; count += 1)
    (await ask(shop, visitor, '{ products { nodes { id name image { path } } } }')).ok();
  expect(await counted('graphqlByIp')).toEqual([]);
});

describe('who spends more than they may is refused for a while', () => {
  test('from one address, by every server, and nobody else', async () => {
    await forgetAll();
    const [greedy, modest] = [{ address: newAddress() }, { address: newAddress() }];
    await askOften(shop, greedy);
    await nearlySpent('graphqlByIp', 5_000_000);
    (await ask(shop, greedy)).ok();
    await askOften(other, greedy);
    await expectRefused(other, greedy);
    // This server learns it from the other one when it settles the next time.
    await askOften(shop, greedy, UNSETTLED - 1);
    await expectRefused(shop, greedy);
    (await ask(shop, modest)).ok();
    (await ask(other, modest)).ok();
  });

  test('as one customer, from however many addresses', async () => {
    await forgetAll();
    const [greedy, modest] = [await shop.customer(), await shop.customer()];
    const somewhere = () => ({ address: newAddress(), token: greedy.token });
    for (let count = 0; count < UNSETTLED; count += 1) (await ask(shop, somewhere())).ok();
    await nearlySpent('graphqlByCustomer', 300_000);
    for (let count = 0; count < UNSETTLED; count += 1) (await ask(shop, somewhere())).ok();
    await expectRefused(shop, somewhere());
    (await ask(shop, { ...somewhere(), token: modest.token })).ok();
    // Visitors can still read.
    (await ask(shop, { address: newAddress() })).ok();
  });

  test('also by a socket', async () => {
    await forgetAll();
    const spender = await shop.customer();
    const watching = () =>
      watch(shop.url, 'subscription { orderChanged(id: "x") { id } }', {}, { token: spender.token });
    const before = watching();
    expect(await before.next()).toEqual({ data: { orderChanged: null } });
    before.stop();
    const somewhere = { address: newAddress(), token: spender.token };
    await askOften(shop, somewhere);
    await nearlySpent('graphqlByCustomer', 300_000);
    await askOften(shop, somewhere);
    await expectRefused(shop, somewhere);
    const after = watching();
    await expect(after.next()).rejects.toMatchObject([{ extensions: { code: 'TOO_MANY' } }]);
    after.stop();
  });

  test.each([
    ['cannot be read', () => `{ ${'# '.padEnd(90_000, 'x')}`],
    ['are nested too deeply', () => `{ ${'{ '.repeat(201)} ${'# '.padEnd(90_000, 'x')}`],
    // It is validated again each time.
    ['do not fit the schema', () => `{ nope ${'__typename '.repeat(50)} # ${'x'.repeat(8000)}\n }`],
  ])('also by documents that %s', async (_, query) => {
    await forgetAll();
    const vandal = { address: newAddress() };
    for (let count = 0; count < 70; count += 1) expect((await ask(shop, vandal, query())).status).toBe(400);
    await expect.poll(() => counted('graphqlByIp')).not.toEqual([]);
  });
});

describe('nobody is refused because of others', () => {
  test('an operation that is refused for its price costs nothing but its characters', async () => {
    await forgetAll();
    const vandal = { address: newAddress() };
    const tooDear = '{ products(first: 100) { nodes { related(first: 24) { reviews { totalCount } } } } }';
    for (let count = 0; count < 2 * UNSETTLED; count += 1) expect((await ask(shop, vandal, tooDear)).status).toBe(400);
    // Settlements happen in order: once this one is done, the earlier ones are too.
    await askOften(shop, { address: newAddress() });
    await expect.poll(() => counted('graphqlByIp')).toHaveLength(1);
  });

  test('somebody who is signed in goes on at an address that has spent too much', async () => {
    await forgetAll();
    const address = newAddress();
    const customer = await shop.customer();
    await askOften(shop, { address });
    await nearlySpent('graphqlByIp', 5_000_000);
    await askOften(shop, { address });
    await expectRefused(shop, { address });
    (await ask(shop, { address, token: customer.token })).ok();
    await expectRefused(shop, { address, token: 'made-up' });
  });
});

test('while the database is away the sum is kept, and one warning a minute says so', async () => {
  const away = await createDataSource(modules, shop.config.databaseUrl ?? '').initialize();
  const limits = createRateLimits(away);
  await away.destroy();
  const consume = vi.fn(limits.consume);
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  const { addUsage } = createQuota({ ...limits, consume }, log);
  const all = async () => {
    for (let visitor = 0; visitor < 5; visitor += 1)
      for (let count = 0; count < 40; count += 1)
        addUsage({ client: { ip: `198.51.100.${visitor}`, userAgent: null }, subject: undefined }, 1e6);
    await Promise.allSettled(consume.mock.results.map(({ value }) => value));
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await all();
    await all();
    expect(consume).toHaveBeenCalledTimes(5);
    expect(lines).toHaveLength(1);
    vi.setSystemTime(Date.now() + 60_000);
    consume.mockResolvedValue(0);
    await all();
    // First what was spent meanwhile.
    const settled = consume.mock.calls.slice(5).map(([, , points]) => points);
    expect(settled).toEqual(Array.from({ length: 5 }, () => [81_000, 30_000]).flat());
  } finally {
    vi.useRealTimers();
  }
});

describe('the documented calls are paid from the same accounts', () => {
  const callOften = async (times: number, call: () => Promise<Answer>) => {
    for (let count = 0; count < times; count += 1) (await call()).ok();
  };
  const refusedOf = async (call: () => Promise<Answer>) => {
    await expect.poll(async () => (await call()).status).toBe(429);
    const answer = await call();
    expect(answer.refused(429)).toMatchObject({
      code: 'TOO_MANY',
      error: 'That was tried too often. Please try again in 15 minutes.',
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  };

  test('by an address: lists by what they may hold, and pages of products', async () => {
    await forgetAll();
    const product = await shop.product();
    // What is in the server's memory costs nothing.
    const headers = { 'x-forwarded-for': newAddress(), 'cache-control': 'no-cache' };
    const list = (limit: number) => shop.send('GET', `/backend/product?limit=${limit}`, { headers });
    const show = () => shop.send('GET', `/backend/product/details/${product.id}`, { headers });
    await callOften(50, () => list(1));
    expect(await counted('graphqlByIp')).toEqual([]);
    await callOften(40, () => list(500));
    await nearlySpent('graphqlByIp', 5_000_000);
    for (let count = 0; count < 40; count += 1) expect([200, 429]).toContain((await list(500)).status);
    await refusedOf(() => list(1));
    await refusedOf(show);
    await expectRefused(shop, { address: headers['x-forwarded-for'] });
    // Signing in has no price.
    const login = { gmail: 'nobody@gmail.com', password: 'a guess' };
    (await shop.send('POST', '/backend/login', { headers, body: login })).refused(401);
    (await shop.get('/backend/product?limit=1')).ok();
  });

  test('by a customer: every try of an order, also one that is refused, and what is read about orders', async () => {
    await forgetAll();
    const customer = await shop.customer();
    const tryOrder = () => customer.post('/order/addOrder', {});
    for (let count = 0; count < 320; count += 1) expect((await tryOrder()).status).toBe(422);
    await nearlySpent('graphqlByCustomer', 300_000);
    for (let count = 0; count < 320; count += 1) expect([422, 429]).toContain((await tryOrder()).status);
    await refusedOf(tryOrder);
    for (const path of ['/order/allordergmail', '/order/newcustomer'])
      await refusedOf(() => customer.get(`${path}?email=${customer.email}`));
    await refusedOf(() => customer.get(`/order/singleOrder/${customer.id}`));
    await refusedOf(() => customer.put(`/order/newcustomer/${customer.id}`, { phoneNumber: '' }));
  });

  test('by nobody who is not signed in where one must be', async () => {
    await forgetAll();
    const [vandal, other] = [newAddress(), newAddress()];
    const tryOrder = () => shop.send('POST', '/order/addOrder', { headers: { 'x-forwarded-for': vandal }, body: {} });
    for (let count = 0; count < 320; count += 1) (await tryOrder()).refused(401);
    // Settlements happen in order: once this one is done, the earlier ones are too.
    await askOften(shop, { address: other });
    await expect.poll(() => counted('graphqlByIp')).not.toEqual([]);
    const key = createHash('sha256').update(vandal).digest('base64url');
    expect(await counted(`graphqlByIp:${key}`)).toEqual([]);
  });
});
