import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { freePort } from '#packages/embedded-postgres/port.ts';
import { chooseUser } from '#packages/embedded-postgres/user.ts';
import { runSql } from './temporary-postgres.ts';

/** The program, where this machine has it. */
export const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((file) =>
  existsSync(file),
);

/** A PgBouncer in transaction mode, in front of one PostgreSQL. */
export interface Pooler {
  /** Returns the URL of a database of that PostgreSQL, by way of the pooler. */
  urlOf(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Starts one. It has so few connections that sessions of clients do not stay on theirs. */
export const startPooler = async (postgresUrl: string, settings: Record<string, string> = {}): Promise<Pooler> => {
  if (pgbouncer === undefined) throw new Error('There is no PgBouncer on this machine.');
  const folder = mkdtempSync(path.join(tmpdir(), 'haat-pgbouncer-'));
  const { hostname, port: serverPort, username, password } = new URL(postgresUrl);
  const port = await freePort();
  const files = { ini: path.join(folder, 'pgbouncer.ini'), users: path.join(folder, 'users.txt') };
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: files.users,
    pool_mode: 'transaction',
    max_client_conn: '200',
    default_pool_size: '3',
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}\n`);
  writeFileSync(files.users, `"${username}" "${password}"\n`);
  writeFileSync(files.ini, `[databases]\n* = host=${hostname} port=${serverPort}\n[pgbouncer]\n${lines.join('')}`);
  // It refuses to run as root, as PostgreSQL does.
  const user = chooseUser([]);
  for (const file of [folder, ...Object.values(files)]) if (user) chownSync(file, user.uid, user.gid);
  const child = spawn(pgbouncer, [files.ini], { ...user, stdio: 'ignore' });
  const urlOf = (databaseUrl: string) => {
    const url = new URL(databaseUrl);
    url.port = String(port);
    return url.href;
  };
  await vi.waitFor(() => runSql(urlOf(postgresUrl), 'SELECT 1'), { timeout: 10_000, interval: 20 });
  return {
    urlOf,
    stop: async () => {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
