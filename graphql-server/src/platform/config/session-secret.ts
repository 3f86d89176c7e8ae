import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The shortest secret that cannot be guessed by trying. */
export const shortestSecret = 32;

/** Placeholders, as in `.env.example`: everybody knows them. */
const placeholderSecret = /^(change|replace)[-_ ]?(me|this)|^(default|example|secret|password)\b/i;

/** Whether a secret is a known placeholder, or too easy to guess. */
export function isGuessable(secret: string): boolean {
  return placeholderSecret.test(secret) || new Set(secret).size < 8;
}

/** Returns the secret in `<dataDir>/session-secret`, which the first call generates, readable by its owner only. */
export function readOrCreateSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= shortestSecret) return secret;
  throw new Error(`${file} is damaged, delete it`);
}
