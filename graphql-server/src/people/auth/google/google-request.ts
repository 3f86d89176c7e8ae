import { createHmac } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import type { Language } from '#kernel/language.ts';
import { GOOGLE_PATH } from './google-path.ts';
import type { Proved } from './google.service.ts';

/** How long a sign-in may take, in seconds. */
const LIFETIME_SECONDS = 600;

const ISSUER = 'haat-google';
const ALGORITHM = 'HS256';

/** What the provider's response is compared with. */
interface GoogleRequest {
  /** The secrets of state, nonce and PKCE. */
  checks: Record<string, unknown>;
  /** The language of the page that started the sign-in. */
  language: Language;
  /** Who has come back from the provider, and whose code is awaited. */
  proved?: Proved | undefined;
}

/**
 * Stores the sign-in that is under way in a browser, in a signed cookie that scripts cannot read; a later one replaces
 * it. It is the shop's only `Lax` cookie, because the provider's
 * response comes by a link from its site. Over https its name has the prefix `__Host-`: otherwise another host of the
 * domain could set its own sign-in, and sign a person in as somebody else.
 */
export const createGoogleRequests = (secrets: readonly string[], isSecure: boolean) => {
  const name = `${isSecure ? '__Host-' : ''}haat_google`;
  // Browsers accept that prefix with this path only (RFC 6265bis, 4.1.3.2).
  const path = isSecure ? '/' : GOOGLE_PATH;
  const options: CookieOptions = { httpOnly: true, sameSite: 'lax', secure: isSecure, path };
  // Derived keys, so that nothing else that the shop signs is accepted as a sign-in.
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
    keep: (response: Response, request: GoogleRequest): void => {
      const [key] = keys;
      if (!key) throw new Error('There is no key to sign with.');
      const token = jwt.sign({ ...request }, key, {
        algorithm: ALGORITHM,
        issuer: ISSUER,
        expiresIn: LIFETIME_SECONDS,
      });
      response.cookie(name, token, { ...options, maxAge: LIFETIME_SECONDS * 1000 });
    },
    /** Returns the stored sign-in; undefined when there is none, it has expired, or it was not signed by the shop. */
    read: (request: Request): GoogleRequest | undefined => {
      const token = parseCookie(request.headers.cookie ?? '')[name];
      if (token === undefined) return undefined;
      for (const key of keys) {
        const claims = verify(token, key);
        if (claims)
          return {
            checks: claims['checks'] as Record<string, unknown>,
            language: claims['language'] === 'BN' ? 'BN' : 'EN',
            proved: claims['proved'] as Proved | undefined,
          };
      }
      return undefined;
    },
    forget: (response: Response) => void response.clearCookie(name, options),
  };
};

/** Stores the sign-in that is under way in a browser. */
export type GoogleRequests = ReturnType<typeof createGoogleRequests>;
