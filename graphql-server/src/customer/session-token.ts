import jwt from 'jsonwebtoken';

/** What signs and checks session tokens. */
export interface SessionTokens {
  /** A token for that customer, and when it ends. */
  issue(customerId: string): { token: string; expiresAt: string };
  readonly secret: string;
}

/** Who issues tokens; any other is refused. */
export const TOKEN_ISSUER = 'haat';

/** The one algorithm that is accepted. */
export const TOKEN_ALGORITHM = 'HS256';

/** Signed tokens (RFC 7519) that end after `ttlSeconds`. They say who somebody is, never what they may do. */
export const createSessionTokens = (secret: string, ttlSeconds: number): SessionTokens => ({
  secret,
  issue: (customerId) => {
    const seconds = Math.floor(Date.now() / 1000);
    const exp = seconds + ttlSeconds;
    const token = jwt.sign({ sub: customerId, iat: seconds, exp, iss: TOKEN_ISSUER }, secret, {
      algorithm: TOKEN_ALGORITHM,
    });
    return { token, expiresAt: new Date(exp * 1000).toISOString() };
  },
});
