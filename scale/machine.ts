import { chownSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/lib/project.mjs';
import { descendants, parentOf, signal, until, type Running, type RunOptions, type Stage } from './stage.ts';

/** The passwords of this run's roles. */
export const password = 'only-on-this-machine-and-for-a-few-minutes';

/** One machine of the database: processes, network, files and clock of its own, by Linux's namespaces. */
export interface Machine {
  readonly name: string;
  readonly ip: string;
  /** Switches it on: it runs etcd and Patroni, unless it is empty. `clockSeconds` is what its clock is wrong by. */
  boot(how?: { clockSeconds?: number; isEmpty?: boolean }): Promise<void>;
  /** Switches it off as a power cut would: all processes at once. Its disk remains. */
  cutPower(): Promise<void>;
  /** Lets everything on it stand still: connections stay open, and nothing answers. */
  freeze(): void;
  thaw(): void;
  /** Lets nothing reach the other machines of the database; who else talks to it notices nothing. */
  isolate(): Promise<void>;
  reconnect(): Promise<void>;
  /** Fills its disk to the last byte, and frees it again. */
  fillDisk(): Promise<void>;
  freeDisk(): Promise<void>;
  /** Kills a program of it: `etcd` or `postgres`. */
  killProgram(name: 'etcd' | 'postgres'): Promise<void>;
  startEtcd(): void;
  /** Runs a program on it as PostgreSQL's user, and returns its output. @throws with its output when it fails */
  run(program: string, args: readonly string[], options?: RunOptions): Promise<string>;
  /** Starts a program on it as PostgreSQL's user. */
  start(name: string, program: string, args: readonly string[]): Running;
}

const deploy = path.join(root, 'deploy', 'machines');

/** The addresses of this run's machines. `stage` is the one on which servers, nginx, HAProxy and PgBouncer run. */
const addresses = {
  stage: '10.77.0.1',
  'db-1': '10.77.0.11',
  'db-2': '10.77.0.12',
  'db-3': '10.77.0.13',
  restored: '10.77.0.14',
} as const;

const rootOn =
  (stage: Stage) =>
  (program: string, ...args: string[]) =>
    stage.run(program, args, { asRoot: true });

/** The machines of the database. */
export const machineNames = ['db-1', 'db-2', 'db-3'] as const;

/** One of them, or the one on which a backup is restored. */
export type MachineName = Exclude<keyof typeof addresses, 'stage'>;

/** Makes the network in which the machines are, and the names by which they know each other. */
export const openNetwork = async (stage: Stage): Promise<void> => {
  const asRoot = rootOn(stage);
  // What is written into /etc is written into the stage.
  const [upper, work] = [stage.makeFolder('etc'), stage.makeFolder('etc-work')];
  await asRoot('mount', '-t', 'overlay', '-o', `lowerdir=/etc,upperdir=${upper},workdir=${work}`, 'overlay', '/etc');
  const names = Object.entries({ localhost: '127.0.0.1', haproxy: '127.0.0.1', ...addresses });
  writeFileSync('/etc/hosts', names.map(([name, ip]) => `${ip} ${name}\n`).join(''));
  await asRoot('ip', 'link', 'set', 'lo', 'up');
  await asRoot('ip', 'link', 'add', 'machines', 'type', 'bridge');
  await asRoot('ip', 'address', 'add', `${addresses.stage}/24`, 'dev', 'machines');
  await asRoot('ip', 'link', 'set', 'machines', 'up');
  await asRoot('mount', '-t', 'tmpfs', 'tmpfs', '/run');
};

/** What a machine does when it is switched on: its files are mounted, and its first process adopts and ends others. */
const init = (files: string, repository: string) => `
  set -e
  mount -t proc proc /proc
  mount -t tmpfs tmpfs /run; mkdir -m 1777 /run/postgresql
  for folder in postgresql etcd; do mount --mkdir --bind ${files}/$folder /var/lib/$folder; done
  mount --mkdir --bind ${repository} /var/lib/pgbackrest
  mount --mkdir --bind ${deploy} /etc/haat
  touch /etc/pgbackrest.conf; mount --bind ${deploy}/pgbackrest.conf /etc/pgbackrest.conf
  # Last: the files above are below it.
  mount -t tmpfs -o mode=1777 tmpfs /tmp
  trap : TERM
  echo on
  while :; do sleep 1000 & wait; done`;

/** Reads a file of variables. */
const variablesOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(path.join(deploy, name), 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** Returns the processes of a namespace. */
const processesIn = (namespace: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/ns/pid`) === namespace;
      } catch {
        // It has ended meanwhile.
        return false;
      }
    });

const nameOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

/** Makes a machine that is switched off, with an empty disk of this size. */
export const makeMachine = async (
  stage: Stage,
  name: MachineName,
  repository: string,
  disk = '3g',
): Promise<Machine> => {
  const asRoot = rootOn(stage);
  const ip = addresses[name];
  const files = stage.makeFolder(name);
  await asRoot('mount', '-t', 'tmpfs', '-o', `size=${disk}`, 'tmpfs', files);
  for (const folder of ['postgresql', 'etcd']) {
    mkdirSync(path.join(files, folder), { mode: 0o700 });
    chownSync(path.join(files, folder), stage.user.uid, stage.user.gid);
  }
  const inside = ['netns', 'exec', name];
  await asRoot('ip', 'netns', 'add', name);
  await asRoot('ip', 'link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  await asRoot('ip', 'link', 'set', name, 'master', 'machines', 'up');
  for (const change of [`address add ${ip}/24 dev eth0`, 'link set eth0 up', 'link set lo up'])
    await asRoot('ip', '-n', name, ...change.split(' '));

  const variables = {
    ...variablesOf('etcd.env'),
    ...Object.fromEntries(
      Object.entries(variablesOf('machine.env.example')).map(([key, value]) => [
        key,
        key.endsWith('PASSWORD') ? password : value.replaceAll('db-1', name),
      ]),
    ),
    PATRONI_POSTGRESQL_BIN_DIR: stage.programs.postgres,
  };
  const others = machineNames.filter((other) => other !== name).map((other) => addresses[other]);
  let power: { init: Running; pid: number; clock: readonly string[] } | undefined;

  const here = () => {
    if (!power) throw new Error(`${name} is switched off.`);
    return power;
  };
  const enter = (program: string, args: readonly string[]): readonly [string, string[]] => [
    'nsenter',
    [
      `--target=${here().pid}`,
      '--mount',
      '--pid',
      '--net',
      'setpriv',
      '--reuid=postgres',
      '--regid=postgres',
      '--init-groups',
      // Here and not before: what libfaketime makes as root nobody else may open.
      'env',
      ...here().clock,
      program,
      ...args,
    ],
  ];
  const withVariables = ({ env }: RunOptions = {}) => ({
    asRoot: true,
    env: { ...variables, ...env },
  });
  const start = (title: string, program: string, args: readonly string[]) =>
    stage.start(`${title} of ${name}`, ...enter(program, args), withVariables());
  const processes = () => processesIn(readlinkSync(`/proc/${here().pid}/ns/pid`));
  const started = () => processes().filter((pid) => pid !== here().pid);
  const startEtcd = () => void start('etcd', stage.programs.etcd, ['--logger=zap', '--log-level=error']);
  const filler = path.join(files, 'filler');

  return {
    name,
    ip,
    start,
    startEtcd,
    run: (program, args, options) => stage.run(...enter(program, args), withVariables(options)),
    boot: async ({ clockSeconds = 0, isEmpty = false } = {}) => {
      const flags = ['--mount', '--pid', '--fork', '--kill-child', '/bin/bash', '-c', init(files, repository)];
      const on = stage.start(name, 'ip', [...inside, 'unshare', ...flags], { asRoot: true });
      await until(`${name} to be on`, () => Promise.resolve(on.said().includes('on\n')), on);
      const [pid] = descendants(on.pid);
      if (pid === undefined) throw new Error(`${name} has no first process.`);
      const clock =
        clockSeconds === 0
          ? []
          : [
              `LD_PRELOAD=${stage.programs.faketime}`,
              `FAKETIME=${clockSeconds > 0 ? '+' : ''}${clockSeconds}s`,
              'FAKETIME_DONT_FAKE_MONOTONIC=1',
            ];
      power = { init: on, pid, clock };
      if (isEmpty) return;
      startEtcd();
      // libfaketime refuses the sleeps of Python 3.11, which are until a moment of a clock that it leaves alone.
      const sleeps = `import select, sys, time; time.sleep = lambda seconds: select.select([], [], [], seconds)
sys.argv[0] = '${stage.programs.patroni}'; exec(open(sys.argv[0]).read())`;
      const [program, code] = clockSeconds === 0 ? [stage.programs.patroni, []] : ['/usr/bin/python3', ['-c', sleeps]];
      start('Patroni', program, [...code, '/etc/haat/patroni.yml']);
    },
    cutPower: async () => {
      await here().init.kill();
      power = undefined;
    },
    freeze: () => {
      for (const pid of started()) signal(pid, 'SIGSTOP');
    },
    thaw: () => {
      // nsenter has stopped with what it has started: it would never see that end.
      for (const pid of started()) for (const one of [parentOf(pid) ?? pid, pid]) signal(one, 'SIGCONT');
    },
    isolate: async () => {
      for (const other of others) await asRoot('ip', '-n', name, 'route', 'add', 'blackhole', other);
    },
    reconnect: async () => {
      for (const other of others) await asRoot('ip', '-n', name, 'route', 'del', 'blackhole', other);
    },
    fillDisk: async () => {
      await asRoot('sh', '-c', `dd if=/dev/zero of=${filler} bs=1M 2>&1 || true`);
      // Files of WAL that are there already would last for minutes, in which orders are refused.
      const fill = `DO $$BEGIN LOOP PERFORM pg_logical_emit_message(false, '', repeat('x', 1000000)); END LOOP; END$$`;
      const psql = path.join(stage.programs.postgres, 'psql');
      // It ends as PostgreSQL does.
      await stage.run(...enter(psql, ['-Xqh', '/run/postgresql', '-c', fill]), withVariables()).catch(() => undefined);
    },
    freeDisk: async () => {
      await asRoot('rm', filler);
    },
    killProgram: async (program) => {
      const [pid] = processes().filter((one) => nameOf(one) === program);
      if (pid === undefined) throw new Error(`${name} runs no ${program}.`);
      process.kill(pid, 'SIGKILL');
      await until(`${program} of ${name} to be gone`, () => Promise.resolve(!processes().includes(pid)));
    },
  };
};
