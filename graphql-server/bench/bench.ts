/**
 * npm run bench: the shop's everyday operations, compared with plain SQL for the same work, at 10,000 and at 100,000 products,
 * in one run on one database. `--quick` measures for a shorter time, `--sizes 10000,50000` other catalogues. `npm run bench -- admin` measures
 * the dashboard instead.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createSessionTokens } from '../src/auth/session/session-token.ts';
import { createDataSource, migrate } from '../src/db/data-source.ts';
import { createDatabase, type Database } from '../src/db/database.ts';
import { growCatalogue } from '../../demo/grow.ts';
import { productLines } from '../../demo/templates.ts';
import { startEmbeddedPostgres } from '../src/db/embedded.ts';
import { buildTree } from '../src/product/category-tree.ts';
import { categoryRows } from '../src/product/product.statements.ts';
import { CONNECTIONS, loadServer, loadSql, type Run } from './load.ts';
import { close, startServer } from './shop-server.ts';
import { printReport, type Measured } from './report.ts';
import { workloads, type Stage, type Workload } from './workloads.ts';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, sizes: { type: 'string', default: '10000,100000' } },
});
const sizes = options.sizes.split(',').map(Number);
const [rounds, seconds, warmUpSeconds] = options.quick ? [1, 2, 1] : [3, 4, 2];
const secret = randomBytes(32).toString('hex');
const say = (line: string) => console.log(line);

const median = (runs: Run[]): Run => {
  const of = (read: (run: Run) => number) => {
    const sorted = runs.map(read).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return { perSecond: of((run) => run.perSecond), p99: of((run) => run.p99) };
};

/** Creates customers and stock, and chooses what the workloads use. */
const setStage = async (pool: pg.Pool, database: Database): Promise<Stage> => {
  await pool.query('UPDATE product_stock SET available = 1000000 WHERE NOT has_variants');
  await pool.query('VACUUM (FULL, ANALYZE) product_stock');
  await pool.query(
    `INSERT INTO customers (display_name, email, status)
     SELECT 'Buyer ' || n, 'buyer' || n || '@gmail.com', 'CONFIRMED' FROM generate_series(1, 100) n ON CONFLICT DO NOTHING`,
  );
  const tokens = createSessionTokens([secret], 3600);
  const customers = await pool.query<{ id: string; sessionId: string; email: string }>(
    `WITH begun AS (
       INSERT INTO sessions (customer_id, expires_at, refresh_hash)
       SELECT id, now() + interval '1 hour', '' FROM customers WHERE email LIKE 'buyer%' RETURNING id, customer_id
     )
     SELECT c.id, begun.id AS "sessionId", c.email FROM begun JOIN customers c ON c.id = begun.customer_id`,
  );
  const chosen = await pool.query<Stage['products'][number]>(
    `SELECT p.id, p.category_id AS "categoryId", p.price_cents AS "priceCents", p.colors[1] AS color, p.sizes[1] AS size
     FROM products p JOIN product_stock s ON s.product_id = p.id WHERE NOT s.has_variants ORDER BY md5(p.id::text) LIMIT 2000`,
  );
  return {
    products: chosen.rows,
    terms: [...productLines],
    customers: customers.rows.map(({ id, sessionId, email }) => ({
      id,
      email,
      token: tokens.issue({ customerId: id, sessionId }).token,
    })),
    tree: buildTree(await database.query(categoryRows())),
  };
};

/** The statement by which the relay looks for events; it has one in each of its transactions. */
const RELAY_LOOKS = `query LIKE '%FROM events%FOR UPDATE SKIP LOCKED%'`;

/** Waits until the relay has looked for events, which it does every second: it will not do so again during an operation. */
const relayHasLooked = async (pool: pg.Pool): Promise<void> => {
  await pool.query('SELECT pg_stat_statements_reset()');
  for (;;) {
    const { rowCount } = await pool.query(`SELECT FROM pg_stat_statements WHERE ${RELAY_LOOKS}`);
    if (rowCount !== 0) return delay(50);
    await delay(10);
  }
};

/** Waits until the shop has handled all events: it does so beside the operation that they are of. */
const eventsAreHandled = async (pool: pg.Pool): Promise<void> => {
  for (;;) {
    const { rowCount } = await pool.query('SELECT FROM events WHERE handled_at IS NULL LIMIT 1');
    if (rowCount === 0) return;
    await delay(20);
  }
};

/**
 * Returns the statements of one operation as PostgreSQL counts them, without those of the job queue, and of the relay, which brings the
 * operation's events to their listeners in a transaction of its own.
 */
const countStatements = async (
  pool: pg.Pool,
  url: string,
  workload: Workload,
  stage: Stage,
): Promise<number> => {
  const { token, body } = workload.request(stage);
  await relayHasLooked(pool);
  await pool.query('SELECT pg_stat_statements_reset()');
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body,
  });
  const answer = await response.text();
  if (!answer.includes(workload.answers)) throw new Error(`${workload.name}: ${answer}`);
  await eventsAreHandled(pool);
  const { rows } = await pool.query<{ calls: number }>(
    `SELECT (sum(calls) FILTER (WHERE query NOT LIKE '%events% handled_at %' AND query NOT LIKE '%SAVEPOINT%')
       - 2 * coalesce(sum(calls) FILTER (WHERE ${RELAY_LOOKS}), 0))::integer AS calls
     FROM pg_stat_statements
     WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database()) AND query NOT LIKE '%pg_stat_statements%'
       AND query NOT LIKE '%jobs.%' AND query NOT LIKE '%pg_listening_channels%'`,
  );
  return rows[0]?.calls ?? 0;
};

const measure = async (
  workload: Workload,
  size: number,
  server: string,
  pool: pg.Pool,
  stage: Stage,
): Promise<Measured> => {
  const statements = await countStatements(pool, server, workload, stage);
  await loadServer(server, workload, stage, warmUpSeconds);
  await loadSql(pool, workload, stage, warmUpSeconds);
  const shop: Run[] = [];
  const sql: Run[] = [];
  for (let round = 0; round < rounds; round += 1) {
    shop.push(await loadServer(server, workload, stage, seconds));
    sql.push(await loadSql(pool, workload, stage, seconds));
  }
  const measured = { workload, size, statements, shop: median(shop), sql: median(sql) };
  say(`  ${workload.name}: ${Math.round(measured.shop.perSecond)} requests/s`);
  return measured;
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'haat-bench-'));
const postgres = await startEmbeddedPostgres({
  dataDir,
  settings: { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'top' },
});
const dataSource = await createDataSource(postgres.url, { statementTimeoutMs: 0 }).initialize();
const pool = new pg.Pool({ connectionString: postgres.url, max: CONNECTIONS * 4 });
const results: Measured[] = [];
try {
  await migrate(dataSource);
  await pool.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  for (const size of sizes) {
    await growCatalogue(dataSource, size, say);
    const stage = await setStage(pool, createDatabase(dataSource));
    const server = await startServer(postgres.url, secret);
    try {
      say(`Measuring with ${size.toLocaleString('en')} products`);
      for (const workload of workloads) results.push(await measure(workload, size, server.url, pool, stage));
    } finally {
      server.process.kill();
      await once(server.process, 'exit');
    }
  }
} finally {
  await close(pool);
  await dataSource.destroy();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
const isGood = printReport(results, say);
process.exitCode = isGood ? 0 : 1;
