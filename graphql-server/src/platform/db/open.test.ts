import { expect, test } from 'vitest';
import { DatabaseError, refuseTooOld } from './open.ts';

const url = 'postgres://haat:secret@db.example.com/haat';

test.each([[150_000], [150_019], [180_004]])('PostgreSQL of version number %i will do', (version) => {
  expect(() => refuseTooOld(version, url)).not.toThrow();
});

test('an older one is refused in a sentence that says what to do', () => {
  expect(() => refuseTooOld(140_022, url)).toThrow(
    new DatabaseError(
      'PostgreSQL at db.example.com:5432 is version 14: the shop needs 15 or newer. Leave DATABASE_URL out to use the embedded one.',
    ),
  );
});
