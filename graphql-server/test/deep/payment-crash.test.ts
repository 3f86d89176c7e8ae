import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { expect, onTestFinished, test } from 'vitest';
import type { Choice } from '#demo/payments/choices.ts';
import { createSessionTokens } from '#people/auth/session/session-token.ts';
import { loadConfig } from '#platform/config/config.ts';
import { createDataSource, migrate } from '#platform/db/data-source.ts';
import { startEmbeddedPostgres } from '#packages/embedded-postgres/embedded-postgres.ts';
import { createLog } from '#kernel/log.ts';
import { reconcile } from '#sales/payment/attempts/reconcile.ts';
import { createDeps } from '#server/services.ts';
import { modules } from '#server/modules.ts';
import { createClient } from '../client.ts';
import { createFactories, type Person } from '../factories.ts';
import { freshKey, placeOrderDocument, toInput } from '../order-edges.ts';
import { newDataDir } from '../shop-process.ts';
import { killDatabase, Supervised } from '../supervised.ts';
import { openTwin } from '../twin.ts';
import { NO_ORDER_LIMITS } from '../order-truth.ts';

const KILLS = 12;
const STOCK = 1000;
const METHODS = ['CARD', 'NAGAD', 'BKASH'] as const;
const CHOICES: readonly Choice[] = ['APPROVE', 'CLOSE', 'LOW_BALANCE', 'APPROVE', 'CANCEL', 'APPROVE'];

const secret = 'a-key-that-only-the-tests-know-0123456789';
const publicUrl = 'https://shop.example.com';

/** What the database holds of an order in the end. */
interface Ended {
  id: string;
  status: string;
  awaits: string | null;
  collected: number;
  owed: number;
  transactions: string[];
}

/** Returns a port that is free now, for a server that keeps it over its restarts. */
const freePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
};

/** The headers that matter to the shop. */
const forwarded = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    ['accept', 'authorization', 'content-type', 'x-forwarded-for', 'x-amz-sns-message-type'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

test(
  'servers and database are killed while customers pay: every payment is settled or given back, and none is counted twice',
  { timeout: 240_000 },
  async () => {
    const twin = await openTwin();
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
    const [buyers, product] = await Promise.all([make.customers(6), make.product({ stock: STOCK })]);
    await dataSource.query(NO_ORDER_LIMITS);
    await dataSource.destroy();

    const env = {
      ...twin.env,
      NODE_ENV: 'test',
      DATABASE_URL: postgres.url,
      SESSION_SECRET: secret,
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: '1',
    };
    const servers = [await freePort(), await freePort()].map((PORT) => new Supervised({ ...env, PORT }));
    await Promise.all(servers.map(({ up }) => up));

    const isOver = { now: false };
    const paid = { count: 0 };
    const listeners = new Set<() => void>();
    const paidMore = (count: number) =>
      new Promise<void>((resolve) => {
        const wanted = paid.count + count;
        const listen = () => {
          if (paid.count < wanted) return;
          listeners.delete(listen);
          resolve();
        };
        listeners.add(listen);
      });

    /** The load balancer in front: the shop's public URL leads here. */
    let turns = 0;
    const gateway = createServer(async (request, response) => {
      turns += 1;
      const up = servers[turns % 2]?.url ?? servers[(turns + 1) % 2]?.url;
      try {
        const { status, headers, body } = await fetch((up ?? '') + (request.url ?? ''), {
          method: request.method ?? 'GET',
          redirect: 'manual',
          headers: forwarded(request.headers),
          ...(request.method === 'POST' && { body: await buffer(request) }),
        });
        const location = headers.get('location');
        response.writeHead(status, location === null ? {} : { location });
        response.end(body && Buffer.from(await new Response(body).arrayBuffer()));
      } catch {
        // No server, or it was killed meanwhile.
        response.writeHead(502).end();
      }
    }).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    onTestFinished(() => void gateway.close());
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    twin.connect({ config: loadConfig({ ...env, DATA_DIR: dataDir }), url });

    /** Repeats an operation until it is answered. */
    const call = async <Data>(buyer: Person, query: string, variables: object): Promise<Data> => {
      for (;;) {
        const answer = await createClient(url, buyer.token).send('POST', '/graphql', {
          body: { query, variables },
        });
        if (answer.status < 500) return answer.ok<{ data: Data }>().data;
        await pause(20);
      }
    };

    const buyAndPay = async (buyer: Person, turn: number) => {
      const method = METHODS[turn % METHODS.length] ?? 'CARD';
      const input = { ...toInput(buyer, { productId: product.id, key: freshKey() }), paymentMethod: method };
      const { placeOrder } = await call<{ placeOrder: { order?: { id: string } } }>(buyer, placeOrderDocument, {
        input,
      });
      const orderId = placeOrder.order?.id;
      if (orderId === undefined) throw new Error(`The order was refused: ${JSON.stringify(placeOrder)}`);
      const { it } = await call<{ it: { redirectUrl?: string | null } }>(
        buyer,
        `mutation ($input: StartPaymentInput!) { it: startPayment(input: $input) {
          ... on StartPaymentSuccess { redirectUrl } } }`,
        { input: { orderId, method } },
      );
      let page = it.redirectUrl ?? null;
      // Saving a bKash account has a page of its own before that of the payment.
      for (let step = 0; page?.startsWith(twin.url) === true && step < 2; step += 1) {
        const isLast = twin.payments.get(page.split('/').at(-1) ?? '')?.purpose === 'PAY';
        const move = await twin.choose(page, isLast ? (CHOICES[turn % CHOICES.length] ?? 'APPROVE') : 'APPROVE');
        // A browser that returns tries once.
        page = move && (await twin.goBack(move)).headers.get('location');
      }
    };

    const buying = Promise.all(
      buyers.map(async (buyer, place) => {
        for (let turn = place; !isOver.now; turn += 7) {
          await buyAndPay(buyer, turn);
          paid.count += 1;
          for (const listen of listeners) listen();
        }
      }),
    );
    for (let kill = 0; kill < KILLS; kill += 1) {
      await Promise.race([paidMore(4), buying]);
      if (kill % 3 === 2) killDatabase(dataDir);
      else await servers[kill % 2]?.kill();
    }
    await Promise.race([paidMore(4), buying]);
    isOver.now = true;
    await buying;
    await Promise.all(servers.map((server) => server.stop()));

    dataSource = await createDataSource(modules, postgres.url).initialize();
    onTestFinished(() => dataSource.destroy());
    const log = createLog('silent');
    const config = loadConfig({ ...env, DATA_DIR: dataDir });
    const { database, services } = createDeps(dataSource, config, {
      jobs: {
        enqueue: async () => {},
        enqueueAll: async () => {},
        retryFailed: async () => false,
        dropFailed: async () => false,
        dropFailedOf: async () => {},
      },
      relay: { wake: () => {} },
    });
    // The reconciliation as it runs by itself for a day and a half, with everything that waits made older each time.
    for (let round = 0; round < 60; round += 1) {
      await dataSource.query(`UPDATE payment_attempts SET next_check_at = now() - interval '1 second',
        started_at = started_at - interval '40 minutes', claimed_at = claimed_at - interval '40 minutes'
        WHERE next_check_at IS NOT NULL`);
      await dataSource.query(`UPDATE orders SET reserved_until = reserved_until - interval '40 minutes',
        placed_at = placed_at - interval '40 minutes'`);
      await reconcile(database, services, log);
    }

    const orders = await dataSource.query<Ended[]>(
      `SELECT o.id, o.status, o.awaits,
        coalesce(sum(e.amount_cents) FILTER (WHERE e.kind = 'COLLECTED'), 0)::integer AS collected,
        coalesce(sum(CASE WHEN e.kind IN ('CHARGED', 'REFUNDED') THEN e.amount_cents ELSE -e.amount_cents END), 0)::integer AS owed,
        coalesce(array_agg(e.reference) FILTER (WHERE e.kind = 'COLLECTED'), '{}') AS transactions
      FROM orders o JOIN payment_entries e ON e.order_id = o.id GROUP BY o.id`,
    );
    // What the providers took is exactly what the ledger holds.
    const taken = twin.payments.list().flatMap(({ transactionId }) => transactionId ?? []);
    expect(orders.flatMap(({ transactions }) => transactions).toSorted()).toEqual(taken.toSorted());
    expect(taken.length).toBeGreaterThan(KILLS);
    for (const { status, awaits, collected, owed } of orders)
      expect({ status, awaits, owed }).toEqual(
        collected > 0
          ? { status: 'PENDING', awaits: null, owed: 0 }
          : { status: 'CANCELLED', awaits: 'PAYMENT', owed: 0 },
      );
    const [open] = await dataSource.query<{ count: string }[]>(
      `SELECT count(*) FROM payment_attempts WHERE status IN ('STARTING', 'OPEN', 'CONFIRMING') OR next_check_at IS NOT NULL OR problem IS NOT NULL`,
    );
    expect(open).toEqual({ count: '0' });
    const [stock] = await dataSource.query<{ available: number; reserved: number }[]>(
      'SELECT available, reserved FROM product_stock WHERE product_id = $1',
      [product.id],
    );
    const delivered = orders.filter(({ status }) => status === 'PENDING').length;
    expect(stock).toEqual({ available: STOCK - delivered, reserved: delivered });
  },
);
