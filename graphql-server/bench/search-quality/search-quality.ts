/**
 * npm run bench -- search-quality: how well the shop's search finds what people mean, by the judged sets beside this
 * file, beside plain full-text search of PostgreSQL. `--missed` says which queries are answered worst.
 * `--products 100000` measures the processor time of searches with another number of products than 20,000; 0 does not.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { growCatalogue } from '#demo/grow.ts';
import { Random } from '#demo/random.ts';
import { seedDemo } from '#demo/seed.ts';
import { startEmbeddedPostgres } from '#packages/embedded-postgres/embedded-postgres.ts';
import { serverPid } from '#packages/embedded-postgres/postmaster-pid.ts';
import { createDataSource, migrate } from '#platform/db/data-source.ts';
import { modules } from '#server/modules.ts';
import { cpuMsOf } from '../processes.ts';
import { close, startServer, stopServer } from '../shop-server.ts';
import { measureDemo } from './demo-set.ts';
import { readJudgedSet, TONGUES } from './judged-set.ts';
import { plainSearch } from './plain.ts';
import { measureQuality, type Quality } from './quality.ts';
import { fillShop, idsOf, searchOf, type Ask } from './shop.ts';

/** How many searches that nobody has asked for before are timed. */
const NEW_SEARCHES = 400;

const { values: options } = parseArgs({
  allowPositionals: true,
  options: { missed: { type: 'boolean', default: false }, products: { type: 'string', default: '20000' } },
});
const say = (line: string) => console.log(line);
const shareOf = (value: number) => value.toFixed(3);

const dataDir = mkdtempSync(path.join(tmpdir(), 'haat-search-quality-'));
const postgres = await startEmbeddedPostgres({ dataDir });

let callers = 0;

/** Returns the function that asks a shop, each time as somebody else: nobody's quota ends. */
const asking =
  (url: string): Ask =>
  async <Data>(query: string, variables: Record<string, unknown>): Promise<Data> => {
    callers += 1;
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${callers >> 8}.${callers & 255}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
    if (!data) throw new Error(JSON.stringify(errors));
    return data;
  };

/** Calls `measure` with a shop in a database of its own, filled by `fill`. */
const withShop = async (
  name: string,
  fill: (dataSource: DataSource) => Promise<void>,
  measure: (ask: Ask, pool: pg.Pool) => Promise<void>,
): Promise<void> => {
  const admin = new pg.Pool({ connectionString: postgres.url, max: 1 });
  await admin.query(`CREATE DATABASE "${name}"`);
  await close(admin);
  const url = new URL(postgres.url);
  url.pathname = name;
  const dataSource = await createDataSource(modules, url.href, { statementTimeoutMs: 0 }).initialize();
  await migrate(dataSource, modules);
  await fill(dataSource);
  await dataSource.destroy();
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  const server = await startServer(url.href, randomBytes(32).toString('hex'));
  try {
    await measure(asking(server.url), pool);
  } finally {
    await stopServer(server);
    await close(pool);
  }
};

const rows: readonly (readonly [name: string, value: (quality: Quality) => number])[] = [
  ['nDCG@10', ({ ndcg }) => ndcg],
  ['nDCG@10 of judged products', ({ judgedNdcg }) => judgedNdcg],
  ...TONGUES.map((tongue) => [`nDCG@10 ${tongue}`, ({ ndcgOf }: Quality) => ndcgOf[tongue]] as const),
  ['recall@50', ({ recall }) => recall],
  ['queries that find nothing', ({ empty }) => empty],
  ['recall@10 left after a typo', ({ afterTypo }) => afterTypo],
  ['units the same', ({ units }) => units],
  ['compounds the same', ({ compounds }) => compounds],
  ['plurals the same', ({ plurals }) => plurals],
  ['something for what is not there', ({ falsely }) => falsely],
];

const measureSet = (name: string): Promise<void> => {
  const set = readJudgedSet(name);
  return withShop(
    name,
    (dataSource) => fillShop(dataSource, set),
    async (ask, pool) => {
      const weak: string[] = [];
      const ours = await measureQuality(set, idsOf(searchOf(ask)), ({ term }, ndcg) => {
        if (ndcg < 0.8) weak.push(`${term} ${ndcg.toFixed(2)}`);
      });
      const plain = await measureQuality(set, await plainSearch(pool));
      say(`\n${name}: ${set.products.length} products, ${set.queries.length} queries`.padEnd(45) + 'shop   plain');
      for (const [label, value] of rows) say(label.padEnd(44) + `${shareOf(value(ours))}   ${shareOf(value(plain))}`);
      if (options.missed) say(`worst: ${weak.join(', ')}`);
    },
  );
};

/** Says how much processor time searches cost that nobody has asked for before. */
const measureTime = async (ask: Ask, pool: pg.Pool): Promise<void> => {
  const { rows: named } = await pool.query<{ name: string }>(
    'SELECT DISTINCT name FROM products ORDER BY name LIMIT 20000',
  );
  const random = new Random(2026);
  const words = (name: string) => name.split(/\s+/).filter((word) => word.length > 2);
  const terms = Array.from({ length: NEW_SEARCHES }, () => {
    const [one, other] = random.shuffle(words(random.pick(named).name));
    return `${one} ${other ?? ''}`;
  });
  const search = searchOf(ask);
  for (const term of terms.slice(0, 50)) await search(`${term} new`);
  const pid = serverPid(path.join(dataDir, 'postgres', 'cluster')) ?? NaN;
  const [before, started] = [cpuMsOf(pid), performance.now()];
  for (const term of terms) await search(term);
  const took = (performance.now() - started) / NEW_SEARCHES;
  const spent = (cpuMsOf(pid) - before) / NEW_SEARCHES;
  say(`\na new search: ${spent.toFixed(2)} ms of PostgreSQL's processor time, answered after ${took.toFixed(1)} ms`);
};

try {
  for (const name of ['workshop', 'corner-shop']) await measureSet(name);
  await withShop(
    'demo',
    (dataSource) => seedDemo(dataSource, () => undefined),
    async (ask) => {
      const missed: string[] = [];
      const shares = await measureDemo(searchOf(ask), (term) => missed.push(term));
      say(
        `\ndemo, a right one among five: ${TONGUES.map((tongue) => `${tongue} ${shareOf(shares[tongue])}`).join(', ')}`,
      );
      if (options.missed) say(`missed: ${missed.join(', ')}`);
    },
  );
  const size = Number(options.products);
  if (size > 0) await withShop('grown', (dataSource) => growCatalogue(dataSource, size, say), measureTime);
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
