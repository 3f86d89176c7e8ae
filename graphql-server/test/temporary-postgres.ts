import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/db/embedded.ts';
import { isRunning } from '../src/db/embedded/process.ts';
import { throwawaySettings } from '../src/db/embedded/settings.ts';

const prefix = 'haat-test-';

/** A PostgreSQL of this machine, named by the folder of its programs, in the place of the one that comes along. */
const installed = process.env['POSTGRES_BIN'] || undefined;

/** A PostgreSQL of a test run. */
export interface TemporaryPostgres extends EmbeddedPostgres {
  /** Where its files lie, its log among them. */
  readonly folder: string;
}

/** A real PostgreSQL for one test run: quick rather than durable, and gone with its data when stopped. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  await sweep();
  const dataDir = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`));
  // When we are root, PostgreSQL runs as somebody else, who must be able to come here.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    // Every line tells whose database it is about.
    settings: { ...throwawaySettings, max_connections: '300', log_line_prefix: '%m [%p] <%d> ' },
    // Debian's C.UTF-8 folds case by Unicode.
    ...(installed !== undefined && { programs: { folder: installed, locale: ['--locale=C.UTF-8'] } }),
  });
  return {
    url: postgres.url,
    folder: dataDir,
    stop: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Ends what test runs left behind that were killed. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(prefix) && Number(name.slice(prefix.length).split('-')[0]);
    if (!pid || isRunning(pid)) continue;
    const dataDir = path.join(tmpdir(), name);
    try {
      // Starting on the same data stops the forgotten server; nothing else knows it.
      await (await startEmbeddedPostgres({ dataDir })).stop();
      rmSync(dataDir, { recursive: true, force: true });
    } catch {
      // Another user's: theirs to clear away.
    }
  }
}

/** What PostgreSQL's log says went wrong in a database: a line each. */
export function failuresIn(folder: string, database: string): string[] {
  // Not below: there other tests drop their databases while one looks.
  const home = path.join(folder, 'postgres');
  return readdirSync(home)
    .filter((name) => /\.log[^/]*$/.test(name))
    .flatMap((name) => readFileSync(path.join(home, name), 'utf8').split('\n'))
    .filter((line) => line.includes(`<${database}> `) && /(?:ERROR|FATAL|PANIC): {2}/.test(line));
}

/** The same server's other database. */
export function databaseUrl(postgresUrl: string, name: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on a connection of its own. */
export async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
