import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../scripts/lib/project.mjs';

/** The programs that are needed besides Node, by their path; `postgres` is the folder of PostgreSQL's. */
const places = {
  postgres: [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin/initdb`),
  patroni: ['/usr/bin/patroni'],
  etcd: ['/usr/bin/etcd'],
  haproxy: ['/usr/sbin/haproxy'],
  pgbackrest: ['/usr/bin/pgbackrest'],
  pgbouncer: ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'],
  nginx: ['/usr/sbin/nginx', '/usr/bin/nginx'],
  faketime: [`/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`],
};

/** Debian's packages that have them, where the name differs. */
const packages: Partial<Record<keyof typeof places, string>> = {
  postgres: 'postgresql',
  etcd: 'etcd-server python3-etcd',
  nginx: 'nginx-light',
};

/** Where each program is. */
export type Programs = Readonly<Record<keyof typeof places, string>>;

/**
 * Finds them on this machine. @throws Refusal with the command that brings those that are missing
 */
export const findPrograms = (exists: (file: string) => boolean = existsSync): Programs => {
  const names = Object.keys(places) as (keyof typeof places)[];
  const found = names.map((name) => [name, places[name].find(exists)] as const);
  const missing = found.filter(([, file]) => file === undefined).map(([name]) => packages[name] ?? name);
  if (missing.length > 0) throw new Refusal(`Programs are missing: \`apt install ${missing.join(' ')}\` brings them.`);
  const programs = Object.fromEntries(found) as unknown as Programs;
  return { ...programs, postgres: path.dirname(programs.postgres) };
};

/** Returns the version of PgBouncer that its `--version` tells, such as [1, 18]. */
export const pgbouncerVersion = (text: string): readonly [number, number] => {
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(text) ?? [];
  if (major === undefined || minor === undefined) throw new Error(`No version of PgBouncer: ${text}`);
  return [Number(major), Number(minor)];
};
