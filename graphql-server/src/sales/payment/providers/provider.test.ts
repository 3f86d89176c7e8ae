import { expect, test } from 'vitest';
import { compactId, ipv4Of, uuidOf } from './provider.ts';

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

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '127.0.0.1'],
  ['::1', '127.0.0.1'],
  ['::ffff:cb00:7107', '127.0.0.1'],
  ['', '127.0.0.1'],
  [undefined, '127.0.0.1'],
])('a provider that takes IPv4 only is told of %s as %s', (ip, told) => {
  expect(ipv4Of(ip)).toBe(told);
});
