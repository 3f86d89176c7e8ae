import { expect, test } from 'vitest';
import { findPrograms, pgbouncerVersion } from './programs.ts';

test("Debian's programs are found, PostgreSQL's newest version", () => {
  const { postgres, nginx } = findPrograms((file) => !file.includes('/18/'));
  expect({ postgres, nginx }).toEqual({ postgres: '/usr/lib/postgresql/17/bin', nginx: '/usr/sbin/nginx' });
});

test('what is missing is named by the command that brings it', () => {
  expect(() => findPrograms((file) => !/nginx|patroni/.test(file))).toThrow(
    'Programs are missing: `apt install patroni nginx-light` brings them.',
  );
});

test("PgBouncer's version is read from what it says", () => {
  expect(pgbouncerVersion('PgBouncer 1.18.0\nlibevent 2.1.12-stable')).toEqual([1, 18]);
  expect(() => pgbouncerVersion('nothing')).toThrow('No version of PgBouncer');
});
