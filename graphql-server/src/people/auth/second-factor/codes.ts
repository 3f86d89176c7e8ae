import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** How many recovery codes a person gets. */
const RECOVERY_CODES = 8;

/** What apps know without being told: SHA-1, six digits, 30 seconds. Some ignore anything else. */
const codesOf = (secret: Secret, named: { issuer?: string; label?: string } = {}) => new TOTP({ ...named, secret });

/** Returns a new secret of 160 bits, as RFC 4226 recommends. */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes);

const secretOf = (bytes: Buffer): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** Returns a secret as text, and as the link that apps open, which names the shop and the account. */
export const writtenSecret = (
  bytes: Buffer,
  named: { issuer: string; label: string },
): { secret: string; uri: string } => {
  const secret = secretOf(bytes);
  return { secret: secret.base32, uri: codesOf(secret, named).toString() };
};

/**
 * Returns the step of 30 seconds to which a code belongs: the one of this moment, the one before or the next, for clocks
 * that differ; null for a wrong code.
 */
export const stepOf = (bytes: Buffer, code: string): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const now = Date.now();
  const delta = codesOf(secretOf(bytes)).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : TOTP.counter({ timestamp: now }) + delta;
};

/** Returns new recovery codes: 80 random bits each, so that their hashes tell nothing. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    (new Secret({ buffer: Uint8Array.from(randomBytes(10)).buffer }).base32.match(/.{4}/g) ?? []).join('-'),
  );

/** Returns the hash of a recovery code, however it is written. */
export const recoveryHash = (code: string): string =>
  createHash('sha256').update(code.replaceAll('-', '')).digest('hex');
