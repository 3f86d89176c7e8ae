import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import { metricsServer } from '../src/platform/metrics/metrics-server.ts';
import { takeAllConnections, takeDatabaseAway } from './database.ts';
import { openShop } from './setup.ts';
import { openSocket } from './sockets.ts';

const metrics = createMetrics();
const shop = await openShop({ metrics, mayFail: true });
metrics.watch(shop.dataSource, shop.log);
const product = await shop.product();
const customer = await shop.customer();

const server = createServer(metricsServer(metrics, shop.log)).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Returns all metrics by name and labels, as Prometheus would read them. */
const figures = async (): Promise<Map<string, number>> => {
  // Prometheus would not wait longer.
  const response = await fetch(`${address}/metrics`, { signal: AbortSignal.timeout(10_000) });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain; version=0.0.4'),
  ]);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
};

const HTTP = 'haat_http_request_duration_seconds_count';
const OPERATION = 'haat_graphql_operation_duration_seconds_count';

test('open sockets are counted', async () => {
  const [one, other] = [await openSocket(shop.url), await openSocket(shop.url)];
  expect((await figures()).get('haat_sockets')).toBe(2);
  one.socket.terminate();
  other.socket.terminate();
  await expect.poll(async () => (await figures()).get('haat_sockets')).toBe(0);
});

test('requests are counted by route and status, operations by the fields that they ask for, statements by name', async () => {
  await shop.get(`/backend/product/details/${product.id}`);
  await shop.get('/backend/nothing');
  await customer.graphql('query Any { categories { name } me { email } }');
  await customer.graphqlAnswer('{ nothing }');
  const expected = {
    [`${HTTP}{method="GET",route="/backend/product/details/:id",status="200"}`]: 1,
    [`${HTTP}{method="GET",route="other",status="404"}`]: 1,
    [`${HTTP}{method="POST",route="/graphql",status="200"}`]: 1,
    [`${HTTP}{method="POST",route="/graphql",status="400"}`]: 1,
    [`${OPERATION}{type="query",field="categories",outcome="ok"}`]: 1,
    [`${OPERATION}{type="query",field="me",outcome="ok"}`]: 1,
    [`${OPERATION}{type="none",field="refused",outcome="error"}`]: 1,
  };
  await expect.poll(async () => Object.fromEntries(await figures())).toMatchObject(expected);
  const names = [...(await figures()).keys()];
  expect(names).toContainEqual(
    expect.stringMatching(/^haat_sql_statement_duration_seconds_count\{statement="[a-z-]+"\}$/),
  );
  expect(names).toContain('haat_sql_statement_duration_seconds_count{statement="unnamed"}');
});

test('a statement that fails is counted by its class', async () => {
  await expect(shop.sql('SELECT 1 / 0')).rejects.toThrow('division by zero');
  expect((await figures()).get('haat_sql_errors_total{class="22"}')).toBe(1);
});

test('connections, jobs, the event loop and the process are told as they are', async () => {
  const before = await figures();
  await shop.dataSource.transaction((manager) =>
    shop.mails.enqueue(manager, { kind: 'CONFIRM_EMAIL', customerId: customer.id }),
  );
  await shop.sql(
    `INSERT INTO events (name, subject_id, data, failed_at) SELECT 'OrderPlaced', uuidv7(), '{}', failed
     FROM unnest(ARRAY[NULL, NULL, now()]) AS failed`,
  );
  const runner = shop.dataSource.createQueryRunner();
  await runner.connect();
  onTestFinished(() => runner.release());
  const now = await figures();
  const more = (name: string) => (now.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(more('haat_jobs{line="mail",state="created"}')).toBe(1);
  expect(more('haat_jobs{line="events",state="created"}')).toBe(2);
  expect(more('haat_jobs{line="events",state="failed"}')).toBe(1);
  expect(more('haat_pool_connections{state="used"}')).toBe(1);
  for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds'])
    expect(now.get(name), name).toBeGreaterThan(0);
});

test('clients cannot create new labels, whatever they send', async () => {
  const strange = async (round: number) => {
    await shop.send('GET', `/strange/${round}`, { headers: { accept: 'text/html' } });
    await shop.send('GET', `/backend/strange/${round}`);
    await shop.send('GET', `/pictures/strange-${round}/640.webp`);
    await shop.send('PROPFIND', `/order/strange/${round}`);
    await shop.graphqlAnswer(`query Strange${round} { a${round}: categories { name } }`);
    await shop.graphqlAnswer(`{ strange${round} }`);
  };
  await strange(0);
  const count = async () => [...(await figures()).keys()].filter((name) => name.startsWith('haat_')).length;
  await expect.poll(async () => [...(await figures()).keys()].join()).toContain('method="other"');
  const before = await count();
  for (let round = 1; round < 20; round += 1) await strange(round);
  expect(await count()).toBe(before);
});

describe('when the jobs cannot be counted, all other figures are told, and the log says so', () => {
  test.each<[string, () => Promise<() => Promise<void>>]>([
    ['all connections are in use', () => takeAllConnections(shop.dataSource)],
    ['the database is away', () => takeDatabaseAway(shop.config.databaseUrl ?? '')],
  ])('as %s', async (_, takeAway) => {
    onTestFinished(await takeAway());
    const before = shop.logged.length;
    const names = [...(await figures()).keys()];
    expect(names.filter((name) => name.startsWith('haat_jobs'))).toEqual([]);
    for (const name of ['haat_pool_connections{state="used"}', 'process_cpu_seconds_total'])
      expect(names).toContain(name);
    expect(shop.logged.slice(before).join()).toContain('The jobs could not be counted');
  });
});

test('there is nothing else on their port', async () => {
  for (const path of ['/', '/graphql', '/metrics/x', '/metricsx'])
    expect((await fetch(address + path)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('and they are not on the port of visitors', async () => {
  expect((await shop.get('/metrics')).status).toBe(404);
});
