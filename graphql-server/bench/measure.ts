import path from 'node:path';
import type pg from 'pg';
import { sendRequests, writeRequests, type Generator, type Load } from './load/load.ts';
import { repeatSql } from './load/sql.ts';
import { cpuMsOf, forgetHighest, memoryOf, type Memory } from './processes.ts';
import type { Stage } from './stage.ts';
import { ask, countAllStatements, countStatements } from './statements.ts';
import type { Workload } from './workload.ts';

/** One workload at one size of the catalogue. */
export interface Measured {
  workload: Workload;
  size: number;
  load: Load;
  /**
   * SQL statements of one request of which nothing is in memory, and on average under the load, with all that came of
   * them.
   */
  statements: { once: number; onAverage: number };
  /** How often a second plain SQL does the same; undefined where nothing is compared. */
  sql: number | undefined;
  /** Milliseconds of processor time that a request costs. */
  cpu: { server: number; postgres: number };
  memory: Memory;
}

/** How long is measured: rounds of so many seconds, in turns with plain SQL. */
export interface Duration {
  rounds: number;
  seconds: number;
  warmUpSeconds: number;
}

/** What is measured with. */
export interface Instruments {
  generator: Generator;
  /** A folder for the prepared requests. */
  folder: string;
  url: string;
  pool: pg.Pool;
  /** The processes of the shop and of PostgreSQL. */
  pids: { server: number; postgres: number };
}

/** How many requests are sent one after the other first, and their answers looked at. */
const LOOKED_AT = 5;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Measures a workload. @throws when answers are wrong */
export const measure = async (
  workload: Workload,
  { size, stage }: { size: number; stage: Stage },
  { generator, folder, url, pool, pids }: Instruments,
  { rounds, seconds, warmUpSeconds }: Duration,
): Promise<Measured> => {
  const { answers, counts } = workload;
  const requests = workload.requests(stage);
  const [first, ...looked] = requests.slice(0, LOOKED_AT + 1);
  if (!first) throw new Error(`${workload.name} sends nothing.`);
  const file = path.join(folder, 'workload.requests');
  await writeRequests(file, requests);
  const sql = workload.sql?.(stage);

  const once = await countStatements(pool, url, first, answers);
  for (const request of looked) await ask(url, request, answers);
  await sendRequests(generator, { url, file, seconds: warmUpSeconds });
  if (sql) await repeatSql(pool, sql, warmUpSeconds);
  // As PostgreSQL does by itself within a minute: until then its plans are those for tables that were empty.
  if (counts) await pool.query('ANALYZE');

  const loads: Load[] = [];
  const sqls: number[] = [];
  const spent = { statements: 0, server: 0, postgres: 0 };
  forgetHighest(pids.server);
  let memory = memoryOf(pids.server);
  for (let round = 0; round < rounds; round += 1) {
    await pool.query('SELECT pg_stat_statements_reset()');
    const before = { ...(counts && { count: await counts(pool) }) };
    const [server, postgres] = [cpuMsOf(pids.server), cpuMsOf(pids.postgres)];
    const load = await sendRequests(generator, { url, file, seconds });
    spent.server += cpuMsOf(pids.server) - server;
    spent.postgres += cpuMsOf(pids.postgres) - postgres;
    spent.statements += await countAllStatements(pool);
    if (counts && before.count !== undefined && (await counts(pool)) - before.count < load.requests)
      throw new Error(`${workload.name}: less was done than was answered.`);
    loads.push(load);
    memory = memoryOf(pids.server);
    if (sql) sqls.push(await repeatSql(pool, sql, seconds));
  }
  const sent = loads.reduce((sum, { requests: some }) => sum + some, 0);
  if (sent === 0) throw new Error(`${workload.name}: not a single answer came in time.`);
  return {
    workload,
    size,
    load: {
      requests: sent,
      perSecond: medianOf(loads.map(({ perSecond }) => perSecond)),
      p50: medianOf(loads.map(({ p50 }) => p50)),
      p99: medianOf(loads.map(({ p99 }) => p99)),
    },
    statements: { once, onAverage: spent.statements / sent },
    sql: sql && medianOf(sqls),
    cpu: { server: spent.server / sent, postgres: spent.postgres / sent },
    memory,
  };
};
