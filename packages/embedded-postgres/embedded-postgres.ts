import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { findBinaries, program } from './binaries.ts';
import { EmbeddedPostgresError } from './error.ts';
import { readOrCreatePassword, prepareDataFolder, type DataFolder } from './data-folder.ts';
import { startWatchdog } from './watchdog.ts';
import { LogFile } from './log-file.ts';
import { giveUpOwnership, takeOwnership } from './owner.ts';
import { isPostgresOn, isRunning } from './process.ts';
import { freePort } from './port.ts';
import { explain, lastError } from './server-output.ts';
import { usualSettings } from './settings.ts';
import { readyPort, serverPid } from './postmaster-pid.ts';

export { EmbeddedPostgresError };

/** Options of the embedded PostgreSQL. */
export interface EmbeddedPostgresOptions {
  /** The folder that contains `postgres/`; created when missing. */
  readonly dataDir: string;
  /** A fixed port; without it the last used port, or any free one. */
  readonly port?: number;
  /** Receives a line for each thing that takes time or is unusual. */
  readonly log?: (line: string) => void;
  /** PostgreSQL settings that override the usual ones. */
  readonly settings?: Readonly<Record<string, string>>;
  /** How often to look whether the server still runs, in milliseconds. */
  readonly watchEveryMs?: number;
  /** Use the server that another process runs on this data, instead of failing. */
  readonly join?: boolean;
  /** Another PostgreSQL than the installed one, for tests on an older version. */
  readonly programs?: Programs;
}

/**
 * The folder of PostgreSQL's programs, and the options that make its `initdb` fold case by Unicode whatever the
 * machine's locale is.
 */
export interface Programs {
  readonly folder: string;
  readonly locale: readonly string[];
}

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  readonly url: string;
  /** Ends the server after its running statements; does nothing when another process owns it. */
  stop(): Promise<void>;
}

/** PostgreSQL has this built-in locale provider from version 17 on. */
const ownLocale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

const superuser = 'haat';
const startTimeoutMs = 10_000;
const usualWatchEveryMs = 1000;
const maxLogBytes = 10_000_000;

/**
 * Starts a real PostgreSQL on the data in `dataDir`, which the first call creates. A server left behind by a killed
 * process is stopped first, and PostgreSQL recovers what was committed. A server that dies later is started again.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  const home = prepareDataFolder(path.resolve(options.dataDir), log);
  const { password, file: passwordFile } = readOrCreatePassword(home);
  const urlAt = (port: number) => `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;

  const owner = await takeOwnership(home.folder, options.join ?? false);
  if (owner === undefined) return { url: urlAt(await portOfRunning(home)), stop: async () => {} };

  let stopWatchdog = async () => {};
  const giveUp = async () => {
    giveUpOwnership(home.folder);
    await stopWatchdog();
  };
  try {
    const programs = options.programs ?? { folder: findBinaries(home.folder, home.user), locale: ownLocale };
    const server = new Server(home, programs, options.settings ?? {});
    if (!existsSync(server.cluster)) {
      log('Making a database');
      await server.create(passwordFile);
    }
    const pgCtl = program(programs.folder, 'pg_ctl');
    stopWatchdog = startWatchdog({ pgCtl, home: home.folder, owner, user: home.user }, serverEnvironment());
    const port = await server.start(options.port);
    const stopWatching = server.watch(port, options.watchEveryMs ?? usualWatchEveryMs, log);
    let stopped: Promise<void> | undefined;
    return {
      url: urlAt(port),
      stop: () =>
        (stopped ??= stopWatching()
          .then(async () => void (await server.stop()))
          .finally(giveUp)),
    };
  } catch (error) {
    await giveUp();
    throw error;
  }
}

class Server {
  readonly cluster: string;
  readonly #home: DataFolder;
  readonly #programs: Programs;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #log: LogFile;

  constructor(home: DataFolder, programs: Programs, settings: Readonly<Record<string, string>>) {
    this.cluster = path.join(home.folder, 'cluster');
    this.#home = home;
    this.#programs = programs;
    this.#settings = settings;
    this.#log = new LogFile(path.join(home.folder, 'postgres.log'), maxLogBytes);
  }

  /**
   * Creates the cluster under another name and renames it when complete, so that an incomplete one is never started.
   */
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
    if (code !== 0) throw new EmbeddedPostgresError(`PostgreSQL could not make its database: ${lastError(output)}`);
    appendFileSync(path.join(unfinished, 'postgresql.conf'), "\ninclude = 'haat.conf'\n");
    renameSync(unfinished, this.cluster);
  }

  /** Starts the server, waits until it accepts connections, and returns its port. */
  async start(fixedPort?: number): Promise<number> {
    const deadline = Date.now() + startTimeoutMs;
    let port = fixedPort ?? (await freePort(this.#lastPort()));
    for (;;) {
      await this.#endStale();
      this.#configure(port);
      await this.#log.rotate({ isOpen: false });
      const logStart = await this.#log.size();
      const start = ['start', '--wait', '--timeout=600', '--silent', `--log=${this.#log.path}`];
      const { code, output } = await this.#run('pg_ctl', [...start, `--pgdata=${this.cluster}`]);
      if (code === 0) return port;

      const serverOutput = readFileSync(this.#log.path).subarray(logStart).toString() || output;
      if (/could not bind|could not create any TCP/.test(serverOutput)) {
        if (fixedPort !== undefined)
          throw new EmbeddedPostgresError(`Port ${port} for the database is taken: choose another one.`);
        port = await freePort();
      } else if (!/lock file .* already exists|shared memory block|being shut down/i.test(serverOutput)) {
        throw new EmbeddedPostgresError(`PostgreSQL did not start: ${explain(serverOutput)} (see ${this.#log.path})`);
      }
      if (Date.now() > deadline)
        throw new EmbeddedPostgresError(`PostgreSQL did not start: ${lastError(serverOutput)} (see ${this.#log.path})`);
      await delay(200);
    }
  }

  /** Restarts the server on the same port when it dies. Returns a function that ends the watching. */
  watch(port: number, everyMs: number, log: (line: string) => void): () => Promise<void> {
    let restart: Promise<unknown> | undefined;
    let pid = serverPid(this.cluster);
    const timer = setInterval(() => {
      this.#log.rotate({ isOpen: true }).catch((error: unknown) => log(messageOf(error)));
      if (restart !== undefined || (pid !== undefined && isRunning(pid))) return;
      log('The database ended unexpectedly, starting it again');
      restart = this.start(port)
        .catch((error: unknown) => log(messageOf(error)))
        .finally(() => {
          pid = serverPid(this.cluster);
          restart = undefined;
        });
    }, everyMs).unref();
    return async () => {
      clearInterval(timer);
      await restart;
    };
  }

  /** Ends the server, and returns whether that worked. */
  async stop(mode: 'fast' | 'immediate' = 'fast'): Promise<boolean> {
    const wait = ['stop', '--wait', '--timeout=60', '--silent', `--mode=${mode}`];
    return (await this.#run('pg_ctl', [...wait, `--pgdata=${this.cluster}`])).code === 0;
  }

  /** Ends a server that a killed process left behind, and removes the pid file of a server that was killed itself. */
  async #endStale(): Promise<void> {
    const pid = serverPid(this.cluster);
    if (pid === undefined) return;
    if (isPostgresOn(pid, this.cluster)) {
      if (!(await this.stop())) await this.stop('immediate');
    } else {
      // Another program may have got the process id, and PostgreSQL would refuse to start because it seems to run.
      rmSync(path.join(this.cluster, 'postmaster.pid'), { force: true });
    }
  }

  #configure(port: number): void {
    const settings = { port: String(port), ...usualSettings, ...this.#settings };
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`);
    const file = path.join(this.cluster, 'haat.conf');
    const head = '# Written at every start; your own settings go into postgresql.auto.conf.\n';
    writeFileSync(file, head + lines.join(''));
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

  async #run(name: 'initdb' | 'pg_ctl', args: string[]): Promise<{ code: number | null; output: string }> {
    const child = spawn(program(this.#programs.folder, name), args, {
      ...this.#home.user,
      // PostgreSQL's user may have no access to our working directory.
      cwd: this.#home.folder,
      env: serverEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const ended = once(child, 'close').catch((error: Error) => {
      throw new EmbeddedPostgresError(`PostgreSQL's ${name} cannot be run (${error.message}): set DATABASE_URL.`);
    });
    const [[code], ...output] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
    return { code, output: output.join('') };
  }
}

/** Returns the port of the server that another process runs; waits while it is starting. */
async function portOfRunning(home: DataFolder): Promise<number> {
  const cluster = path.join(home.folder, 'cluster');
  const deadline = Date.now() + 3 * startTimeoutMs;
  for (;;) {
    const port = readyPort(cluster);
    if (port !== undefined) return port;
    if (Date.now() > deadline)
      throw new EmbeddedPostgresError(`The database in ${home.folder} does not become ready: start the shop again.`);
    await delay(50);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * The environment of PostgreSQL's programs: without our secrets, and without PG* variables, which would change what
 * they do.
 */
function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return process.platform === 'win32' ? { PATH, SystemRoot, TEMP, TMP } : { PATH, LC_ALL: 'C', TZ: 'UTC' };
}
