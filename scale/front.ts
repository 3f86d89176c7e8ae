import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/lib/project.mjs';
import { machineNames, password } from './machine.ts';
import { pgbouncerVersion } from './programs.ts';
import { until, type Running, type Stage } from './stage.ts';
import { withoutSettings, withValues } from './with-values.ts';

const shipped = (...names: string[]) => readFileSync(path.join(root, 'deploy', ...names), 'utf8');

/** A program before the servers, or between them and PostgreSQL, that can be killed and started again. */
export interface Front {
  readonly process: Running;
  start(): Promise<void>;
}

const front = async (launch: () => Running, isThere: () => Promise<unknown>): Promise<Front> => {
  let process = launch();
  await until(`${process.name} to answer`, isThere, process);
  return {
    get process() {
      return process;
    },
    start: async () => {
      process = launch();
      await until(`${process.name} to answer again`, isThere, process);
    },
  };
};

/** Starts nginx before these two servers. */
export const startNginx = (stage: Stage, port: number, servers: readonly number[]): Promise<Front> => {
  const folder = stage.makeFolder('nginx');
  const [first = 0, second = 0] = servers;
  const site = withValues(shipped('nginx', 'haat.conf'), {
    // Debian's nginx may be older than `resolve`, and these IPs do not change.
    'shop-1:3000 resolve': `127.0.0.1:${first}`,
    'shop-2:3000 resolve': `127.0.0.1:${second}`,
    '/var/cache/nginx/haat': path.join(folder, 'cache'),
    'listen 8080;': `listen 127.0.0.1:${port};`,
  });
  writeFileSync(path.join(folder, 'haat.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // What the official image has around it.
  const frame = `
    daemon off;
    pid ${folder}/nginx.pid;
    error_log stderr warn;
    worker_processes 1;
    events { worker_connections 4096; }
    http {
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include ${folder}/haat.conf;
    }`;
  writeFileSync(path.join(folder, 'nginx.conf'), frame);
  const args = ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')];
  return front(
    () => stage.start('nginx', stage.programs.nginx, args),
    () => fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }),
  );
};

/** Starts HAProxy, which leads to whatever Patroni says is the primary, or a standby. */
export const startHAProxy = (stage: Stage): Promise<Front> =>
  front(
    () =>
      stage.start('HAProxy', stage.programs.haproxy, [
        '-db',
        '-f',
        path.join(root, 'deploy', 'machines', 'haproxy.cfg'),
      ]),
    () => stage.run(path.join(stage.programs.postgres, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', '5000']),
  );

/** PgBouncer, as it is shipped. */
export interface PgBouncer extends Front {
  /** Whether it can lend prepared statements. */
  readonly preparesStatements: boolean;
}

/** The shop's URLs of the database: for requests, for what needs a session, and for public reads. */
export const databaseUrls = {
  pooled: `postgres://haat:${password}@127.0.0.1:6432/haat`,
  direct: `postgres://haat:${password}@127.0.0.1:5000/haat`,
  standbys: machineNames.map((name) => `postgres://haat:${password}@${name}:5432/haat`).join(','),
};

/** Starts PgBouncer before HAProxy. */
export const startPgBouncer = async (stage: Stage): Promise<PgBouncer> => {
  const folder = stage.makeFolder('pgbouncer');
  const [major, minor] = pgbouncerVersion(await stage.run(stage.programs.pgbouncer, ['--version']));
  const preparesStatements = major > 1 || minor >= 21;
  const ini = withValues(shipped('pgbouncer', 'pgbouncer.ini'), { '/etc/pgbouncer': folder });
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(file, preparesStatements ? ini : withoutSettings(ini, ['max_prepared_statements']));
  writeFileSync(path.join(folder, 'users.txt'), `"haat" "${password}"\n`);
  const psql = (url: string, statement: string) =>
    stage.run(path.join(stage.programs.postgres, 'psql'), ['-X', '-q', '-c', statement, url]);
  const started = await front(
    () => stage.start('PgBouncer', stage.programs.pgbouncer, [file]),
    () => psql(databaseUrls.pooled, 'SELECT 1'),
  );
  // As operations.md has it.
  await psql(databaseUrls.pooled.replace(/haat$/, 'pgbouncer'), 'SHOW POOLS');
  return Object.assign(started, { preparesStatements });
};
