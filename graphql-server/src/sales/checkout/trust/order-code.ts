import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '#schema/trust.ts';

/** The bytes of the random part of a code. */
export const SALT_BYTES = 16;

/**
 * Returns the code that belongs to an order and random bytes. The server's secret is a part of it: neither the database
 * nor the mail queue tells it, and a mail that is sent again has the same code.
 */
export const codeOf = (secret: string, orderId: string, salt: Buffer): string => {
  const digest = createHmac('sha256', secret).update('order-code:').update(orderId).update(salt).digest();
  // Of 2^48 numbers the six digits are as good as equally frequent.
  return String(digest.readUIntBE(0, 6) % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0');
};

/**
 * Whether a typed code is the right one, by any of the server's secrets. The time it takes does not tell how much is
 * right.
 */
export const isCode = (
  secrets: readonly string[],
  { orderId, salt, typed }: { orderId: string; salt: Buffer; typed: string },
): boolean => {
  const given = Buffer.from(typed);
  return secrets
    .map((secret) => Buffer.from(codeOf(secret, orderId, salt)))
    .map((code) => code.length === given.length && timingSafeEqual(code, given))
    .includes(true);
};
