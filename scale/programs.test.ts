import { expect, test } from 'vitest';
import { findPrograms, pgbouncerVersion } from './programs.ts';

const debian = [
  '/usr/lib/postgresql/15/bin/initdb',
  '/usr/lib/postgresql/17/bin/initdb',
  '/usr/sbin/pgbouncer',
  '/usr/sbin/nginx',
  '/usr/bin/setpriv',
];
const on = (files: readonly string[]) => (file: string) => files.includes(file);

test("Debian's programs are found, PostgreSQL's newest version", () => {
  expect(findPrograms(on(debian), undefined)).toEqual({
    postgres: '/usr/lib/postgresql/17/bin',
    pgbouncer: '/usr/sbin/pgbouncer',
    nginx: '/usr/sbin/nginx',
    setpriv: '/usr/bin/setpriv',
  });
});

test('another PostgreSQL may be named', () => {
  expect(findPrograms(on([...debian, '/opt/pg/initdb']), '/opt/pg').postgres).toBe('/opt/pg');
});

test('each missing program is told in a sentence, with what brings it', () => {
  expect(() => findPrograms(on(debian.slice(0, 2).concat('/usr/bin/setpriv')), undefined)).toThrow(
    'PgBouncer is not on this machine: `apt install pgbouncer` brings it.\nnginx is not on this machine: `apt install nginx-light` brings it.',
  );
});

test("PgBouncer's version is read from what it says", () => {
  expect(pgbouncerVersion('PgBouncer 1.18.0\nlibevent 2.1.12-stable')).toEqual([1, 18]);
  expect(() => pgbouncerVersion('nothing')).toThrow('No version of PgBouncer');
});
