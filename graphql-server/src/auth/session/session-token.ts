import { createHash, createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';

/** Whom a session token names. */
export interface TokenSubject {
  customerId: string;
  sessionId: string;
}

/** What signs and checks session tokens. */
export interface SessionTokens {
  /** An access token of that session, and when it ends. */
  issue(subject: TokenSubject): { token: string; expiresAt: string };
  /** The key that a token says it was signed with; undefined when the shop has none such. */
  keyOf(token: string): string | undefined;
  /** Something signed for the browser in which somebody signed in, by which it is known again. */
  issueDevice(account: string): string;
  /** The id of a browser in which that account signed in before; undefined for every other text. */
  deviceOf(account: string, token: string | undefined): string | undefined;
}

/** Who issues tokens; any other is refused. */
export const TOKEN_ISSUER = 'haat';

/** The one algorithm that is accepted. */
export const TOKEN_ALGORITHM = 'HS256';

/** Tokens by which browsers are known again are no access tokens. */
const DEVICE_ISSUER = 'haat-device';

/** How long a browser is known again, in seconds. */
export const DEVICE_TTL_SECONDS = 365 * 86_400;

/** Names a key without telling it (RFC 7515, `kid`). */
const keyId = (secret: string) =>
  createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 12);

/** An account in a token that lies in a browser for long, also when the account is gone: nobody can read who it was. */
const pseudonymOf = (secret: string, account: string) =>
  createHmac('sha256', secret).update(`device:${account}`).digest('base64url');

/** The key that a token names; undefined when it names none. Anybody can have written it. */
const kidOf = (token: string): string | undefined => {
  try {
    return jwt.decode(token, { complete: true })?.header.kid;
  } catch (error) {
    // A payload that is no JSON.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/**
 * Signed tokens (RFC 7519) that end after `ttlSeconds`. They say who somebody is, never what they may do. The first
 * secret signs; what former ones signed is good until it ends, so that a key can be changed without signing anybody out.
 */
export const createSessionTokens = (
  secrets: readonly [string, ...string[]],
  ttlSeconds: number,
): SessionTokens => {
  const [secret] = secrets;
  const keys = new Map(secrets.map((one) => [keyId(one), one]));
  const sign = (claims: object, seconds: number) => {
    const iat = Math.floor(Date.now() / 1000);
    const exp = iat + seconds;
    const token = jwt.sign({ ...claims, iat, exp }, secret, {
      algorithm: TOKEN_ALGORITHM,
      keyid: keyId(secret),
    });
    return { token, expiresAt: new Date(exp * 1000).toISOString() };
  };
  const keyOf = (token: string) => {
    const kid = kidOf(token);
    return kid === undefined ? secret : keys.get(kid);
  };
  return {
    keyOf,
    issue: ({ customerId, sessionId }) =>
      sign({ sub: customerId, sid: sessionId, iss: TOKEN_ISSUER }, ttlSeconds),
    issueDevice: (account) =>
      sign(
        { sub: pseudonymOf(secret, account), jti: crypto.randomUUID(), iss: DEVICE_ISSUER },
        DEVICE_TTL_SECONDS,
      ).token,
    deviceOf: (account, token) => {
      const key = token === undefined ? undefined : keyOf(token);
      if (token === undefined || key === undefined) return undefined;
      try {
        const claims = jwt.verify(token, key, {
          algorithms: [TOKEN_ALGORITHM],
          issuer: DEVICE_ISSUER,
          subject: pseudonymOf(key, account),
        });
        return typeof claims === 'object' && claims.exp !== undefined ? claims.jti : undefined;
      } catch {
        // Anybody can send anything as a cookie; what is no token of ours is none.
        return undefined;
      }
    },
  };
};
