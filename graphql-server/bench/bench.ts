/**
 * npm run bench: what a shop does every day, measured from outside with catalogues of 10,000 and 100,000 products in
 * one database, and compared with plain SQL for the same work. `--large` adds 1,000,000 products, `--sizes 10000,50000`
 * measures others, `--quick` for a shorter time, `--only product` workloads with that in their name, `--data folder` on
 * the embedded database in that folder, which may be large already. `npm run bench -- admin` measures the dashboard
 * instead.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { growCatalogue } from '#demo/grow.ts';
import { createDataSource, migrate } from '../src/platform/db/data-source.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { startEmbeddedPostgres } from '#packages/embedded-postgres/embedded-postgres.ts';
import { serverPid } from '#packages/embedded-postgres/postmaster-pid.ts';
import { modules } from '../src/modules.ts';
import { CONNECTIONS, findGenerator } from './load/load.ts';
import { measureBareNode } from './load/yardstick.ts';
import { measure, type Duration, type Measured } from './measure.ts';
import { printReport, type MeasuredRush } from './report.ts';
import { measureRush } from './rush.ts';
import { close, startServer, stopServer } from './shop-server.ts';
import { setStage } from './stage.ts';
import { catalogueWorkloads } from './workloads/catalogue.ts';
import { orderWorkload } from './workloads/orders.ts';
import { pageWorkloads } from './workloads/pages.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
  },
});
const sizes = options.sizes?.split(',').map(Number) ?? [10_000, 100_000, ...(options.large ? [1_000_000] : [])];
const duration: Duration = options.quick
  ? { rounds: 1, seconds: 2, warmUpSeconds: 1 }
  : { rounds: 3, seconds: 4, warmUpSeconds: 2 };
// Pages last: what they take of the memory is not of the other answers.
const workloads = [...catalogueWorkloads, orderWorkload, ...pageWorkloads].filter(({ name }) =>
  name.includes(options.only),
);
const secret = randomBytes(32).toString('hex');
const say = (line: string) => console.log(line);

const folder = mkdtempSync(path.join(tmpdir(), 'haat-bench-'));
const dataDir = path.resolve(options.data ?? folder);
const postgres = await startEmbeddedPostgres({
  dataDir,
  settings: { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'top' },
});
const dataSource = await createDataSource(modules, postgres.url, { statementTimeoutMs: 0 }).initialize();
const pool = new pg.Pool({ connectionString: postgres.url, max: CONNECTIONS * 4 });
const results: Measured[] = [];
const rushes: MeasuredRush[] = [];

const measureAll = async (size: number): Promise<void> => {
  await growCatalogue(dataSource, size, say);
  const stage = await setStage(pool, createDatabase(dataSource), secret);
  const server = await startServer(postgres.url, secret);
  try {
    const pids = {
      server: server.process.pid ?? NaN,
      postgres: serverPid(path.join(dataDir, 'postgres', 'cluster')) ?? NaN,
    };
    say(`Measuring with ${size.toLocaleString('en')} products`);
    for (const workload of workloads) {
      const instruments = { generator, folder, url: server.url, pool, pids };
      const measured = await measure(workload, { size, stage }, instruments, duration);
      results.push(measured);
      say(`  ${workload.name}: ${Math.round(measured.load.perSecond)} requests/s`);
    }
    if (workloads.includes(orderWorkload)) rushes.push({ size, ...(await measureRush(pool, server.url, stage)) });
  } finally {
    await stopServer(server);
  }
};

const generator = findGenerator();
say(`The load comes from ${generator.name}.`);
try {
  const bare = await measureBareNode(generator, folder, duration.seconds);
  say(`A bare Node server answers ${Math.round(bare).toLocaleString('en')} requests a second on this machine now.`);
  await migrate(dataSource, modules);
  await pool.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  for (const size of sizes) await measureAll(size);
} finally {
  await close(pool);
  await dataSource.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = printReport(results, rushes, say) ? 0 : 1;
