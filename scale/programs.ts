import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../scripts/lib/project.mjs';

/** The programs that are needed besides Node. */
export interface Programs {
  /** The folder of PostgreSQL's programs. */
  postgres: string;
  pgbouncer: string;
  nginx: string;
  /** Runs a program as another user, and ends it with this process. */
  setpriv: string;
}

/** Where Debian has them; PostgreSQL's newest version first. */
const places: Readonly<Record<keyof Programs, readonly string[]>> = {
  postgres: [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin/initdb`),
  pgbouncer: ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'],
  nginx: ['/usr/sbin/nginx', '/usr/bin/nginx'],
  setpriv: ['/usr/bin/setpriv'],
};

const brings: Readonly<Record<keyof Programs, string>> = {
  postgres: 'PostgreSQL is not on this machine: `apt install postgresql` brings it.',
  pgbouncer: 'PgBouncer is not on this machine: `apt install pgbouncer` brings it.',
  nginx: 'nginx is not on this machine: `apt install nginx-light` brings it.',
  setpriv: 'setpriv is not on this machine: `apt install util-linux` brings it.',
};

/**
 * Finds them on this machine; `POSTGRES_BIN` names another folder of PostgreSQL's.
 * @throws Refusal with a sentence for each that is missing
 */
export const findPrograms = (
  exists: (file: string) => boolean = existsSync,
  postgresBin = process.env['POSTGRES_BIN'],
): Programs => {
  const all = { ...places, ...(postgresBin && { postgres: [path.join(postgresBin, 'initdb')] }) };
  const names = Object.keys(places) as (keyof Programs)[];
  const found = names.map((name) => [name, all[name].find(exists)] as const);
  const missing = found.filter(([, file]) => file === undefined).map(([name]) => brings[name]);
  if (missing.length > 0) throw new Refusal(missing.join('\n'));
  const programs = Object.fromEntries(found) as unknown as Programs;
  return { ...programs, postgres: path.dirname(programs.postgres) };
};

/** Returns the version of PgBouncer that its `--version` tells, such as [1, 18]. */
export const pgbouncerVersion = (said: string): readonly [number, number] => {
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(said) ?? [];
  if (major === undefined || minor === undefined) throw new Error(`No version of PgBouncer: ${said}`);
  return [Number(major), Number(minor)];
};
