import { expect, test } from 'vitest';
import { compactId, uuidOf } from './provider.ts';

test.each([
  '00000000-0000-0000-0000-000000000000',
  '0193e2a0-7c1d-7a54-9f0e-3b1f7f2a9c11',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
])('%s has a number of 25 letters and digits, which leads back to it', (id) => {
  const compact = compactId(id);
  expect(compact).toMatch(/^[0-9a-z]{25}$/);
  expect(uuidOf(compact)).toBe(id);
  expect(uuidOf(compact.toUpperCase())).toBe(id);
});

test.each([
  '',
  'f5lxx1zz5pnorynqglhzmsp3',
  'f5lxx1zz5pnorynqglhzmsp340',
  'zzzzzzzzzzzzzzzzzzzzzzzzz',
  'f5lxx1zz5pnorynqglhzmsp3-',
  '0193e2a0-7c1d-7a54-9f0e-3b1f7f2a9c11',
])('"%s" is the number of nothing', (text) => {
  expect(uuidOf(text)).toBeNull();
});
