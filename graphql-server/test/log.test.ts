import { describe, expect, test } from 'vitest';
import { onBehalfOf } from '../src/kernel/current-request.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ env: { LOG_LEVEL: 'info' }, mayFail: true });
const product = await shop.product();

interface Line {
  level: string;
  time: string;
  requestId: string;
  request?: { method: string; path: string; address: string; userAgent: string };
  response?: { status: number };
  milliseconds?: number;
  operation?: string;
}

/** Returns the lines without those about slow statements, which a busy machine may have. */
const quick = (lines: readonly string[]) => lines.filter((line) => !line.includes('A statement took long'));

/** Returns the log lines of some work. The last may be written a moment after its response. */
const linesOf = async (count: number, work: () => Promise<unknown>): Promise<string[]> => {
  const before = shop.logged.length;
  await work();
  const lines = () => quick(shop.logged.slice(before));
  await expect.poll(() => lines().length).toBeGreaterThanOrEqual(count);
  expect(lines()).toHaveLength(count);
  return lines();
};

const parse = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as Line);

describe('each request', () => {
  test('leaves one line of JSON: who asked what, and how it went, under the id that its answer bears', async () => {
    let id: string | null = '';
    const lines = await linesOf(1, async () => {
      const answer = await shop.send('GET', `/backend/product/details/${product.id}?from=mail`, {
        headers: { 'user-agent': 'A browser', 'x-forwarded-for': '203.0.113.9' },
      });
      id = answer.headers.get('x-request-id');
    });
    expect(parse(lines)).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        requestId: id,
        request: {
          method: 'GET',
          path: `/backend/product/details/${product.id}`,
          address: '203.0.113.9',
          userAgent: 'A browser',
        },
        response: { status: 200, bytes: expect.any(Number) },
        milliseconds: expect.any(Number),
        message: 'A request was answered.',
      },
    ]);
  });

  test('names its operation', async () => {
    const lines = await linesOf(1, () =>
      shop.send('POST', '/graphql', {
        body: { query: 'query Names { categories { name } }', operationName: 'Names' },
      }),
    );
    expect(parse(lines)).toMatchObject([{ request: { path: '/graphql' }, operation: 'Names' }]);
  });

  test('that fails by our fault leaves a warning beside the error', async () => {
    const broken = await openShop({ env: { LOG_LEVEL: 'info' }, mayFail: true });
    await broken.sql('ALTER TABLE products RENAME TO hidden');
    await broken.get('/backend/product');
    await expect.poll(() => quick(broken.logged).length).toBe(2);
    expect(parse(quick(broken.logged))).toMatchObject([
      { level: 'error', message: 'A request failed.' },
      { level: 'warn', response: { status: 500 } },
    ]);
  });

  test('of a probe leaves none', async () => {
    const lines = await linesOf(1, async () => {
      await shop.get('/health/live');
      await shop.get('/health/ready?x');
      await shop.get('/backend/product');
    });
    expect(parse(lines)).toMatchObject([{ request: { path: '/backend/product' } }]);
  });

  test('leaves a short line, however long what was sent is', async () => {
    const long = 'x'.repeat(4000);
    const lines = await linesOf(2, async () => {
      await shop.send('POST', `/order/${long}?${long}`, {
        headers: { 'user-agent': long },
        body: { operationName: long },
      });
      await shop.send('POST', '/graphql', { body: { query: `query { ${long} }`, operationName: long } });
    });
    for (const line of lines) expect(line.length).toBeLessThan(1000);
  });

  test('leaves none below the level that is set', async () => {
    const quiet = await openShop();
    await quiet.get('/backend/product');
    expect(quick(quiet.logged)).toEqual([]);
  });
});

test('no line holds a password, a token, a cookie or an e-mail address', async () => {
  const password = 'a-password-that-nobody-knows';
  const customer = await shop.customer({ password });
  const { email } = customer;
  const before = shop.logged.length;
  const login = `mutation Login($input: LoginInput!) { login(input: $input) { ... on LoginSuccess { token } } }`;
  const { data, answer } = await shop.graphqlAnswer<{ login: { token: string } }>(login, {
    input: { email, password },
  });
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  expect(cookie.length).toBeGreaterThan(0);
  await shop.graphqlAnswer(login, { input: { email, password: `${password}-wrong` } });
  await shop.post('/backend/login', { gmail: email, password });
  await shop.withToken(data?.login.token ?? '').get(`/order/newcustomer?email=${email}`);
  await shop.send('POST', '/backend/session/refresh', {
    headers: { cookie: cookie.join('; '), 'x-refresh-attempt': 'one' },
  });
  // A database error contains the statement's values.
  await shop.sql(`ALTER TABLE customers ADD CONSTRAINT nobody CHECK (display_name <> 'Rahima the new')`);
  await shop.post('/backend/registration', {
    user_name: 'Rahima the new',
    gmail: `new.${email}`,
    phone_number: '01712345678',
    password,
  });

  await expect.poll(() => quick(shop.logged.slice(before)).length).toBe(7);
  const written = shop.logged.slice(before).join('');
  expect(written).toContain('"level":"error"');
  // All cookies but the marker `signed-in=1`, which says nothing.
  const values = cookie.map((one) => one.slice(one.indexOf('=') + 1)).filter((value) => value !== '1');
  expect(values).toHaveLength(cookie.length - 1);
  for (const secret of [password, email, data?.login.token ?? '-', ...values, '$argon2'])
    expect(written).not.toContain(secret);
});

test('what is handed to the log by mistake is not written down', () => {
  const before = shop.logged.length;
  shop.log.warn({ password: 'p-1', request: { authorization: 'Bearer p-2', cookie: 'p-3' } }, 'A mistake.');
  expect(shop.logged.slice(before).join('')).not.toMatch(/p-\d/);
});

describe('a statement', () => {
  const hold = async (lock: string) => {
    const runner = shop.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(lock);
    return async () => {
      await runner.rollbackTransaction();
      await runner.release();
    };
  };
  const running = () =>
    shop.sql<{ query: string }>(
      `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );

  test.each([
    [
      'in a transaction',
      'SELECT FROM customers FOR UPDATE',
      'mutation { updateProfile(input: { shippingAddress: "Dhaka" }) { __typename } }',
    ],
    [
      'of a list',
      'LOCK TABLE products IN ACCESS EXCLUSIVE MODE',
      '{ products(filter: { term: "lamp" }) { nodes { name } } }',
    ],
  ])('%s says for which request it runs, while it does', async (_, lock, document) => {
    const customer = await shop.customer();
    const release = await hold(lock);
    const answering = customer.graphqlAnswer(document);
    let seen: { query: string }[] = [];
    try {
      await expect.poll(async () => (seen = await running())).toHaveLength(1);
    } finally {
      await release();
    }
    const id = (await answering).answer.headers.get('x-request-id');
    expect(seen[0]?.query).toContain(`/* request=${id} */`);
  });

  test('that takes long is told with the request it was for', async () => {
    const before = shop.logged.length;
    await onBehalfOf('a-request', () => shop.sql('SELECT pg_sleep(1.1)'));
    expect(shop.logged.slice(before).map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        requestId: 'a-request',
        statement: 'SELECT pg_sleep(1.1)',
        milliseconds: expect.any(Number),
      }),
    );
  });
});

test('a proxy that nobody has named is told once, however often it comes', async () => {
  const behind = await openShop({ env: { TRUST_PROXY: 'false', LOG_LEVEL: 'warn' }, mayFail: true });
  const direct = await openShop({ env: { TRUST_PROXY: 'false', LOG_LEVEL: 'warn' }, mayFail: true });
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (const path of ['/health/live', '/', '/backend/product']) await behind.send('GET', path, { headers });
  expect(quick(behind.logged).filter((line) => line.includes('TRUST_PROXY names no proxy'))).toHaveLength(1);
  await fetch(`${direct.url}/health/live`);
  expect(quick(direct.logged)).toEqual([]);
});
