import { expect, test } from 'vitest';
import { pathIn, prefixOf, withoutPrefix } from './language.ts';

test.each([
  ['/bn', '/', '/bn'],
  ['/bn/', '/', '/bn'],
  ['/bn?q=1', '/?q=1', '/bn?q=1'],
  ['/bn/details/1?a=b#c', '/details/1?a=b#c', '/bn/details/1?a=b#c'],
])('the address %s is in Bangla', (address, path, again) => {
  expect(prefixOf(address)).toBe('/bn');
  expect(withoutPrefix(address)).toBe(path);
  expect(pathIn('bn', path)).toBe(again);
  expect(pathIn('en', path)).toBe(path);
});

test.each(['/', '/bnx', '/BN/help', '/details/bn', '/search?x=/bn/'])('the address %s has no prefix', (address) => {
  expect(prefixOf(address)).toBe('');
  expect(withoutPrefix(address)).toBe(address);
});

test.each(['//evil.example', '/\\evil.example', '///evil.example/bn'])('%s does not lead to another host', (path) => {
  for (const language of ['en', 'bn'] as const) expect(pathIn(language, path)).toMatch(/^\/[^/\\]/);
});
