import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { isRunning } from '../process.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres, type EmbeddedPostgresOptions } from '../embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
/** These settings risk data only in a power cut, not when a process is killed. */
const fastSettings = { fsync: 'off', shared_buffers: '32MB' };
const longTimeout = { timeout: 60_000 };
const running: EmbeddedPostgres[] = [];

afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'haat-embedded-'));
  // When we are root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataDir: string, options: Omit<EmbeddedPostgresOptions, 'dataDir'> = {}) {
  const postgres = await startEmbeddedPostgres({ dataDir, settings: fastSettings, ...options });
  running.push(postgres);
  return postgres;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = (dataDir: string) =>
  Number(readFileSync(path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
const isPostmasterRunning = (dataDir: string) => existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'));

/** Starts another process that starts the server, stores orders, and runs until it is killed. */
async function startInAnotherProcess(dataDir: string): Promise<ChildProcess> {
  const program = path.join(dataDir, 'shop.mjs');
  const embedded = JSON.stringify(path.join(import.meta.dirname, '..', 'embedded-postgres.ts'));
  writeFileSync(
    program,
    `import { startEmbeddedPostgres } from ${embedded};
     const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
     process.send(postgres.url);
     process.on('message', () => {});`,
  );
  const child = fork(program, { execArgv: [] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [url] = (await once(child, 'message')) as [string];
  await query(url, 'CREATE TABLE orders (id int); INSERT INTO orders VALUES (1), (2), (3)');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('an embedded PostgreSQL', longTimeout, () => {
  test('keeps its data and its URL from one start to the next', async () => {
    const dataDir = newFolder();
    const first = await start(dataDir);
    await query(first.url, "CREATE TABLE orders (note text); INSERT INTO orders VALUES ('হাট')");
    await first.stop();
    expect(isPostmasterRunning(dataDir)).toBe(false);

    const second = await start(dataDir);
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'SELECT note FROM orders')).toEqual([{ note: 'হাট' }]);
  });

  test('sorts and folds case by Unicode, whatever the locale of the machine', async () => {
    const { url } = await start(newFolder());
    expect(await query(url, "SELECT lower('ÀÉÑ'), current_setting('server_encoding') AS encoding")).toEqual([
      { lower: 'àéñ', encoding: 'UTF8' },
    ]);
  });

  test('is durable unless told otherwise', async () => {
    const { url } = await start(newFolder(), { settings: {} });
    const [settings] = await query(
      url,
      "SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit, current_setting('full_page_writes') AS pages",
    );
    expect(settings).toEqual({ fsync: 'on', commit: 'on', pages: 'on' });
  });

  test('lets nobody in without the password, which only its owner can read', async () => {
    const dataDir = newFolder();
    const { url } = await start(dataDir);
    const guess = new URL(url);
    guess.password = 'guess';
    await expect(query(guess.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(path.join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600);
  });

  if (isRoot) {
    test('runs as an ordinary user when root starts it', async () => {
      const dataDir = newFolder();
      await start(dataDir);
      expect(statSync(`/proc/${postmasterPid(dataDir)}`).uid).not.toBe(0);
    });
  }

  if (isRoot) {
    test('finds a place it can reach when root starts it in a closed folder', async () => {
      const closed = newFolder();
      chmodSync(closed, 0o700);
      const lines: string[] = [];
      const dataDir = path.join(closed, 'clone', '.data');
      const postgres = await start(dataDir, { log: (line) => lines.push(line) });
      const newFolderPath = lines.map((line) => / is in (.*)$/.exec(line)?.[1]).find(Boolean) ?? '';
      onTestFinished(() => rmSync(newFolderPath, { recursive: true, force: true }));
      await query(postgres.url, 'CREATE TABLE orders (id int)');
      await postgres.stop();
      expect(await query((await start(dataDir)).url, 'SELECT * FROM orders')).toEqual([]);
    });
  }
});

/** Returns the process id of a shop's watchdog. */
function watchdogOf({ pid }: ChildProcess): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const line = processes.split('\n').find((one) => one.includes('watchdog-process.ts') && one.includes(` ${pid} `));
  return Number(line?.trim().split(/\s+/)[0]);
}

describe('after a kill -9', longTimeout, () => {
  test('of the shop alone, its server ends by itself, and nothing is lost', async () => {
    const dataDir = newFolder();
    const shop = await startInAnotherProcess(dataDir);
    const [server, watchdog] = [postmasterPid(dataDir), watchdogOf(shop)];
    await kill(shop);
    await vi.waitFor(() => expect([server, watchdog].filter(isRunning)).toEqual([]), {
      timeout: 50_000,
      interval: 100,
    });
    expect(isPostmasterRunning(dataDir)).toBe(false);
    const { url } = await start(dataDir);
    expect(await query(url, 'SELECT count(*)::int FROM orders')).toEqual([{ count: 3 }]);
  });

  test('of a shop that is started again at once, the new server is left alone', async () => {
    const dataDir = newFolder();
    const shop = await startInAnotherProcess(dataDir);
    const watchdog = watchdogOf(shop);
    await kill(shop);
    const { url } = await start(dataDir);
    await vi.waitFor(() => expect(isRunning(watchdog)).toBe(false), { timeout: 50_000, interval: 100 });
    expect(await query(url, 'SELECT count(*)::int FROM orders')).toEqual([{ count: 3 }]);
  });

  test('of the shop and its watchdog, the next start takes the server over and nothing is lost', async () => {
    const dataDir = newFolder();
    const shop = await startInAnotherProcess(dataDir);
    process.kill(watchdogOf(shop), 'SIGKILL');
    await kill(shop);
    expect(isRunning(postmasterPid(dataDir))).toBe(true);
    const { url } = await start(dataDir);
    expect(await query(url, 'SELECT count(*)::int FROM orders')).toEqual([{ count: 3 }]);
  });

  test('of the shop and the database, the next start recovers and nothing is lost', async () => {
    const dataDir = newFolder();
    const shop = await startInAnotherProcess(dataDir);
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    await kill(shop);
    const { url } = await start(dataDir);
    expect(await query(url, 'SELECT count(*)::int FROM orders')).toEqual([{ count: 3 }]);
  });

  test('of the database alone, it is back at the same URL', async () => {
    const dataDir = newFolder();
    const { url } = await start(dataDir);
    const before = postmasterPid(dataDir);
    await query(url, 'CREATE TABLE orders (id int)');
    process.kill(before, 'SIGKILL');
    const rows = await vi.waitFor(() => query(url, 'SELECT * FROM orders'), {
      timeout: 15_000,
      interval: 100,
    });
    expect(rows).toEqual([]);
    await vi.waitFor(() => expect(postmasterPid(dataDir)).not.toBe(before), { timeout: 15_000 });
  });

  test('a process that got the process id of the dead database is left alone', async () => {
    const dataDir = newFolder();
    await (await start(dataDir)).stop();
    const pidFile = path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    writeFileSync(pidFile, `${process.pid}\n${path.dirname(pidFile)}\n`);
    const { url } = await start(dataDir);
    expect(await query(url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
  });
});

describe('two processes on the same data', longTimeout, () => {
  test('the second one gets an error that names the first, and the first goes on', async () => {
    const dataDir = newFolder();
    const { url } = await start(dataDir);
    await expect(start(dataDir)).rejects.toThrow(/already running on this data .*set DATA_DIR/);
    expect(await query(url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
  });

  test('a helper may join, and leaves it running', async () => {
    const dataDir = newFolder();
    const shop = await startInAnotherProcess(dataDir);
    const helper = await start(dataDir, { join: true });
    expect(await query(helper.url, 'SELECT count(*)::int FROM orders')).toEqual([{ count: 3 }]);
    await helper.stop();
    expect(await query(helper.url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    await kill(shop);
    await start(dataDir);
  });
});

describe('one sentence that says what to do', longTimeout, () => {
  test('when the data directory is a file', async () => {
    const file = path.join(newFolder(), 'data');
    writeFileSync(file, '');
    await expect(start(file)).rejects.toThrow(/^The data directory .* cannot be written .*set DATA_DIR.*\.$/);
  });

  if (!isRoot) {
    test('when the data directory may not be written', async () => {
      const folder = newFolder();
      chmodSync(folder, 0o555);
      await expect(start(path.join(folder, 'data'))).rejects.toThrow(/permission denied.*set DATA_DIR/);
    });
  }

  test('when the folder that the data was moved to is gone', async () => {
    const dataDir = newFolder();
    await (await start(dataDir)).stop();
    renameSync(path.join(dataDir, 'postgres'), path.join(dataDir, 'elsewhere'));
    symlinkSync(path.join(dataDir, 'gone'), path.join(dataDir, 'postgres'));
    await expect(start(dataDir)).rejects.toThrow(/leads to a folder that is gone/);
  });

  test('when the wanted port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(start(newFolder(), { port })).rejects.toThrow(`Port ${port} for the database is taken`);
  });

  test('when the password is lost', async () => {
    const dataDir = newFolder();
    await (await start(dataDir)).stop();
    rmSync(path.join(dataDir, 'postgres', 'password'));
    await expect(start(dataDir)).rejects.toThrow(/password is gone/);
  });
});

test('the log stays below its bound while the server runs, and goes on', longTimeout, async () => {
  const dataDir = newFolder();
  const { url } = await start(dataDir);
  const log = path.join(dataDir, 'postgres', 'postgres.log');
  const say = (times: number, text: string) =>
    query(url, `DO $$ BEGIN FOR i IN 1..${times} LOOP RAISE LOG '${text} %', repeat('x', 100000); END LOOP; END $$`);
  for (let round = 0; round < 3; round += 1) {
    await say(110, 'very long');
    await vi.waitFor(() => expect(statSync(log).size).toBeLessThan(10_000_000), { timeout: 10_000 });
  }
  await say(1, 'after all that');
  expect(readFileSync(log, 'latin1')).toContain('after all that');
  // The older file holds one full log, not the sum of all.
  expect(statSync(`${log}.1`).size).toBeLessThan(12_000_000);
});

test('the log keeps neither a statement that failed nor what somebody sent', longTimeout, async () => {
  const dataDir = newFolder();
  const { url } = await start(dataDir);
  await query(url, 'CREATE TABLE people (email text PRIMARY KEY)');
  const add = "INSERT INTO people VALUES ('rahima@example.com')";
  await query(url, add);
  await expect(query(url, add)).rejects.toThrow(/people_pkey/);
  const log = readFileSync(path.join(dataDir, 'postgres', 'postgres.log'), 'utf8');
  expect(log).toContain('duplicate key value violates unique constraint "people_pkey"');
  expect(log).not.toMatch(/rahima|INSERT/);
});
