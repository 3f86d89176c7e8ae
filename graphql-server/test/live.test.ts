import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLive } from '../src/platform/live/live.ts';
import type { OrderStatus } from '../src/sales/order/order.model.ts';
import type { Person } from './factories.ts';
import { createLog } from '../src/kernel/log.ts';
import { buy, changeStatus, ship } from './order-steps.ts';
import { openShop, type Shop } from './setup.ts';
import { trackingTokenOf, watch, type Push } from './sockets.ts';

const shop = await openShop({ mayRefuse: /terminating connection due to administrator command/ });
const beside = await openShop({ beside: shop });

const orderChanged = 'subscription ($id: ID!) { orderChanged(id: $id) { id status history { status } } }';
const trackedOrderChanged =
  'subscription ($token: String!) { trackedOrderChanged(token: $token) { status history { status at } } }';

interface OrderPush {
  orderChanged: { id: string; status: OrderStatus } | null;
}

const product = await shop.product({ stock: 1000 });

/** Creates an order that waits to be processed. */
const orderOf = async (customer: Person): Promise<string> => {
  const id = await shop.order(customer, product, 'PENDING');
  await shop.sql(`INSERT INTO order_status_changes (order_id, status, actor) VALUES ($1, 'PENDING', 'CUSTOMER')`, [id]);
  return id;
};

/** Moves an order and says so, in one transaction, as the relay of events does. */
const move = (id: string, status: OrderStatus) =>
  shop.dataSource.transaction(async (manager) => {
    await manager.query('UPDATE orders SET status = $2 WHERE id = $1', [id, status]);
    await manager.query(`INSERT INTO order_status_changes (order_id, status, actor) VALUES ($1, $2, 'ADMIN')`, [
      id,
      status,
    ]);
    await manager.query(`SELECT pg_notify('haat_live', $1)`, [id]);
  });

const statusOf = (push: Push<OrderPush> | undefined) => push?.data?.orderChanged?.status;

const watchOrder = ({ url }: Shop, id: string, person?: { token: string }, params = {}) =>
  watch<OrderPush>(url, orderChanged, { id }, { ...(person && { token: person.token }), ...params });

const nobodyListens = async () => {
  await expect.poll(() => shop.live.listeners + beside.live.listeners).toBe(0);
};

test('an open page gets an order at once and after every change, whichever server it is connected to', async () => {
  const customer = await shop.customer();
  const id = await orderOf(customer);
  const pages = [watchOrder(shop, id, customer), watchOrder(beside, id, customer)];
  for (const page of pages) expect(statusOf(await page.next())).toBe('PENDING');
  for (const status of ['PROCESSED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
    await move(id, status);
    for (const page of pages) expect(statusOf(await page.next())).toBe(status);
  }
  for (const page of pages) page.stop();
  await nobodyListens();
});

test('an admin may watch every order; its customer’s language is used', async () => {
  const id = await orderOf(await shop.customer());
  const page = watch<{ orderChanged: { lines: { name: string }[] } }>(
    shop.url,
    'subscription ($id: ID!) { orderChanged(id: $id) { lines { name } } }',
    { id },
    { token: (await shop.admin()).token, language: 'bn' },
  );
  expect((await page.next())?.data?.orderChanged.lines).toHaveLength(1);
  page.stop();
});

test('nobody learns of somebody else’s order, nor when it changes', async () => {
  const id = await orderOf(await shop.customer());
  const other = watchOrder(shop, id, await shop.customer());
  expect(await other.next()).toEqual({ data: { orderChanged: null } });
  expect(await other.next()).toBeUndefined();
  other.stop();

  const stranger = watchOrder(shop, id);
  expect((await stranger.next())?.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(await stranger.next()).toBeUndefined();
  stranger.stop();
  await nobodyListens();
});

test('a token that is wrong or has expired opens nothing', async () => {
  const customer = await shop.customer();
  const id = await orderOf(customer);
  vi.useFakeTimers({ now: Date.now() - 3_600_000, toFake: ['Date'] });
  const old = shop.tokens.issue({ customerId: customer.id, sessionId: customer.sessionId }).token;
  vi.useRealTimers();
  for (const token of ['nonsense', `${customer.token}x`, old]) {
    const page = watchOrder(shop, id, { token });
    await expect(page.next()).rejects.toMatchObject({ code: 4403 });
    page.stop();
  }
});

test('a session that has ended gets no further push, and its socket is closed', async () => {
  const customer = await shop.customer();
  const id = await orderOf(customer);
  const page = watchOrder(shop, id, customer);
  expect(statusOf(await page.next())).toBe('PENDING');
  await shop.sql('UPDATE sessions SET ended_at = now() WHERE id = $1', [customer.sessionId]);
  await move(id, 'PROCESSED');
  expect(await page.closed).toBe(4403);
  await expect(page.next().then((push) => push?.errors?.[0]?.extensions.code ?? statusOf(push))).rejects.toMatchObject({
    code: 4403,
  });
  await nobodyListens();
});

test('a token that expires while nothing happens closes the socket', async () => {
  const short = await openShop({ beside: shop, socketLimits: { pingMs: 50 } });
  const customer = await shop.customer();
  const id = await orderOf(customer);
  const { token } = shop.tokens.issue({ customerId: customer.id, sessionId: customer.sessionId });
  const page = watchOrder(short, id, { token });
  expect(statusOf(await page.next())).toBe('PENDING');
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  expect(await page.closed).toBe(4403);
  vi.useRealTimers();
  page.stop();
});

test('after a lost connection to the database, pages get what they missed', async () => {
  const customer = await shop.customer();
  const id = await orderOf(customer);
  const page = watchOrder(shop, id, customer);
  expect(statusOf(await page.next())).toBe('PENDING');
  // Nobody is told of this change.
  await shop.sql(`UPDATE orders SET status = 'PROCESSED' WHERE id = $1`, [id]);
  await shop.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'haat-live' AND datname = current_database()`,
  );
  expect(statusOf(await page.next())).toBe('PROCESSED');
  await move(id, 'SHIPPED');
  // Of the two servers, both may listen again before or after the change.
  await expect.poll(async () => statusOf(await page.next())).toBe('SHIPPED');
  page.stop();
  await nobodyListens();
});

test('an order that an admin moves through one server moves on the pages of another, as fast as one sees', async () => {
  const relaying = await openShop({ beside: shop, relaysEvents: true });
  const [customer, admin] = [await shop.customer(), relaying.withToken((await shop.admin()).token)];
  const { id } = await buy(customer, [{ productId: product.id, quantity: 1 }]);
  const page = watchOrder(shop, id, customer);
  const link = watch<{ trackedOrderChanged: { status: OrderStatus; shipments: object[] } }>(
    beside.url,
    'subscription ($token: String!) { trackedOrderChanged(token: $token) { status shipments { carrier trackingNumber } } }',
    { token: trackingTokenOf(shop, id) },
  );
  /** Reads pushes until one has the status. The order's other events push as well. */
  const movesTo = async (status: OrderStatus) => {
    while (statusOf(await page.next()) !== status);
    for (;;) {
      const order = (await link.next())?.data?.trackedOrderChanged;
      if (order?.status === status) return order;
    }
  };
  await movesTo('PENDING');
  expect(await changeStatus(admin, id, 'PROCESSED')).toMatchObject({ kind: 'success' });
  await movesTo('PROCESSED');
  await ship(admin, id, { carrier: 'Pathao', trackingNumber: 'PT-1' });
  expect(await movesTo('SHIPPED')).toEqual({
    status: 'SHIPPED',
    shipments: [{ carrier: 'Pathao', trackingNumber: 'PT-1' }],
  });
  page.stop();
  link.stop();
  await nobodyListens();
});

test('whoever has the link sees where the order is, its parcels, and nothing else', async () => {
  const customer = await shop.customer();
  const id = await orderOf(customer);
  const token = trackingTokenOf(shop, id);
  const page = watch<{ trackedOrderChanged: object }>(shop.url, trackedOrderChanged, { token });
  expect(await page.next()).toMatchObject({ data: { trackedOrderChanged: { status: 'PENDING' } } });
  await move(id, 'PROCESSED');
  expect(await page.next()).toMatchObject({
    data: { trackedOrderChanged: { status: 'PROCESSED', history: [{}, { status: 'PROCESSED' }] } },
  });
  page.stop();
  const known = (name: string) =>
    shop
      .graphql(`{ __type(name: "${name}") { fields { name } } }`)
      .then((data) => (data as { __type: { fields: { name: string }[] } }).__type.fields.map((field) => field.name));
  expect(await known('TrackedOrder')).toEqual(['number', 'status', 'placedAt', 'history', 'delivery', 'shipments']);
  expect(await known('TrackedStep')).toEqual(['status', 'at']);
  expect(await known('TrackedShipment')).toEqual(['carrier', 'trackingNumber', 'shippedAt']);
  const wrong = watch(shop.url, trackedOrderChanged, { token: token.replace(/.$/, '') });
  expect(await wrong.next()).toEqual({ data: { trackedOrderChanged: null } });
  expect(await wrong.next()).toBeUndefined();
  wrong.stop();
  await nobodyListens();
});

/**
 * Stands between a server and its database, as a network does. Returns its URL, and a function that lets nothing
 * through any more.
 */
const startNetwork = async () => {
  const database = new URL(shop.config.databaseUrl ?? '');
  const open = new Set<Socket>();
  const network = createServer((client) => {
    const server = connect(Number(database.port), database.hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy());
      open.add(from);
    }
  }).listen(0, '127.0.0.1');
  await once(network, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    network.close();
  });
  const url = new URL(database);
  url.hostname = '127.0.0.1';
  url.port = String((network.address() as AddressInfo).port);
  return {
    url: url.href,
    /** What is open stays open, and nobody hears of it any more. */
    silence: () => {
      for (const socket of open) {
        socket.unpipe();
        socket.pause();
      }
    },
  };
};

test('a connection that is dead without being closed is noticed, and another takes its place', async () => {
  const network = await startNetwork();
  const live = createLive(network.url, shop.log, { pauseMs: 20, checkMs: 100 });
  const changes = await live.changesOf('subject');
  await changes.next();
  network.silence();
  // Answers when the next connection listens.
  await changes.next();
  await shop.sql(`SELECT pg_notify('haat_live', 'subject')`);
  await changes.next();
  await live.close();
  expect((await changes.next()).done).toBe(true);
  expect(live.listeners).toBe(0);
});

test('while the database is away one warning says so, and pages hear again when it is back', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const url = new URL(shop.config.databaseUrl ?? '');
  const away = new URL(url);
  away.host = `127.0.0.1:${port}`;
  const live = createLive(away.href, log, { pauseMs: 10, checkMs: 1000 });
  const changes = await live.changesOf('subject');
  await changes.next();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  const network = createServer((client) => {
    const server = connect(Number(url.port), url.hostname);
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) socket.on('error', () => undefined);
  }).listen(port, '127.0.0.1');
  await changes.next();
  await live.close();
  network.close();
  expect(lines).toEqual([expect.stringContaining('Live updates are interrupted')]);
});
