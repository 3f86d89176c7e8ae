import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, throwawaySettings, type EmbeddedPostgres } from '../src/db/embedded.ts';
import { isRunning } from '../src/db/embedded/process.ts';

const prefix = 'haat-test-';

/** A PostgreSQL of this machine, named by the folder of its programs, in the place of the one that comes along. */
const installed = process.env['POSTGRES_BIN'] || undefined;

/** A real PostgreSQL for one test run: quick rather than durable, and gone with its data when stopped. */
export async function startTemporaryPostgres(): Promise<EmbeddedPostgres> {
  await sweep();
  const dataDir = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`));
  // When we are root, PostgreSQL runs as somebody else, who must be able to come here.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: { ...throwawaySettings, max_connections: '300' },
    // Debian's C.UTF-8 folds case by Unicode.
    ...(installed !== undefined && { programs: { folder: installed, locale: ['--locale=C.UTF-8'] } }),
  });
  return {
    url: postgres.url,
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
