import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('passwords', () => {
  test('are kept as argon2id with 19 MiB, two passes, one lane', async () => {
    expect(await hashPassword('a long secret')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('are salted: the same one twice gives two hashes, both of which fit', async () => {
    const [one, other] = await Promise.all([hashPassword('পাসওয়ার্ড'), hashPassword('পাসওয়ার্ড')]);
    expect(one).not.toBe(other);
    expect(await verifyPassword(one, 'পাসওয়ার্ড')).toBe(true);
    expect(await verifyPassword(other, 'পাসওয়ার্ড')).toBe(true);
  });

  test('a wrong one does not fit', async () => {
    expect(await verifyPassword(await hashPassword('right'), 'Right')).toBe(false);
  });

  test('are tried two at a time: a file is read meanwhile', async () => {
    const known = await hashPassword('right');
    let tried = 0;
    const tries = Array.from({ length: 40 }, async () => {
      await verifyPassword(known, 'wrong');
      tried += 1;
    });
    await readFile(import.meta.filename);
    expect(tried).toBeLessThan(20);
    await Promise.all(tries);
  });

  test('an account without a password fits none, and that takes as long', async () => {
    const known = await hashPassword('right');
    const time = async (passwordHash: string | null) => {
      const start = performance.now();
      expect(await verifyPassword(passwordHash, 'wrong')).toBe(false);
      return performance.now() - start;
    };
    await time(null);
    // In turns, and one fair turn is enough: other work on the machine makes one try longer than the next.
    const shares: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) shares.push((await time(null)) / (await time(known)));
    expect(Math.max(...shares)).toBeGreaterThan(0.5);
  });
});
