import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#packages/embedded-postgres/embedded-postgres.ts';
import { isRunning } from '#packages/embedded-postgres/process.ts';

const prefix = 'haat-test-';

/** Linux's file system in memory. Containers have little of it, unless they are given more. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4e9;

const hasRoom = (folder: string): boolean => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ENOUGH_BYTES;
};

/** Where data folders are: each test file has a database of 400 files, which take half a second on some disks. */
const home = hasRoom(MEMORY) ? MEMORY : tmpdir();

/** Fast, but not safe against a power cut. */
const throwawaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
} as const;

/** The folder of another PostgreSQL's programs, used instead of the installed one. */
const installed = process.env['POSTGRES_BIN'] || undefined;

/**
 * Another PostgreSQL than the installed one, where the test run asks for it. Debian's C.UTF-8 folds case by Unicode.
 */
export const otherPrograms = installed && { programs: { folder: installed, locale: ['--locale=C.UTF-8'] } };

/** Makes the data folder of a PostgreSQL of this test run. */
export const temporaryFolder = (): string => {
  const dataDir = mkdtempSync(path.join(home, `${prefix}${process.pid}-`));
  // When we are root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(dataDir, 0o755);
  return dataDir;
};

/** A PostgreSQL of a test run. */
export interface TemporaryPostgres extends EmbeddedPostgres {
  /** The folder of its files, with its log. */
  readonly folder: string;
}

/** Starts a real PostgreSQL for one test run: fast rather than durable, and deleted with its data when stopped. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  await sweep();
  const dataDir = temporaryFolder();
  const postgres = await startEmbeddedPostgres({
    dataDir,
    // Every log line contains the name of the database.
    settings: { ...throwawaySettings, max_connections: '300', log_line_prefix: '%m [%p] <%d> ' },
    ...otherPrograms,
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

/** Removes what killed test runs left behind. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(home)) {
    const pid = name.startsWith(prefix) && Number(name.slice(prefix.length).split('-')[0]);
    if (!pid || isRunning(pid)) continue;
    const dataDir = path.join(home, name);
    try {
      // Starting on the same data stops the forgotten server, which nothing else knows.
      await (await startEmbeddedPostgres({ dataDir })).stop();
      rmSync(dataDir, { recursive: true, force: true });
    } catch {
      // It belongs to another user, who must remove it.
    }
  }
}

/** Returns the errors of a database in PostgreSQL's log, a line each. */
export function failuresIn(folder: string, database: string): string[] {
  // Not in subfolders: other tests drop their databases meanwhile.
  const logs = path.join(folder, 'postgres');
  return readdirSync(logs)
    .filter((name) => /\.log[^/]*$/.test(name))
    .flatMap((name) => readFileSync(path.join(logs, name), 'utf8').split('\n'))
    .filter((line) => line.includes(`<${database}> `) && /(?:ERROR|FATAL|PANIC): {2}/.test(line));
}

/** Returns the URL of another database on the same server. */
export function databaseUrl(postgresUrl: string, name: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on a separate connection. */
export async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
