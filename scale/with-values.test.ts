import { expect, test } from 'vitest';
import { withoutSettings, withValues } from './with-values.ts';

test('values are replaced wherever they stand, a longer one before a part of it', () => {
  const text = 'server shop-1:3000;\nserver shop-2:3000;\ncache /var/cache; log /var/cache/log;';
  expect(
    withValues(text, {
      'shop-1:3000': '127.0.0.1:5',
      '/var/cache': '/tmp/a',
      '/var/cache/log': '/tmp/$&',
    }),
  ).toBe('server 127.0.0.1:5;\nserver shop-2:3000;\ncache /tmp/a; log /tmp/$&;');
});

test('a value that the file no longer has is an error', () => {
  expect(() => withValues('listen 80;', { 'listen 8080;': 'listen 1;' })).toThrow('The file has no listen 8080;.');
});

test('a setting is left out, and no other whose name begins alike', () => {
  const ini = 'max_client_conn = 1\nmax_client = 2\n; max_client = 3';
  expect(withoutSettings(ini, ['max_client'])).toBe('max_client_conn = 1\n; max_client = 3');
});
