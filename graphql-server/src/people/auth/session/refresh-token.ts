import { createHash, createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { isId } from '#kernel/paging.ts';

/**
 * A refresh token contains its session's id and the shop's signature, so that a reused token differs from a forged one.
 */
const REFRESH_TOKEN = /^([0-9a-f-]{36})\.([\w-]{22})[\w-]{22}$/;

/** Returns a signature of 128 bits. */
const sign = (key: KeyObject, text: string) =>
  createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');

/** Returns a token's hash, which is what the database stores. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The first secret signs; the others signed before. */
export const createRefreshTokens = (secrets: readonly [string, ...string[]]) => {
  const newest = createSecretKey(secrets[0], 'utf8');
  const keys = [newest, ...secrets.slice(1).map((secret) => createSecretKey(secret, 'utf8'))];
  const tokenOf = (sessionId: string, nonce: string, key: KeyObject) =>
    `${sessionId}.${nonce}${sign(key, `refresh:${sessionId}:${nonce}`)}`;
  return {
    /** Returns a new token of a session. */
    issue: (sessionId: string): string => tokenOf(sessionId, randomBytes(16).toString('base64url'), newest),
    /** Returns the session id of a token; null unless the shop issued the token, at any time. */
    sessionOf: (token: string): string | null => {
      const [, sessionId = '', nonce = ''] = REFRESH_TOKEN.exec(token) ?? [];
      if (!isId(sessionId)) return null;
      const hash = hashOf(token);
      return keys.some((key) => hashOf(tokenOf(sessionId, nonce, key)).equals(hash)) ? sessionId : null;
    },
    /**
     * Returns the tokens that follow from an attempt, one for each secret and always the same; none without an attempt.
     */
    successors: (sessionId: string, token: string, attempt: string | null): string[] =>
      attempt === null ? [] : keys.map((key) => tokenOf(sessionId, sign(key, `next:${token}:${attempt}`), key)),
  };
};

/** Makes refresh tokens, and recognises the shop's tokens without the database. */
export type RefreshTokens = ReturnType<typeof createRefreshTokens>;
