import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A shorter one could be found by trying. */
export const shortestSecret = 32;

/** Written in `.env.example`, so known to everybody. */
const placeholderSecret = /^(change|replace)[-_ ]?(me|this)|^(default|example|secret|password)\b/i;

/** Whether a secret is one that others have too, or could guess. */
export function isGuessable(secret: string): boolean {
  return placeholderSecret.test(secret) || new Set(secret).size < 8;
}

/** The secret in `<dataDir>/session-secret`, made on the first call and readable by its owner only. */
export function keptSecret(dataDir: string): string {
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
