import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

/** The customer and session of a token. */
export interface TokenSubject {
  customerId: string;
  sessionId: string;
}

/** The issuer of access tokens; others are refused. */
export const TOKEN_ISSUER = 'haat';

/** The only accepted algorithm. */
export const TOKEN_ALGORITHM = 'HS256';

/** The issuers of device tokens and of the tokens of pages, which are not access tokens. */
const DEVICE_ISSUER = 'haat-device';
const PAGE_ISSUER = 'haat-page';

/** How long a browser is recognised, in seconds. */
export const DEVICE_TTL_SECONDS = 365 * 86_400;

/** Returns the secret's fingerprint (RFC 7515, `kid`). */
const keyId = (secret: string) => createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 12);

/** Returns the key of a secret. From a text the libraries would make one for each token. */
const keyFrom = (secret: string) => ({ id: keyId(secret), key: createSecretKey(secret, 'utf8') });

/** Returns the first part of a token, its header. */
const beginningOf = (token: string) => token.slice(0, token.indexOf('.') + 1);

/**
 * Returns a pseudonym of an account, for the long-lived device token: it does not reveal the account, also after it is
 * deleted.
 */
const pseudonymOf = (key: KeyObject, account: string) =>
  createHmac('sha256', key).update(`device:${account}`).digest('base64url');

/** Returns the fingerprint that a token names, which is not verified; undefined when it names none. */
const kidOf = (token: string): string | undefined => {
  try {
    return jwt.decode(token, { complete: true })?.header.kid;
  } catch (error) {
    // The payload is not JSON.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/**
 * Signed tokens (RFC 7519) that expire after `ttlSeconds`. They say who a person is, not what they may do. The first
 * secret signs. Tokens of former secrets are valid until they expire, so that a secret can be replaced without signing
 * anybody out.
 */
export const createSessionTokens = (secrets: readonly [string, ...string[]], ttlSeconds: number) => {
  const newest = keyFrom(secrets[0]);
  const keys = [newest, ...secrets.slice(1).map(keyFrom)];
  const byId = new Map(keys.map(({ id, key }) => [id, key]));
  // What a token of a secret begins with is always the same: nobody has to decode it.
  const byBeginning = new Map(
    keys.map(({ id, key }) => [beginningOf(jwt.sign({}, key, { algorithm: TOKEN_ALGORITHM, keyid: id })), key]),
  );
  const sign = (claims: object, seconds: number) => {
    const iat = Math.floor(Date.now() / 1000);
    const exp = iat + seconds;
    const token = jwt.sign({ ...claims, iat, exp }, newest.key, {
      algorithm: TOKEN_ALGORITHM,
      keyid: newest.id,
    });
    return { token, expiresAt: new Date(exp * 1000).toISOString() };
  };
  /** Returns the key of the secret that a token names; undefined when the shop has no such secret. */
  const keyOf = (token: string): KeyObject | undefined => {
    const known = byBeginning.get(beginningOf(token));
    if (known) return known;
    const kid = kidOf(token);
    return kid === undefined ? newest.key : byId.get(kid);
  };
  /** Returns the claims of an issuer's token, and the key that signed it; undefined for any other token. */
  const read = (token: string | undefined, issuer: string) => {
    const key = token === undefined ? undefined : keyOf(token);
    if (token === undefined || key === undefined) return undefined;
    try {
      const claims = jwt.verify(token, key, { algorithms: [TOKEN_ALGORITHM], issuer });
      return typeof claims === 'object' && claims.exp !== undefined ? { claims, key } : undefined;
    } catch {
      // A cookie may contain anything; it is not one of the shop's tokens.
      return undefined;
    }
  };
  return {
    keyOf,
    /** Returns an access token of a session, and when it expires. */
    issue: ({ customerId, sessionId }: TokenSubject) =>
      sign({ sub: customerId, sid: sessionId, iss: TOKEN_ISSUER }, ttlSeconds),
    /** Returns a device token, by which a browser is recognised after signing in. */
    issueDevice: (account: string): string =>
      sign({ sub: pseudonymOf(newest.key, account), jti: crypto.randomUUID(), iss: DEVICE_ISSUER }, DEVICE_TTL_SECONDS)
        .token,
    /** Returns the id of a browser in which the account signed in before; undefined for any other token. */
    deviceOf: (account: string, token: string | undefined): string | undefined => {
      const known = read(token, DEVICE_ISSUER);
      return known && known.claims.sub === pseudonymOf(known.key, account) ? known.claims.jti : undefined;
    },
    /** Returns the token by which pages and forms know the person, until the session expires. */
    issuePage: ({ customerId, sessionId }: TokenSubject, expiresAt: Date): string =>
      sign({ sub: customerId, sid: sessionId, iss: PAGE_ISSUER }, Math.floor((expiresAt.getTime() - Date.now()) / 1000))
        .token,
    /** Returns the customer and session of such a token; undefined for any other token. */
    subjectOf: (pageToken: string | undefined): TokenSubject | undefined => {
      const { sub, sid } = (read(pageToken, PAGE_ISSUER)?.claims ?? {}) as { sub?: string; sid?: string };
      return sub !== undefined && sid !== undefined ? { customerId: sub, sessionId: sid } : undefined;
    },
  };
};

/** Signs and verifies session tokens. */
export type SessionTokens = ReturnType<typeof createSessionTokens>;
