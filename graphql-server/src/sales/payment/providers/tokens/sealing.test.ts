import { expect, test } from 'vitest';
import { createSealing } from './sealing.ts';

const secrets = ['a secret of thirty-two characters', 'the secret that was there before it'] as const;

test('what was sealed can be opened, and does not show its text', () => {
  const sealing = createSealing(secrets, 'tokens');
  const sealed = sealing.seal('a token ট');
  expect(sealing.open(sealed)).toBe('a token ট');
  expect(sealed.includes('token')).toBe(false);
  expect(sealing.seal('a token ট').equals(sealed)).toBe(false);
});

test('a former secret still opens what it has sealed', () => {
  const before = createSealing([secrets[1]], 'tokens');
  expect(createSealing(secrets, 'tokens').open(before.seal('old'))).toBe('old');
  expect(before.open(createSealing(secrets, 'tokens').seal('new'))).toBeNull();
});

test('another purpose, and a changed or short text, open nothing', () => {
  const sealing = createSealing(secrets, 'tokens');
  const sealed = sealing.seal('a token');
  expect(createSealing(secrets, 'agreements').open(sealed)).toBeNull();
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(sealing.open(changed)).toBeNull();
  }
  expect(sealing.open(sealed.subarray(0, 20))).toBeNull();
  expect(sealing.open(Buffer.alloc(0))).toBeNull();
});
