import { spawn } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findBinaries, program } from './embedded/binaries.ts';
import { EmbeddedPostgresError } from './embedded/error.ts';
import { keptPassword, prepareHome, type Home } from './embedded/home.ts';
import { giveUpOwnership, takeOwnership } from './embedded/owner.ts';
import { isPostgresOn, isRunning } from './embedded/process.ts';

export { EmbeddedPostgresError };

/** What the embedded PostgreSQL is started with. */
export interface EmbeddedPostgresOptions {
  /** The folder that holds `postgres/`; made when missing. */
  readonly dataDir: string;
  /** A fixed port; without it the last one, or any free one. */
  readonly port?: number;
  /** Told in one line each what takes time or is unusual. */
  readonly log?: (line: string) => void;
  /** Server settings above the usual ones. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Use the server that another process has running on this data, instead of refusing. */
  readonly join?: boolean;
  /** Another PostgreSQL than the one that comes along, for tests on an older one. */
  readonly programs?: Programs;
}

/** Where a PostgreSQL's programs lie, and how its `initdb` is told to fold case by Unicode, whatever the machine is set to. */
export interface Programs {
  readonly folder: string;
  readonly locale: readonly string[];
}

/** A running PostgreSQL of our own. */
export interface EmbeddedPostgres {
  readonly url: string;
  /** Ends the server after its running statements; does nothing when it is another process's. */
  stop(): Promise<void>;
}

/** For databases that are thrown away: fast, and not safe against a power cut. */
export const throwawaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
} as const;

const usualSettings = {
  listen_addresses: '127.0.0.1',
  // TCP only: a socket's path has a length limit, which a deep clone would break.
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  wal_compression: 'on',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
} as const;

/** The provider is PostgreSQL's own from 17 on. */
const ownLocale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

const superuser = 'haat';
const startPatienceMs = 10_000;
const watchEveryMs = 1000;
const largestLogBytes = 10_000_000;

/**
 * Starts a real PostgreSQL on the data in `dataDir`, made on the first call. A server that a killed process left
 * behind is stopped first; PostgreSQL recovers what it had committed. One that dies on the way is started again.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  const home = prepareHome(path.resolve(options.dataDir), log);
  const { password, file: passwordFile } = keptPassword(home);
  const urlAt = (port: number) => `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;

  const isOurs = await takeOwnership(home.folder, options.join ?? false);
  if (!isOurs) return { url: urlAt(await portOfRunning(home)), stop: async () => {} };

  try {
    const programs = options.programs ?? { folder: findBinaries(home.folder, home.user), locale: ownLocale };
    const server = new Server(home, programs, options.settings ?? {});
    if (!existsSync(server.cluster)) {
      log('Making a database');
      await server.create(passwordFile);
    }
    const port = await server.start(options.port);
    const stopWatching = server.watch(port, log);
    let stopped: Promise<void> | undefined;
    return {
      url: urlAt(port),
      stop: () =>
        (stopped ??= stopWatching()
          .then(() => server.stop())
          .finally(() => giveUpOwnership(home.folder))),
    };
  } catch (error) {
    giveUpOwnership(home.folder);
    throw error;
  }
}

class Server {
  readonly cluster: string;
  readonly #home: Home;
  readonly #programs: Programs;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #logFile: string;

  constructor(home: Home, programs: Programs, settings: Readonly<Record<string, string>>) {
    this.cluster = path.join(home.folder, 'cluster');
    this.#home = home;
    this.#programs = programs;
    this.#settings = settings;
    this.#logFile = path.join(home.folder, 'postgres.log');
  }

  /** Makes the cluster beside its place and moves it there whole, so that no half-made one is ever started. */
  async create(passwordFile: string): Promise<void> {
    const unfinished = `${this.cluster}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    const { code, output } = await this.#run('initdb', [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...this.#programs.locale,
      ...(this.#settings['fsync'] === 'off' ? ['--no-sync'] : []),
    ]);
    if (code !== 0)
      throw new EmbeddedPostgresError(`PostgreSQL could not make its database: ${lastWords(output)}`);
    appendFileSync(path.join(unfinished, 'postgresql.conf'), "\ninclude = 'haat.conf'\n");
    renameSync(unfinished, this.cluster);
  }

  /** Starts the server, waits until it answers, and tells its port. */
  async start(fixedPort?: number): Promise<number> {
    const deadline = Date.now() + startPatienceMs;
    let port = fixedPort ?? (await freePort(this.#lastPort()));
    for (;;) {
      await this.#endStale();
      this.#configure(port);
      const logStart = this.#rotateLog();
      const wait = ['start', '--wait', '--timeout=600', '--silent'];
      const { code, output } = await this.#run('pg_ctl', [
        ...wait,
        `--pgdata=${this.cluster}`,
        `--log=${this.#logFile}`,
      ]);
      if (code === 0) return port;

      const said = readFileSync(this.#logFile).subarray(logStart).toString() || output;
      if (/could not bind|could not create any TCP/.test(said)) {
        if (fixedPort !== undefined) {
          throw new EmbeddedPostgresError(`Port ${port} for the database is taken: choose another one.`);
        }
        port = await freePort();
      } else if (!/lock file .* already exists|shared memory block|being shut down/i.test(said)) {
        throw new EmbeddedPostgresError(`PostgreSQL did not start: ${explain(said)} (see ${this.#logFile})`);
      }
      if (Date.now() > deadline) {
        throw new EmbeddedPostgresError(
          `PostgreSQL did not start: ${lastWords(said)} (see ${this.#logFile})`,
        );
      }
      await delay(200);
    }
  }

  async stop(): Promise<void> {
    await this.#stop('fast');
  }

  /** Starts the server again on the same port when it dies. The answer ends that. */
  watch(port: number, log: (line: string) => void): () => Promise<void> {
    let restart: Promise<unknown> | undefined;
    let pid = serverPid(this.cluster);
    const timer = setInterval(() => {
      if (restart !== undefined || (pid !== undefined && isRunning(pid))) return;
      log('The database ended unexpectedly, starting it again');
      restart = this.start(port)
        .catch((error: unknown) => log(error instanceof Error ? error.message : String(error)))
        .finally(() => {
          pid = serverPid(this.cluster);
          restart = undefined;
        });
    }, watchEveryMs).unref();
    return async () => {
      clearInterval(timer);
      await restart;
    };
  }

  async #stop(mode: 'fast' | 'immediate'): Promise<boolean> {
    const wait = ['stop', '--wait', '--timeout=60', '--silent', `--mode=${mode}`];
    return (await this.#run('pg_ctl', [...wait, `--pgdata=${this.cluster}`])).code === 0;
  }

  /** Ends a server that a killed process left behind, and the traces of one that was killed itself. */
  async #endStale(): Promise<void> {
    const pid = serverPid(this.cluster);
    if (pid === undefined) return;
    if (isPostgresOn(pid, this.cluster)) {
      if (!(await this.#stop('fast'))) await this.#stop('immediate');
    } else {
      // The number may meanwhile be another program's, and PostgreSQL would believe itself to be running.
      rmSync(path.join(this.cluster, 'postmaster.pid'), { force: true });
    }
  }

  #configure(port: number): void {
    const settings = { port: String(port), ...usualSettings, ...this.#settings };
    const lines = Object.entries(settings).map(
      ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`,
    );
    const file = path.join(this.cluster, 'haat.conf');
    writeFileSync(
      file,
      `# Written at every start; your own settings go into postgresql.auto.conf.\n${lines.join('')}`,
    );
    if (this.#home.user !== undefined) chownSync(file, this.#home.user.uid, this.#home.user.gid);
  }

  #lastPort(): number | undefined {
    try {
      const conf = readFileSync(path.join(this.cluster, 'haat.conf'), 'utf8');
      return Number(/^port = '(\d+)'/m.exec(conf)?.[1]) || undefined;
    } catch {
      return undefined;
    }
  }

  /** Answers where in the log this start's lines begin. */
  #rotateLog(): number {
    const size = statSync(this.#logFile, { throwIfNoEntry: false })?.size ?? 0;
    if (size < largestLogBytes) return size;
    renameSync(this.#logFile, `${this.#logFile}.1`);
    return 0;
  }

  #run(name: 'initdb' | 'pg_ctl', args: string[]): Promise<{ code: number | null; output: string }> {
    const { promise, resolve, reject } = Promise.withResolvers<{ code: number | null; output: string }>();
    const child = spawn(program(this.#programs.folder, name), args, {
      ...this.#home.user,
      // Whoever PostgreSQL runs as may not be allowed into the folder we stand in.
      cwd: this.#home.folder,
      env: serverEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) =>
      reject(
        new EmbeddedPostgresError(`PostgreSQL's ${name} cannot be run (${error.message}): set DATABASE_URL.`),
      ),
    );
    child.on('close', (code) => resolve({ code, output }));
    return promise;
  }
}

/** The port of the server that another process keeps running; waits while that one is still starting it. */
async function portOfRunning(home: Home): Promise<number> {
  const cluster = path.join(home.folder, 'cluster');
  const deadline = Date.now() + 3 * startPatienceMs;
  for (;;) {
    const [, , , port, , , , state] = serverStatus(cluster);
    if (state?.trim() === 'ready') return Number(port);
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `The database in ${home.folder} does not become ready: start the shop again.`,
      );
    }
    await delay(50);
  }
}

/** The lines of `postmaster.pid`: process, folder, start, port, socket, address, shared memory, state. */
function serverStatus(cluster: string): string[] {
  try {
    return readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function serverPid(cluster: string): number | undefined {
  return Number(serverStatus(cluster)[0]) || undefined;
}

/** A free port of this machine; `wanted` if it is free. */
async function freePort(wanted = 0): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer()
    .once('error', reject)
    .listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  return promise.catch((error: unknown) => {
    if (wanted === 0) throw error;
    return freePort();
  });
}

/** Our secrets are none of the server's business, and PG* variables would change what its programs do. */
function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return process.platform === 'win32' ? { PATH, SystemRoot, TEMP, TMP } : { PATH, LC_ALL: 'C', TZ: 'UTC' };
}

function explain(said: string): string {
  if (/No space left/.test(said)) return 'the disk is full; make room and start again';
  if (/could not (?:map|create|resize).*shared memory|Cannot allocate memory/i.test(said)) {
    return 'too little memory; close other programs and start again';
  }
  const version = /initialized by PostgreSQL version (\d+)/.exec(said)?.[1];
  if (version)
    return `its data was made by PostgreSQL ${version}; set DATA_DIR to another folder, or bring the data over`;
  return lastWords(said);
}

/** The sentence that says why, without PostgreSQL's prefixes. */
function lastWords(output: string): string {
  const lines = output.trim().split('\n');
  const line = lines.findLast((one) => /FATAL|PANIC|error:/.test(one)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?(?:FATAL|PANIC|error):\s*/, '');
}
