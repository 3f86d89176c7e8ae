import { execFileSync, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import {
  BreakingChangeType,
  buildASTSchema,
  concatAST,
  findBreakingChanges,
  parse,
  print,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { projectRoot } from '#platform/config/config.ts';
import { createSessionTokens } from '#people/auth/session/session-token.ts';
import { createClient, type Client } from '../client.ts';
import { emptyDatabase } from '../database.ts';
import { addressOf, freshKey } from '../order-edges.ts';
import { expectOrders, expectStock, type Ask, NO_ORDER_LIMITS } from '../order-truth.ts';
import { newDataDir, startMain } from '../shop-process.ts';

const SECRET = 'a-key-that-only-the-tests-know-0123456789';
const BUYERS = 4;
const STOCK = 10_000;
/** How many orders each server that serves takes before the next step. */
const ORDERS_A_STEP = 15;

const commit = readFileSync(path.join(projectRoot, 'deploy', 'previous-release'), 'utf8').trim();
const git = (...args: string[]) => spawnSync('git', args, { cwd: projectRoot }).status === 0;
const isThere = git('cat-file', '-e', `${commit}^{commit}`);

/** Puts the release before into a folder, with this one's libraries; removed after the test. Returns the folder. */
const unpackReleaseBefore = (): string => {
  const root = newDataDir();
  const folders = ['package.json', 'schema', 'packages', 'graphql-server/src', 'web/src/generated', 'demo'];
  const tar = path.join(root, 'release.tar');
  execFileSync('git', ['archive', '-o', tar, commit, '--', ...folders], {
    cwd: projectRoot,
  });
  execFileSync('tar', ['-xf', tar, '-C', root]);
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  return root;
};

/** Returns the operations of a release's web, by their names. */
const operationsOf = (root: string): ReadonlyMap<string, DocumentNode> => {
  const text = readFileSync(path.join(root, 'web', 'src', 'generated', 'graphql.ts'), 'utf8');
  const found = text.matchAll(/^export const (\w+)Document = (\{.*\}) as unknown as/gm);
  return new Map([...found].map(([, name = '', json = '']) => [name, JSON.parse(json) as DocumentNode]));
};

/** Returns the contract of a release. */
const schemaOf = (root: string): GraphQLSchema => {
  const folder = path.join(root, 'schema');
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'));
  return buildASTSchema(concatAST(files.map((file) => parse(readFileSync(path.join(folder, file), 'utf8')))));
};

/** Runs `npm run db:migrate` of this release. Returns what it says. */
const migrate = async (databaseUrl: string): Promise<string> => {
  const child = fork(path.join(projectRoot, 'graphql-server', 'src', 'commands', 'migrate.ts'), {
    execArgv: [],
    env: { PATH: process.env['PATH'], DATA_DIR: newDataDir(), SESSION_SECRET: SECRET, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The migration ended with ${code}:\n${said}`);
  return said;
};

/** A customer who buys one product again and again, by the documents of a release's web. */
interface Buyer {
  email: string;
  token: string;
}

/** Creates customers who are signed in. */
const createBuyers = async (ask: Ask): Promise<Buyer[]> => {
  const tokens = createSessionTokens([SECRET], 3600);
  const people = await ask<{ id: string; email: string; sessionId: string }>(
    `WITH people AS (
      INSERT INTO customers (display_name, email, status)
      SELECT 'Buyer ' || n, 'buyer.of.both.' || n || '@gmail.com', 'CONFIRMED' FROM generate_series(1, $1::integer) n
      RETURNING id, email
    ), begun AS (
      INSERT INTO sessions (customer_id, expires_at, refresh_hash)
      SELECT id, now() + interval '1 hour', '' FROM people RETURNING id, customer_id
    )
    SELECT p.id, p.email, b.id AS "sessionId" FROM people p JOIN begun b ON b.customer_id = p.id`,
    [BUYERS],
  );
  return people.map(({ id, email, sessionId }) => ({
    email,
    token: tokens.issue({ customerId: id, sessionId }).token,
  }));
};

describe.skipIf(!isThere)('the release before, whose commit deploy/previous-release names', () => {
  test(
    'serves beside this one on one database, and after it, while people buy: every order is there once, no piece is missing',
    { timeout: 240_000 },
    async () => {
      const before = unpackReleaseBefore();
      const database = await emptyDatabase();
      onTestFinished(database.drop);
      const pool = new pg.Pool({ connectionString: database.url });
      pool.on('error', () => {});
      onTestFinished(() => pool.end());
      const ask: Ask = async (text, values) => (await pool.query(text, values)).rows;
      const start = async (root: string, env: Record<string, string> = {}) => {
        const server = startMain(
          {
            DATA_DIR: newDataDir(),
            DATABASE_URL: database.url,
            SESSION_SECRET: SECRET,
            TRUST_PROXY: '1',
            ORDERS_A_DAY: '1000000',
            UNPAID_PIECES: '1000000',
            CASH_ON_DELIVERY_CHECKS: 'no',
            ...env,
          },
          root,
        );
        return { ...server, url: await server.ready };
      };
      type Server = Awaited<ReturnType<typeof start>>;

      // The release before brings the tables and fills them: its rows are what this one finds.
      const first = await start(before, { DEMO_MODE: 'yes' });
      const [{ since }] = (await ask<{ since: Date }>('SELECT now() AS since')) as [{ since: Date }];
      const buyers = await createBuyers(ask);
      const products = await ask<{ id: string; color: string | null; size: string | null }>(
        `UPDATE product_stock s SET available = $1 FROM products p
        WHERE p.id = s.product_id AND p.id IN (
          SELECT q.id FROM products q JOIN product_stock t ON t.product_id = q.id
          WHERE NOT t.has_variants AND q.status = 'PUBLISHED' ORDER BY q.id LIMIT 3
        ) RETURNING p.id, p.colors[1] AS color, p.sizes[1] AS size`,
        [STOCK],
      );

      const operations = operationsOf(before);
      const textOf = (name: string) => {
        const document = operations.get(name);
        if (!document) throw new Error(`The release before has no operation ${name}.`);
        return print(document);
      };
      const [placeOrder, myOrders] = [textOf('PlaceOrder'), textOf('MyOrdersPage')];

      const serving: Server[] = [first];
      const taken = new Map<string, string[]>();
      const shopping = { areDone: false };
      /** Returns a client of one server after the other; who serves no more gets no new request. */
      const nextServer = (turn: number, { token }: Buyer): Client & { url: string } => {
        const { url } = serving[turn % serving.length] as Server;
        return { ...createClient(url, token), url };
      };
      const buying = Promise.all(
        buyers.map(async (buyer, place) => {
          for (let turn = place; !shopping.areDone; turn += 1) {
            const server = nextServer(turn, buyer);
            const { id: productId, color, size } = products[turn % products.length] as (typeof products)[number];
            const input = {
              idempotencyKey: freshKey(),
              lines: [{ productId, quantity: 1 + (turn % 2), color, size }],
              paymentMethod: 'CASH_ON_DELIVERY',
              shippingAddress: { ...addressOf(server), email: buyer.email },
            };
            const placed = await server.graphql<{ placeOrder: { order?: { id: string } } }>(placeOrder, { input });
            const id = placed.placeOrder.order?.id;
            if (id === undefined) throw new Error(`An order was refused: ${JSON.stringify(placed)}`);
            taken.set(server.url, [...(taken.get(server.url) ?? []), id]);
            const other = nextServer(turn + 1, buyer);
            const seen = await other.graphql<{ me: object }>(myOrders);
            expect(JSON.stringify(seen)).toContain(id);
          }
        }),
      );
      buying.catch(() => {});
      const step = async () => {
        const wanted = serving.map(({ url }) => [url, (taken.get(url)?.length ?? 0) + ORDERS_A_STEP] as const);
        const areTaken = vi.waitFor(
          () => {
            for (const [url, count] of wanted) expect(taken.get(url)?.length ?? 0).toBeGreaterThanOrEqual(count);
          },
          { timeout: 60_000, interval: 20 },
        );
        await Promise.race([areTaken, buying]);
        await areTaken;
      };
      /** Ends a server that is to get no more requests, while it still answers those that it has. */
      const end = async (server: Server) => {
        serving.splice(serving.indexOf(server), 1);
        server.child.kill('SIGTERM');
        expect(await server.ended).toBe(0);
      };

      await step();
      await migrate(database.url);
      await ask(NO_ORDER_LIMITS);
      await ask(`INSERT INTO settings (key, value) VALUES ('CASH_ON_DELIVERY_CHECKS', 'NO')`);
      const next = await start(projectRoot, { MIGRATE_AT_START: 'no' });
      serving.push(next);
      await step();
      await end(first);
      await step();
      const again = await start(before);
      serving.push(again);
      await step();
      await end(next);
      await step();
      shopping.areDone = true;
      await buying;

      const acknowledged = [...taken.values()].flat();
      await expectOrders(ask, acknowledged);
      await expectStock(ask, products, STOCK, { since });
      const [orders] = await ask('SELECT count(*)::integer AS count FROM orders WHERE placed_at >= $1', [since]);
      expect(orders).toEqual({ count: acknowledged.length });
      await vi.waitFor(async () => expect(await ask('SELECT FROM events WHERE handled_at IS NULL')).toEqual([]), {
        timeout: 30_000,
      });
      expect(await ask(`SELECT name, data FROM jobs.job WHERE name = 'failed'`)).toEqual([]);
    },
  );

  test('has pages whose operations this one still answers', () => {
    // They went with the messages that became conversations, before anything was released.
    const gone = ['MessagesPage', 'MarkMessages', 'OwnMessages', 'CustomerPage'];
    const before = unpackReleaseBefore();
    const [old, now] = [schemaOf(before), schemaOf(projectRoot)];
    const operations = operationsOf(before);
    expect(operations.size).toBeGreaterThan(100);
    const refused = [...operations].flatMap(([name, document]) =>
      gone.includes(name) ? [] : validate(now, document).map(({ message }) => `${name}: ${message}`),
    );
    // Of what an operation is given, only the inputs say what is needed.
    const demanded = findBreakingChanges(old, now)
      .filter(({ type }) => type === BreakingChangeType.REQUIRED_INPUT_FIELD_ADDED)
      .map(({ description }) => description);
    expect([...refused, ...demanded]).toEqual([]);
  });
});
