import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import { freshAddress } from './client.ts';
import { newId } from './factories.ts';
import { openShop } from './setup.ts';
import { openSocket } from './sockets.ts';

const metrics = createMetrics();
const shop = await openShop({
  metrics,
  env: { LOG_LEVEL: 'info' },
  socketLimits: {
    sockets: 60,
    socketsOfIp: 4,
    socketsOfCustomer: 3,
    subscriptions: 2,
    messageBytes: 4000,
    initMs: 300,
    pingMs: 400,
    messages: 30,
  },
});

const orderChanged = 'subscription ($id: ID!) { orderChanged(id: $id) { id } }';

/** Opens a socket of a visitor that may send. */
const openReady = async (options?: Parameters<typeof openSocket>[1]) => {
  const one = await openSocket(shop.url, options);
  one.send({ type: 'connection_init' });
  await expect.poll(() => one.received.map(({ type }) => type)).toContain('connection_ack');
  return one;
};

/** Subscribes to something that nobody may see, and returns the errors that refused it. */
const refusalOf = async (query: unknown, variables: object = {}) => {
  const one = await openReady();
  one.send({ type: 'subscribe', id: 'a', payload: { query, variables } });
  await expect.poll(() => one.received.length).toBe(2);
  one.socket.terminate();
  return one.received[1] as { type: string; payload: { message: string; extensions: { code: string } }[] };
};

/** Returns the status with which opening a socket is refused. */
const refusedWith = async (path: string, ip = freshAddress()) => {
  const socket = new WebSocket(shop.url.replace('http', 'ws') + path, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': ip },
  });
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  socket.on('error', () => undefined);
  socket.terminate();
  return response.statusCode;
};

const nobodyListens = async () => {
  await expect.poll(() => shop.live.listeners).toBe(0);
};

test('queries and mutations are refused on a socket, and subscriptions over HTTP', async () => {
  for (const query of ['{ categories { id } }', 'mutation { signOut }', 'query Me { me { id } }']) {
    const { type, payload } = await refusalOf(query);
    expect(type).toBe('error');
    expect(payload[0]?.message).toMatch(/^Only subscriptions go over this socket/);
    expect(payload[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
  const refused = await shop.graphqlRefusal(orderChanged, { id: newId() });
  expect(refused).toMatchObject({ status: 400, extensions: { code: 'BAD_USER_INPUT' } });
  expect(refused.message).toMatch(/WebSocket/);
});

test('documents have the limits that they have over HTTP', async () => {
  const deep = `${'{ customer { orders(first: 1) { nodes '.repeat(6)}{ id }${' } } }'.repeat(6)}`;
  const cases: [query: string, code: string][] = [
    ['subscription {', 'BAD_USER_INPUT'],
    ['subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['subscription A { a: orderChanged(id: "x") { id } b: orderChanged(id: "x") { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    [`subscription { orderChanged(id: "x") ${deep} }`, 'QUERY_TOO_LARGE'],
    [
      `subscription { orderChanged(id: "x") { customer { orders(first: 100) { nodes { customer { orders(first: 100) { nodes { id } } } } } } } }`,
      'QUERY_TOO_LARGE',
    ],
    ['subscription { orderChanged(id: "\\u0000") { id } }', 'BAD_USER_INPUT'],
  ];
  for (const [query, code] of cases) {
    const { payload } = await refusalOf(query);
    expect(payload[0]?.extensions.code, query).toBe(code);
  }
  const half = await refusalOf(orderChanged, { id: '\ud800' });
  expect(half.payload[0]?.extensions.code).toBe('BAD_USER_INPUT');
  await nobodyListens();
});

test('a client that says nothing, or the wrong thing, is closed', async () => {
  expect(await (await openSocket(shop.url)).closed).toBe(4408);
  const wrong: [sent: string, code: number][] = [
    ['{', 4400],
    ['{"type":"nonsense"}', 4400],
    ['{"type":"subscribe","id":"a","payload":{"query":"{ me { id } }"}}', 4401],
    ['{"type":"connection_init"}{"type":"connection_init"}', 4400],
    ['{"type":"next","id":"a","payload":{}}', 4400],
    [JSON.stringify({ type: 'connection_init', payload: { token: 'x'.repeat(4000) } }), 1009],
    [JSON.stringify({ type: 'connection_init', payload: { token: 'x'.repeat(2000) } }), 4403],
  ];
  for (const [sent, code] of wrong) {
    const one = await openSocket(shop.url);
    one.socket.send(sent);
    expect(await one.closed, sent).toBe(code);
  }
  const twice = await openReady();
  twice.send({ type: 'connection_init' });
  expect(await twice.closed).toBe(4429);
});

test('a client that subscribes twice with one long id is closed, counted, and has no line in the log', async () => {
  const one = await openReady();
  // Its sentence is longer than a close frame can be, and is cut between two characters.
  const id = 'ক'.repeat(100);
  for (let count = 0; count < 2; count += 1)
    one.send({ type: 'subscribe', id, payload: { query: orderChanged, variables: { id: newId() } } });
  expect(await one.closed).toBe(4409);
  expect((await metrics.read()).text).toContain('haat_sockets_closed_total{code="4409"} 1');
});

test('a token that is no text makes nobody a customer', async () => {
  const one = await openSocket(shop.url);
  one.send({ type: 'connection_init', payload: { token: { sub: 'x' }, language: ['bn'] } });
  await expect.poll(() => one.received.length).toBe(1);
  one.send({ type: 'subscribe', id: 'a', payload: { query: orderChanged, variables: { id: newId() } } });
  await expect.poll(() => one.received.map(({ type }) => type)).toContain('complete');
  expect(JSON.stringify(one.received)).toContain('UNAUTHENTICATED');
  one.socket.terminate();
});

test('sockets are limited by IP, in all, and by customer', async () => {
  const ip = freshAddress();
  const many = await Promise.all([1, 2, 3, 4].map(() => openReady({ ip })));
  expect(await refusedWith('/graphql', ip)).toBe(429);
  const [first] = many;
  first?.socket.close();
  await first?.closed;
  (await openReady({ ip })).socket.terminate();
  for (const { socket } of many) socket.terminate();

  const customer = await shop.customer();
  const open = async () => {
    const one = await openSocket(shop.url);
    one.send({ type: 'connection_init', payload: { token: customer.token } });
    return one;
  };
  const own = [await open(), await open(), await open()];
  for (const one of own) await expect.poll(() => one.received.length).toBe(1);
  const fourth = await open();
  expect(await fourth.closed).toBe(4429);
  own[0]?.socket.close();
  await own[0]?.closed;
  const next = await open();
  await expect.poll(() => next.received.length).toBe(1);
  for (const { socket } of [...own, next]) socket.terminate();
});

test('subscriptions of a socket are limited; each that is left makes room', async () => {
  const customer = await shop.customer();
  const id = await shop.order(customer, await shop.product(), 'PENDING');
  const own = await openSocket(shop.url);
  own.send({ type: 'connection_init', payload: { token: customer.token } });
  const subscribe = (name: string) =>
    own.send({ type: 'subscribe', id: name, payload: { query: orderChanged, variables: { id } } });
  await expect.poll(() => own.received.length).toBe(1);
  for (const name of ['a', 'b', 'c']) subscribe(name);
  const typesOf = (name: string) => own.received.filter((message) => message.id === name).map(({ type }) => type);
  await expect.poll(() => [typesOf('a'), typesOf('b'), typesOf('c')]).toEqual([['next'], ['next'], ['error']]);
  expect(shop.live.listeners).toBe(2);
  own.send({ type: 'complete', id: 'a' });
  await expect.poll(() => shop.live.listeners).toBe(1);
  subscribe('d');
  await expect.poll(() => typesOf('d')).toEqual(['next']);
  own.socket.terminate();
  await nobodyListens();
});

test('a client that sends without end is closed', async () => {
  const one = await openReady();
  for (let count = 0; count < 40; count += 1) one.send({ type: 'ping' });
  expect(await one.closed).toBe(4429);
  const quiet = await openReady();
  for (let count = 0; count < 40; count += 1) quiet.socket.ping();
  expect(await quiet.closed).toBe(4429);
});

test('a client that is gone without a word is noticed', async () => {
  const one = await openSocket(shop.url);
  // No answer to pings.
  one.socket.pong = () => undefined;
  one.send({ type: 'connection_init' });
  expect(await one.closed).toBe(1006);
});

test('a client that stays is left in peace', async () => {
  const one = await openReady();
  let pings = 0;
  one.socket.on('ping', () => (pings += 1));
  await expect.poll(() => pings, { timeout: 5000 }).toBeGreaterThan(2);
  expect(one.socket.readyState).toBe(WebSocket.OPEN);
  one.socket.terminate();
});

test('only /graphql opens sockets, and only for our protocol', async () => {
  for (const path of ['/', '/graphqlx', '/backend/session', '/graphql/x']) {
    const status = await refusedWith(path);
    expect(status, path).toBeGreaterThanOrEqual(200);
    expect(status, path).not.toBe(101);
  }
  const other = await openSocket(shop.url, { protocol: 'graphql-ws' }).catch(() => null);
  if (other) expect(await other.closed).toBe(4406);
});

test('a request that asks for another protocol is answered as usual', async () => {
  const { port } = new URL(shop.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    'GET /backend/openapi.json HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n',
  );
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(String(data)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test('nothing that strangers sent is in the log', () => {
  const lines = shop.logged.filter((line) => !line.includes('A request was answered.'));
  expect(lines).toEqual([]);
  expect(shop.logged.filter((line) => /xxxx|orderChanged/.test(line))).toEqual([]);
});

test('the shop ends with open sockets, and says so to them', async () => {
  const ending = await openShop({ beside: shop });
  const one = await openSocket(ending.url);
  one.send({ type: 'connection_init' });
  await expect.poll(() => one.received.length).toBe(1);
  await ending.stop();
  expect(await one.closed).toBe(1001);
});
