import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { root } from '../scripts/lib/project.mjs';
import { freePort, until, type Running, type Stage } from './stage.ts';
import { withValues } from './with-values.ts';

const deploy = path.join(root, 'deploy', 'postgres');
const script = (name: string) => path.join(deploy, name);

/** The passwords of this run's roles. */
export const password = 'only-on-this-machine-and-for-a-few-minutes';

/** One PostgreSQL, as `docker-compose.scale.yml` runs it. */
export interface Node {
  readonly name: string;
  readonly port: number;
  readonly dataDir: string;
  /** The URL of the shop's database. */
  readonly url: string;
  /** The variables by which the scripts of `deploy/postgres` work on this one. */
  readonly env: Readonly<Record<string, string>>;
  /** Starts it, and waits until it answers. */
  start(settings?: Readonly<Record<string, string>>): Promise<void>;
  /** Lets it stand still: it answers nothing, and nobody is told. */
  freeze(): void;
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Runs a statement and returns its rows. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** What all nodes of a run share. */
export interface Cluster {
  /** The folder of WAL, backups and the keeper's word. */
  readonly archive: string;
  /** A node that has no data yet. */
  node(name: string): Promise<Node>;
  /** Fills a node's folder as a new cluster, starts it, and makes the shop's roles and database. */
  create(node: Node): Promise<void>;
  /** Fills a node's folder as a standby of another, and starts it. */
  follow(node: Node, primary: Node): Promise<void>;
  /** Starts what decides whether this node's commits wait for a standby, if it is the primary. */
  keeper(node: Node): Running;
  /** Waits until the keeper says so. */
  isSynchronous(word: 'yes' | 'no'): Promise<void>;
  /**
   * Restores a backup and the WAL up to this piece, which this node keeps, into another node's folder, and starts that.
   */
  restore(node: Node, backup: string, from: Node, lastWal: string): Promise<void>;
  /** Runs one of the scripts of `deploy/postgres` beside a node. */
  operate(node: Node, name: string, args?: readonly string[]): Promise<string>;
}

/** Makes the settings that `deploy/postgres` has, with the folders of this run. */
export const openCluster = (stage: Stage): Cluster => {
  const archive = stage.makeFolder('archive');
  const settings = stage.makeFolder('settings');
  const sockets = stage.makeFolder('sockets');
  const config = path.join(settings, 'haat.conf');
  const text = withValues(readFileSync(script('haat.conf'), 'utf8'), {
    '/etc/postgresql/pg_hba.conf': script('pg_hba.conf'),
    "listen_addresses = '*'": "listen_addresses = '127.0.0.1'",
    '/haat/archive.sh': script('archive.sh'),
    // The machine that tests has less memory.
    'shared_buffers = 2GB': 'shared_buffers = 256MB',
  });
  writeFileSync(config, text, { mode: 0o644 });
  const programs = stage.programs.postgres;

  const operate = (node: Node, name: string, args: readonly string[] = []) =>
    stage.run('/bin/sh', [script(name), ...args], { env: node.env });

  const makeNode = async (name: string): Promise<Node> => {
    const port = await freePort();
    const dataDir = stage.makeFolder(name);
    const url = `postgres://haat:${password}@127.0.0.1:${port}/haat`;
    let server: Running | undefined;
    const query = async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) => {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
      client.on('error', () => {});
      try {
        await client.connect();
        return (await client.query<Row>(statement, values)).rows;
      } finally {
        await client.end();
      }
    };
    return {
      name,
      port,
      dataDir,
      url,
      query,
      env: {
        PGDATA: dataDir,
        PGHOST: sockets,
        PGPORT: String(port),
        PGUSER: 'haat',
        POSTGRES_USER: 'haat',
        POSTGRES_DB: 'haat',
        REPLICATION_PASSWORD: password,
        ARCHIVE: archive,
        NODE: name,
      },
      start: async (more = {}) => {
        const options = {
          config_file: config,
          port: String(port),
          unix_socket_directories: sockets,
          ...more,
        };
        const flags = Object.entries(options).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
        const env = { ARCHIVE: archive };
        const one = stage.start(name, path.join(programs, 'postgres'), ['-D', dataDir, ...flags], {
          env,
          atParentsEnd: 'QUIT',
        });
        server = one;
        const ready = ['-h', sockets, '-p', String(port), '-U', 'haat', '-q'];
        await until(`${name} to answer`, () => stage.run(path.join(programs, 'pg_isready'), ready), one);
      },
      freeze: () => server?.freeze(),
      kill: async () => server?.kill(),
      stop: async () => server?.stop('SIGINT'),
    };
  };

  return {
    archive,
    node: makeNode,
    operate,
    create: async (node) => {
      const locale = ['--locale=C.UTF-8', '--encoding=UTF8', '--username=haat', '--auth=trust'];
      await stage.run(path.join(programs, 'initdb'), ['-D', node.dataDir, ...locale]);
      await node.start();
      const psql = ['-X', '-q', '-d', 'postgres', '-v', 'ON_ERROR_STOP=1'];
      const statements = [`ALTER ROLE haat PASSWORD '${password}'`, 'CREATE DATABASE haat'];
      const args = [...psql, ...statements.flatMap((statement) => ['-c', statement])];
      await stage.run(path.join(programs, 'psql'), args, { env: node.env });
      await operate(node, 'init.sh');
    },
    follow: async (node, primary) => {
      const env = { ...node.env, PRIMARY_HOST: '127.0.0.1', PRIMARY_PORT: String(primary.port) };
      await stage.run('/bin/sh', [script('standby.sh')], { env });
      await node.start();
    },
    keeper: (node) => stage.start(`keeper of ${node.name}`, '/bin/sh', [script('keeper.sh')], { env: node.env }),
    restore: async (node, backup, from, lastWal) => {
      await until(`${lastWal} to be kept`, () => Promise.resolve(existsSync(path.join(archive, 'wal', lastWal))));
      await operate(from, 'restore.sh', [backup, node.dataDir]);
      // It must not write where the original does.
      await node.start({ archive_mode: 'off' });
      await until('the end of the recovery', async () => {
        const [state] = await node.query<{ isOver: boolean }>('SELECT NOT pg_is_in_recovery() AS "isOver"');
        return state?.isOver ?? false;
      });
    },
    isSynchronous: (word) =>
      until(`commits that ${word === 'yes' ? '' : 'do not '}wait for a standby`, async () => {
        // The keeper has not said anything until there is a file.
        return readFileSync(path.join(archive, 'synchronous'), 'utf8').trim() === word;
      }),
  };
};
