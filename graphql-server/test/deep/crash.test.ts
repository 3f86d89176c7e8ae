import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { expect, onTestFinished, test } from 'vitest';
import { createSessionTokens } from '#people/auth/session/session-token.ts';
import { createDataSource, migrate } from '#platform/db/data-source.ts';
import { startEmbeddedPostgres } from '#packages/embedded-postgres/embedded-postgres.ts';
import { modules } from '#server/modules.ts';
import { createClient, freshAddress } from '../client.ts';
import { createFactories, type Person, type TestProduct } from '../factories.ts';
import { freshKey, placeOrderDocument, toInput } from '../order-edges.ts';
import { newDataDir } from '../shop-process.ts';
import { killDatabase, Supervised } from '../supervised.ts';
import { NO_ORDER_LIMITS } from '../order-truth.ts';

const KILLS = 50;
const BUYERS = 8;
/** How many orders are acknowledged before a server is killed, and then before the database is. */
const ORDERS_BETWEEN = [4, 2] as const;
const STOCK = 100_000;

const secret = 'a-key-that-only-the-tests-know-0123456789';

/** A wish for an order, and what became of it. */
interface Wish {
  key: string;
  buyer: Person;
  product: TestProduct;
  quantity: number;
  /** The acknowledged order; undefined until then. */
  orderId?: string | undefined;
}

/**
 * Sends a wish once. Returns the order's id; undefined without an answer.
 * @throws when it is refused, or fails with more than a 503
 */
async function send(url: string, { key, buyer, product, quantity }: Wish, overRest: boolean) {
  const client = createClient(url, buyer.token);
  const input = toInput(buyer, { productId: product.id, quantity, key });
  const headers = { 'x-forwarded-for': freshAddress() };
  const body = overRest
    ? {
        _id: product.id,
        qty: quantity,
        payment: 'Cash on Delivery',
        shippingAddress: input.shippingAddress,
        idempotencyKey: key,
      }
    : { query: placeOrderDocument, variables: { input } };
  const answer = await client
    .send('POST', overRest ? '/order/addOrder' : '/graphql', { body, headers })
    // The server was killed meanwhile.
    .catch(() => undefined);
  if (answer === undefined || answer.status === 503) return undefined;
  if (overRest) return answer.ok<{ _id: string }>(201)._id;
  const { data } = answer.ok<{ data: { placeOrder: { order?: { id: string } } } }>();
  if (!data.placeOrder.order) throw answer.failure('The order was refused.');
  return data.placeOrder.order.id;
}

test(
  '50 kills of servers and database during checkout: every acknowledged order is there once, no stock is missing',
  {
    timeout: 240_000,
  },
  async () => {
    const dataDir = newDataDir();
    const postgres = await startEmbeddedPostgres({
      dataDir,
      // What was written survives a killed process also without being forced to the disk.
      settings: { fsync: 'off', full_page_writes: 'off', shared_buffers: '64MB' },
      watchEveryMs: 50,
    });
    onTestFinished(() => postgres.stop());
    let dataSource: DataSource = await createDataSource(modules, postgres.url).initialize();
    await migrate(dataSource, modules);
    const make = createFactories(dataSource, createSessionTokens([secret], 3600), '');
    const [buyers, products] = await Promise.all([
      make.customers(BUYERS),
      make.products(Array.from({ length: 3 }, () => ({ stock: STOCK }))),
    ]);
    await dataSource.query(NO_ORDER_LIMITS);
    await dataSource.destroy();

    const env = {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: secret,
      TRUST_PROXY: '1',
    };
    const servers = [new Supervised(env), new Supervised(env)];
    await Promise.all(servers.map(({ up }) => up));

    const wishes: Wish[] = [];
    const shopping = { acknowledged: 0, areDone: false };
    const listeners = new Set<() => void>();
    const acknowledgedMore = (count: number) =>
      new Promise<void>((resolve) => {
        const wanted = shopping.acknowledged + count;
        const listen = () => {
          if (shopping.acknowledged < wanted) return;
          listeners.delete(listen);
          resolve();
        };
        listeners.add(listen);
      });

    /** Sends a wish with its key until the order is acknowledged, now to this server, now to that one. */
    const fulfil = async (wish: Wish, turn: number) => {
      for (let attempt = turn; wish.orderId === undefined; attempt += 1) {
        const server = servers[attempt % servers.length];
        const url = server?.url ?? servers.find((other) => other.url !== undefined)?.url;
        if (url === undefined) await Promise.race(servers.map(({ up }) => up));
        else wish.orderId = await send(url, wish, attempt % 3 === 0);
        // Clients pause before they try again.
        if (wish.orderId === undefined) await pause(20);
      }
      shopping.acknowledged += 1;
      for (const listen of listeners) listen();
    };
    const buying = buyers.map(async (buyer, place) => {
      for (let turn = place; !shopping.areDone; turn += 1) {
        const product = products[turn % products.length];
        if (!product) throw new Error('There is no product.');
        const wish: Wish = { key: freshKey(), buyer, product, quantity: 1 + (turn % 3) };
        wishes.push(wish);
        await fulfil(wish, turn);
      }
    });
    const failed = Promise.all(buying);

    for (let kill = 0; kill < KILLS; kill += 1) {
      await Promise.race([acknowledgedMore(ORDERS_BETWEEN[0]), failed]);
      if (kill % 2 === 1) killDatabase(dataDir);
      else await servers[(kill / 2) % servers.length]?.kill();
    }
    await Promise.race([acknowledgedMore(ORDERS_BETWEEN[0]), failed]);
    shopping.areDone = true;
    await failed;

    dataSource = await createDataSource(modules, postgres.url).initialize();
    onTestFinished(() => dataSource.destroy());
    const orders = await dataSource.query<{ id: string; key: string }[]>(
      'SELECT id, idempotency_key AS key FROM orders ORDER BY idempotency_key',
    );
    expect(orders).toEqual(
      wishes.map(({ key, orderId }) => ({ id: orderId, key })).toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    );
    const stock = await dataSource.query(
      `SELECT s.product_id AS id, s.available + s.reserved + s.sold AS all, s.reserved,
        (SELECT sum(l.quantity)::integer FROM order_lines l WHERE l.product_id = s.product_id) AS ordered
      FROM product_stock s`,
    );
    for (const { all, reserved, ordered } of stock as { all: number; reserved: number; ordered: number }[])
      expect([all, reserved]).toEqual([STOCK, ordered]);
    const [events] = await dataSource.query<{ count: string; orders: string }[]>(
      "SELECT count(*) AS count, count(DISTINCT subject_id) AS orders FROM events WHERE name = 'OrderPlaced'",
    );
    expect(events).toEqual({ count: String(wishes.length), orders: String(wishes.length) });
    await Promise.all(servers.map((server) => server.stop()));
  },
);
