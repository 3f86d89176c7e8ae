import { createHmac } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import type { Language } from '../../language.ts';
import { GOOGLE_PATH } from './google-path.ts';

/** How long a sign-in may take, in seconds. */
const LIFETIME_SECONDS = 600;

const ISSUER = 'haat-google';
const ALGORITHM = 'HS256';

/** What the answer of the provider is compared with. */
export interface GoogleRequest {
  /** What the strategy wrote down: the secrets of state, nonce and PKCE. */
  checks: Record<string, unknown>;
  /** The language of the page that asked. */
  language: Language;
}

/** Keeps the one sign-in that is under way in a browser; a later one takes its place. */
export interface GoogleRequests {
  keep(response: Response, request: GoogleRequest): void;
  /** What was kept; undefined when there is nothing, it has ended, or it is not ours. */
  read(request: Request): GoogleRequest | undefined;
  forget(response: Response): void;
}

/**
 * Keeps it in a signed cookie that no script reads. Of the cookies of the shop it is the only one that is `Lax`: the
 * provider's answer comes by a link from its pages. Over https its name says that this very host has set it: another host
 * of the domain could otherwise put a sign-in of its own in its place, and make somebody somebody else.
 */
export const createGoogleRequests = (secrets: readonly string[], isSecure: boolean): GoogleRequests => {
  const name = `${isSecure ? '__Host-' : ''}haat_google`;
  // Browsers take that name with this path only (RFC 6265bis, 4.1.3.2).
  const path = isSecure ? '/' : GOOGLE_PATH;
  const options: CookieOptions = { httpOnly: true, sameSite: 'lax', secure: isSecure, path };
  // Keys of their own, so that nothing else that the shop signs can be taken for a request.
  const keys = secrets.map((secret) => createHmac('sha256', secret).update(ISSUER).digest());
  const verify = (token: string, key: Buffer) => {
    try {
      const claims = jwt.verify(token, key, { algorithms: [ALGORITHM], issuer: ISSUER });
      return typeof claims === 'object' && claims.exp !== undefined ? claims : undefined;
    } catch (error) {
      if (error instanceof jwt.JsonWebTokenError) return undefined;
      throw error;
    }
  };
  return {
    keep: (response, { checks, language }) => {
      const [key] = keys;
      if (!key) throw new Error('There is no key to sign with.');
      const token = jwt.sign({ checks, language }, key, {
        algorithm: ALGORITHM,
        issuer: ISSUER,
        expiresIn: LIFETIME_SECONDS,
      });
      response.cookie(name, token, { ...options, maxAge: LIFETIME_SECONDS * 1000 });
    },
    read: (request) => {
      const token = parseCookie(request.headers.cookie ?? '')[name];
      if (token === undefined) return undefined;
      for (const key of keys) {
        const claims = verify(token, key);
        if (claims)
          return {
            checks: claims['checks'] as Record<string, unknown>,
            language: claims['language'] === 'BN' ? 'BN' : 'EN',
          };
      }
      return undefined;
    },
    forget: (response) => void response.clearCookie(name, options),
  };
};
