import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isId } from '../../paging.ts';

/** What makes refresh tokens, and tells the shop's own from made-up ones without asking the database. */
export interface RefreshTokens {
  /** A new token of that session. */
  issue(sessionId: string): string;
  /** The session that a token names; null unless the shop gave the token out, at any time. */
  sessionOf(token: string): string | null;
  /** The token that follows from an attempt, always the same one, by each of the keys; none without an attempt. */
  successors(sessionId: string, token: string, attempt: string | null): string[];
}

/** A refresh token names its session and bears the shop's mark, so that a reused one is told from a made-up one. */
const REFRESH_TOKEN = /^([0-9a-f-]{36})\.([\w-]{22})[\w-]{22}$/;

/** 128 bits that nobody can tell who does not have the key. */
const sign = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');

/** What of a token is kept: who reads the table cannot use it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The first key signs; the others signed before. */
export const createRefreshTokens = (keys: readonly [string, ...string[]]): RefreshTokens => {
  const tokenOf = (sessionId: string, nonce: string, key: string) =>
    `${sessionId}.${nonce}${sign(key, `refresh:${sessionId}:${nonce}`)}`;
  return {
    issue: (sessionId) => tokenOf(sessionId, randomBytes(16).toString('base64url'), keys[0]),
    sessionOf: (token) => {
      const [, sessionId = '', nonce = ''] = REFRESH_TOKEN.exec(token) ?? [];
      if (!isId(sessionId)) return null;
      const hash = hashOf(token);
      return keys.some((key) => hashOf(tokenOf(sessionId, nonce, key)).equals(hash)) ? sessionId : null;
    },
    successors: (sessionId, token, attempt) =>
      attempt === null
        ? []
        : keys.map((key) => tokenOf(sessionId, sign(key, `next:${token}:${attempt}`), key)),
  };
};
