import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dist } from '../scripts/lib/project.mjs';
import { findPrograms, type Programs } from './programs.ts';

/** A process that runs until it is ended. */
export interface Running {
  readonly name: string;
  readonly pid: number;
  /** Its output so far. */
  said(): string;
  readonly hasEnded: boolean;
  /** Lets it stand still with all its children: connections stay open, and nothing answers. */
  freeze(): void;
  /** Ends it as a power cut would: with all its children, at once. */
  kill(): Promise<void>;
  /** Asks it to end, and waits for that. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** How a program is run. */
export interface RunOptions {
  env?: Readonly<Record<string, string>>;
  /** As root; otherwise as Debian's user `postgres`. */
  asRoot?: boolean;
}

/** The temporary folder of a run, and all processes that belong to it. */
export interface Stage {
  readonly folder: string;
  readonly programs: Programs;
  /** Debian's user `postgres`. */
  readonly user: { readonly uid: number; readonly gid: number };
  /** Makes a folder that the programs may write in. */
  makeFolder(name: string): string;
  /** Runs a program to its end and returns its output. @throws with its output when it fails */
  run(program: string, args: readonly string[], options?: RunOptions): Promise<string>;
  /** Starts a program that goes on. */
  start(name: string, program: string, args: readonly string[], options?: RunOptions): Running;
  /** Keeps a process that was started elsewhere, so that it is ended with the others. */
  keep(name: string, child: ChildProcess): Running;
  /** What the processes have said lately, for a run that failed. */
  lately(): string;
  /** Ends all processes. */
  end(): Promise<void>;
}

/** Returns a port that is free now, on all addresses of this machine. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

/** How many lines of a process a failure shows. */
const LINES = 15;

/** How long anything may take. */
const PATIENCE_MS = 60_000;

/**
 * Waits until `isSo`, which may fail until then, and returns what it says.
 * @throws with what was waited for after a minute, or as soon as the process that should bring it has ended
 */
export const until = async <Result>(
  what: string,
  isSo: () => Promise<Result | false>,
  by?: Pick<Running, 'said' | 'hasEnded'>,
  patienceMs = PATIENCE_MS,
): Promise<Result> => {
  const end = performance.now() + patienceMs;
  let last: unknown;
  for (;;) {
    const result = await isSo().catch((error: unknown) => {
      last = error;
      return false as const;
    });
    if (result !== false) return result;
    if (by?.hasEnded || performance.now() > end)
      throw new Error(`Waited for ${what} in vain.\n${by?.said() ?? String(last ?? '')}`, { cause: last });
    await pause(50);
  }
};

/** Does something again and again, with a pause after each time, until it is ended. `end` fails if any of it did. */
export const repeat = (pauseMs: number, work: (turn: number) => Promise<void>): { end(): Promise<void> } => {
  const going = { isOver: false };
  const all = (async () => {
    for (let turn = 0; !going.isOver; turn += 1) {
      await work(turn);
      await pause(pauseMs);
    }
  })();
  all.catch(() => {});
  return {
    end: async () => {
      going.isOver = true;
      await all;
    },
  };
};

/** Returns the children of a process, and theirs. */
export const descendants = (pid: number): number[] => {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => parentOf(one) === pid);
  return children.flatMap((child) => [child, ...descendants(child)]);
};

/** Returns the parent of a process; undefined when that has ended. */
export const parentOf = (pid: number): number | undefined => {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
};

/** Sends a signal to a process, unless it has ended. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/** Where each process's whole output is kept. */
const logs = path.join(dist, 'scale');

const running = (name: string, child: ChildProcess): Running => {
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-20_000);
      appendFileSync(path.join(logs, `${name}.log`), chunk);
    });
  const ended = once(child, 'exit');
  ended.catch(() => {});
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} could not be started.`);
  return {
    name,
    pid,
    said: () => printed,
    get hasEnded() {
      return isOver();
    },
    freeze: () => {
      // First itself, so that it starts no more of them.
      signal(pid, 'SIGSTOP');
      for (const one of descendants(pid)) signal(one, 'SIGSTOP');
    },
    kill: async () => {
      if (isOver()) return;
      signal(pid, 'SIGSTOP');
      for (const one of [pid, ...descendants(pid)]) signal(one, 'SIGKILL');
      await ended;
    },
    stop: async (by = 'SIGTERM') => {
      if (isOver()) return;
      signal(pid, by);
      await ended;
    },
  };
};

/** Returns the user and group `postgres` that Debian's packages make. */
const findUser = (): Stage['user'] => {
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
};

/** Makes the stage in an empty folder. @throws Refusal when a program is missing */
export const openStage = (folder: string): Stage => {
  const programs = findPrograms();
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const user = findUser();
  // In memory, and gone with the namespace of mounts that this runs in.
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]);
  const give = (place: string) => chownSync(place, user.uid, user.gid);
  chmodSync(folder, 0o755);
  give(folder);

  const started: Running[] = [];

  const launch = (program: string, args: readonly string[], { env, asRoot = false }: RunOptions) =>
    spawn(program, args, {
      cwd: folder,
      ...(!asRoot && user),
      env: { PATH: `${programs.postgres}:/usr/sbin:/usr/bin:/sbin:/bin`, LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  const keep = (name: string, child: ChildProcess) => {
    const one = running(name, child);
    started.push(one);
    return one;
  };

  return {
    folder,
    programs,
    user,
    makeFolder: (name) => {
      const place = path.join(folder, name);
      mkdirSync(place, { mode: 0o700, recursive: true });
      give(place);
      return place;
    },
    run: async (program, args, options = {}) => {
      const child = launch(program, args, options);
      let printed = '';
      child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      let complaint = '';
      child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
      const [code] = (await once(child, 'close')) as [number | null];
      if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${printed}${complaint}`);
      return printed.trim();
    },
    start: (name, program, args, options = {}) => keep(name, launch(program, args, options)),
    keep,
    lately: () =>
      started.map((one) => `--- ${one.name}\n${one.said().split('\n').slice(-LINES).join('\n')}`).join('\n'),
    end: async () => {
      await Promise.all(started.map((one) => one.kill()));
    },
  };
};
