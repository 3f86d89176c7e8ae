import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Returns what encrypts short texts that a table or a job has to keep, such as a provider's token, for one purpose:
 * texts that were sealed for another one cannot be opened. The first secret seals.
 */
export const createSealing = (secrets: readonly [string, ...string[]], purpose: string) => {
  const [current, ...former] = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', `sealing: ${purpose}`, 32)),
  ) as [Buffer, ...Buffer[]];
  return {
    /** Encrypts a text with the current secret. */
    seal: (text: string): Buffer => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current, nonce);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]);
    },
    /** Returns a text that was sealed for the same purpose with one of the secrets; null for anything else. */
    open: (sealed: Buffer): string | null => {
      for (const key of [current, ...former]) {
        const text = opened(key, sealed);
        if (text !== null) return text;
      }
      return null;
    },
  };
};

const opened = (key: Buffer, sealed: Buffer): string | null => {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const content = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([content, decipher.final()]).toString('utf8');
  } catch {
    // Another key, or not what was sealed.
    return null;
  }
};
