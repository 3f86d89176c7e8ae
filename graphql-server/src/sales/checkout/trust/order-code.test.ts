import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codeOf, isCode, SALT_BYTES } from './order-code.ts';

const orderId = '01940000-0000-7000-8000-000000000001';
const [secret, former] = ['a-secret-of-the-server', 'the-secret-before'];

describe('a code', () => {
  test('has six digits, and every digit comes as often as the others', () => {
    const digits = new Map<string, number>();
    for (let made = 0; made < 5000; made += 1) {
      const code = codeOf(secret, orderId, randomBytes(SALT_BYTES));
      expect(code).toMatch(/^\d{6}$/);
      for (const digit of code) digits.set(digit, (digits.get(digit) ?? 0) + 1);
    }
    expect(digits.size).toBe(10);
    for (const count of digits.values()) expect(Math.abs(count - 3000)).toBeLessThan(400);
  });

  test('is another one for another order, other random bytes and another secret', () => {
    const salt = Buffer.alloc(SALT_BYTES, 7);
    const codes = [
      codeOf(secret, orderId, salt),
      codeOf(secret, orderId.replace(/1$/, '2'), salt),
      codeOf(secret, orderId, Buffer.alloc(SALT_BYTES, 8)),
      codeOf(former, orderId, salt),
    ];
    expect(new Set(codes).size).toBe(codes.length);
    expect(codeOf(secret, orderId, salt)).toBe(codes[0]);
  });

  test('is right by the secret of now and by the former ones, and nothing else is', () => {
    const salt = randomBytes(SALT_BYTES);
    const right = codeOf(secret, orderId, salt);
    const wrong = right === '000000' ? '000001' : '000000';
    const is = (typed: string, secrets = [secret]) => isCode(secrets, { orderId, salt, typed });
    expect(is(right)).toBe(true);
    expect(is(right, [former, secret])).toBe(true);
    expect(is(right, [former])).toBe(codeOf(former, orderId, salt) === right);
    for (const typed of [wrong, '', right.slice(1), `${right}0`, 'আমার১২']) expect(is(typed)).toBe(false);
  });
});
