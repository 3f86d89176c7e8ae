import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/lib/project.mjs';
import { password, type Node } from './cluster.ts';
import { pgbouncerVersion } from './programs.ts';
import { freePort, until, type Running, type Stage } from './stage.ts';
import { withoutSettings, withValues } from './with-values.ts';

const shipped = (...names: string[]) => readFileSync(path.join(root, 'deploy', ...names), 'utf8');

/** nginx with its cache, as it is shipped. */
export interface Nginx {
  readonly url: string;
  readonly process: Running;
}

/** Starts nginx before these two servers. */
export const startNginx = async (stage: Stage, port: number, servers: readonly number[]): Promise<Nginx> => {
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
  const nginx = stage.start('nginx', stage.programs.nginx, args, { atParentsEnd: 'TERM' });
  const url = `http://localhost:${port}`;
  await until('nginx', () => fetch(`http://127.0.0.1:${port}/health/live`), nginx);
  return { url, process: nginx };
};

/** PgBouncer, as it is shipped. */
export interface PgBouncer {
  /** The URL for requests: a connection of PostgreSQL is lent for one transaction. */
  readonly url: string;
  /** The URL for what needs a session. */
  readonly sessionUrl: string;
  /** Whether it can lend prepared statements. */
  readonly preparesStatements: boolean;
  /** Leads to another primary, as an operator does it. */
  pointAt(node: Node): Promise<void>;
}

/** Starts PgBouncer before this primary. */
export const startPgBouncer = async (stage: Stage, primary: Node): Promise<PgBouncer> => {
  const folder = stage.makeFolder('pgbouncer');
  const port = await freePort();
  const pidfile = path.join(folder, 'pgbouncer.pid');
  const [major, minor] = pgbouncerVersion(await stage.run(stage.programs.pgbouncer, ['--version']));
  const preparesStatements = major > 1 || minor >= 21;
  const ini = withValues(shipped('pgbouncer', 'pgbouncer.ini'), {
    'listen_addr = *': 'listen_addr = 127.0.0.1',
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer': folder,
    '/run/pgbouncer/pgbouncer.pid': pidfile,
  });
  const shippedHere = stage.makeFolder('pgbouncer-shipped');
  const write = (name: string, text: string) => writeFileSync(path.join(shippedHere, name), text, { mode: 0o644 });
  write('pgbouncer.ini', preparesStatements ? ini : withoutSettings(ini, ['max_prepared_statements']));
  write(
    'primary.ini',
    shipped('pgbouncer', 'primary.ini')
      .replaceAll('host=primary', 'host=127.0.0.1')
      .replaceAll('port=5432', `port=${primary.port}`),
  );
  // As a container has it that was killed: of a process that runs.
  writeFileSync(pidfile, `${process.pid}\n`, { mode: 0o644 });
  const env = {
    PATH: `${path.dirname(stage.programs.pgbouncer)}:/usr/bin:/bin`,
    PGBOUNCER_SHIPPED: shippedHere,
    PGBOUNCER_CONFIG: folder,
    PGBOUNCER_PIDFILE: pidfile,
    POSTGRES_PASSWORD: password,
  };
  const script = (name: string) => path.join(root, 'deploy', 'pgbouncer', name);
  const pgbouncer = stage.start('pgbouncer', '/bin/sh', [script('start.sh')], { env, atParentsEnd: 'TERM' });
  const urlOf = (name: string) => `postgres://haat:${password}@127.0.0.1:${port}/${name}`;
  const ask = ['-X', '-q', '-c', 'SELECT 1', urlOf('haat')];
  const psql = path.join(stage.programs.postgres, 'psql');
  await until('PgBouncer', () => stage.run(psql, ask), pgbouncer);
  // As operations.md has it.
  await stage.run(psql, ['-X', '-q', '-c', 'SHOW POOLS', urlOf('pgbouncer')]);
  return {
    url: urlOf('haat'),
    sessionUrl: urlOf('haat_session'),
    preparesStatements,
    pointAt: async (node) => {
      await stage.run('/bin/sh', [script('point-at.sh'), '127.0.0.1', String(node.port)], { env });
    },
  };
};
