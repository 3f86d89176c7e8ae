/**
 * npm run bench -- admin: how long the dashboard's lists, searches and figures take in a large shop, one request after
 * the other, and what customers ask of their orders, on one database. `--products 10000 --orders 100000` measures
 * another size, `--data .data` the embedded database in that folder, which `npm run demo` may have made large before,
 * `--database postgres://…` any other, `--only Order` the operations with that name. Ends with 1 when a median is above
 * the limit.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createSessionTokens } from '#people/auth/session/session-token.ts';
import { createDataSource, migrate } from '#platform/db/data-source.ts';
import { createDatabase } from '#platform/db/database.ts';
import { startEmbeddedPostgres } from '#packages/embedded-postgres/embedded-postgres.ts';
import { SalesRollup } from '#office/statistics/sales/rollup.service.ts';
import { growCatalogue } from '#demo/grow.ts';
import { growOrders } from '#demo/grown/grow-orders.ts';
import { seedDemo } from '#demo/seed.ts';
import { modules } from '#server/modules.ts';
import { close, startServer, stopServer } from '../shop-server.ts';
import { operations, readStage, type Operation } from './operations.ts';

/** The most milliseconds of a median. */
const LIMIT = 300;

/** How often each question is asked. */
const ROUNDS = 9;

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    products: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '1000000' },
    data: { type: 'string' },
    database: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const say = (line: string) => console.log(line);

/** Opens the database: one of its own, the one in the given folder, or the given one. */
const openDatabase = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  if (options.database !== undefined) return { url: options.database, stop: async () => {} };
  const dataDir = options.data ?? mkdtempSync(path.join(tmpdir(), 'haat-bench-admin-'));
  const postgres = await startEmbeddedPostgres({ dataDir: path.resolve(dataDir), join: true });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      if (options.data === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/**
 * Asks a question again and again. Returns the milliseconds of each answer, in order. @throws when an answer is wrong
 */
const ask = async (
  url: string,
  token: string,
  { name, query, again }: Operation,
  variables: object,
): Promise<number[]> => {
  const times: number[] = [];
  // The first answer compiles the operation.
  for (let round = -1; round < ROUNDS; round += 1) {
    const started = performance.now();
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': `198.18.0.${Math.floor(Math.random() * 250)}`,
      },
      body: JSON.stringify({ query, variables: again?.(variables) ?? variables }),
    });
    const answer = (await response.json()) as { data?: object; errors?: unknown };
    const ended = performance.now();
    // A refusal has a sentence, which no question asks of anything else.
    if (answer.errors !== undefined || !answer.data || 'message' in (Object.values(answer.data)[0] as object))
      throw new Error(`${name}: ${JSON.stringify(answer).slice(0, 500)}`);
    if (round >= 0) times.push(ended - started);
  }
  return times.sort((a, b) => a - b);
};

const database = await openDatabase();
const dataSource = await createDataSource(modules, database.url, { statementTimeoutMs: 0 }).initialize();
const pool = new pg.Pool({ connectionString: database.url });
const secret = randomBytes(32).toString('hex');
let tooSlow = 0;
try {
  await migrate(dataSource, modules);
  await seedDemo(dataSource, say);
  await growCatalogue(dataSource, Number(options.products), say);
  await growOrders(dataSource, Number(options.orders), say);
  await new SalesRollup(createDatabase(dataSource)).count();
  await dataSource.query('ANALYZE');
  const stage = await readStage(pool);
  const tokens = createSessionTokens([secret], 3600);
  const tokenOf = { admin: tokens.issue(stage.admin).token, buyer: tokens.issue(stage.buyer).token };
  const server = await startServer(database.url, secret);
  try {
    say(`${'milliseconds'.padEnd(74)}${'fastest'.padStart(9)}${'median'.padStart(8)}${'slowest'.padStart(9)}`);
    for (const operation of operations.filter(({ name }) => name.toLowerCase().includes(options.only.toLowerCase())))
      for (const [what, variables] of Object.entries(operation.questions(stage))) {
        const times = await ask(server.url, tokenOf[operation.by ?? 'admin'], operation, variables);
        const median = times[Math.floor(times.length / 2)] ?? 0;
        if (median > LIMIT) tooSlow += 1;
        const [fastest, middle, slowest] = [times[0] ?? 0, median, times.at(-1) ?? 0].map((time) => time.toFixed(0));
        say(
          `${`${operation.name}: ${what}`.padEnd(74)}${fastest?.padStart(9)}${middle?.padStart(8)}${slowest?.padStart(9)}${median > LIMIT ? '  above the limit' : ''}`,
        );
      }
  } finally {
    await stopServer(server);
  }
} finally {
  await close(pool);
  await dataSource.destroy();
  await database.stop();
}
say(
  tooSlow === 0
    ? `All are answered within ${LIMIT} ms at the median.`
    : `${tooSlow} take longer than ${LIMIT} ms at the median.`,
);
process.exitCode = tooSlow === 0 ? 0 : 1;
