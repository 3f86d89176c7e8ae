import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import type { Answer, TwinFrame } from '../frame.ts';
import { done, GATEWAY, refused, textsOf } from './answers.ts';

const HOUR_MS = 3_600_000;
const REFRESHABLE_MS = 28 * 24 * HOUR_MS;

/** How often a token may be renewed in an hour; one more, and no more token is given for an hour. */
const MOST_AN_HOUR = 2;

interface Token {
  expiresAt: string;
  refreshToken: string;
  refreshUntil: string;
}

interface Renewal {
  kind: 'GRANT' | 'REFRESH' | 'BLOCKED';
  at: string;
}

const isSame = (one: string, other: string) => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** Returns a token that looks like bKash's. What is in it counts for nobody. */
const newToken = (username: string, expires: Date) =>
  [
    part({ alg: 'RS256', kid: 'demo' }),
    part({ sub: username, jti: randomBytes(12).toString('hex'), exp: Math.floor(expires.getTime() / 1000) }),
    randomBytes(64).toString('base64url'),
  ].join('.');

/** The tokens of bKash: every other call needs one. */
export const createTokens = (frame: TwinFrame) => {
  const { appKey, appSecret, username, password } = frame.credentials.bkash;
  const tokens = frame.records<Token>('tokens');
  const renewals = frame.records<Renewal>('renewals');

  const note = (kind: Renewal['kind']) =>
    renewals.set(randomBytes(8).toString('hex'), { kind, at: frame.now().toISOString() });

  /** Notes a renewal; returns whether it is one too many. All sources count refreshes, and only some of them grants. */
  const isTooOften = (kind: 'GRANT' | 'REFRESH'): boolean => {
    const last = renewals.list().filter(({ at }) => frame.now().getTime() - Date.parse(at) < HOUR_MS);
    const counted = frame.faults.get('tokenLimit') ? ['GRANT', 'REFRESH'] : ['REFRESH'];
    if (!counted.includes(kind)) {
      note(kind);
      return false;
    }
    if (last.some((one) => one.kind === 'BLOCKED')) return true;
    const isOver = last.filter((one) => counted.includes(one.kind)).length >= MOST_AN_HOUR;
    note(isOver ? 'BLOCKED' : kind);
    return isOver;
  };

  const give = (refreshToken: string, refreshUntil: string): Answer => {
    const expires = new Date(frame.now().getTime() + HOUR_MS);
    const token = newToken(username, expires);
    tokens.set(token, { expiresAt: expires.toISOString(), refreshToken, refreshUntil });
    return done({ id_token: token, token_type: 'Bearer', expires_in: 3600, refresh_token: refreshToken });
  };

  /** Makes the answer of a call for a token, of which the merchant's name and password are checked. */
  const renewing =
    (kind: 'GRANT' | 'REFRESH', answer: (fields: Readonly<Record<string, string>>) => Answer) =>
    ({ headers, body }: Request): Answer => {
      const fields = textsOf(body);
      if (!fields) return GATEWAY.noBody;
      if (!isSame(String(headers.username), username) || !isSame(String(headers.password), password))
        return GATEWAY.unauthorized;
      if (!isSame(fields.app_key ?? '', appKey) || !isSame(fields.app_secret ?? '', appSecret)) return refused(2001);
      return isTooOften(kind) ? GATEWAY.tooOften : answer(fields);
    };

  const isValid = (token: string) => {
    const known = tokens.get(token);
    return known !== undefined && new Date(known.expiresAt) > frame.now();
  };

  return {
    grant: renewing('GRANT', () =>
      give(randomBytes(48).toString('base64url'), new Date(frame.now().getTime() + REFRESHABLE_MS).toISOString()),
    ),
    refresh: renewing('REFRESH', ({ refresh_token }) => {
      const known = tokens.list().find(({ refreshToken }) => refreshToken === refresh_token);
      if (!known || new Date(known.refreshUntil) <= frame.now()) return GATEWAY.unauthorized;
      return give(known.refreshToken, known.refreshUntil);
    }),
    /** Makes the answer of a call that needs a token; `fields` are those of its body. */
    signedIn:
      (answer: (fields: Readonly<Record<string, string>>) => Answer) =>
      ({ headers, body }: Request): Answer => {
        const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
        if (!isSame(String(headers['x-app-key']), appKey) || !isValid(token)) return GATEWAY.unauthorized;
        if (frame.faults.take('expiredToken')) {
          tokens.delete(token);
          return GATEWAY.unauthorized;
        }
        const fields = textsOf(body);
        return fields ? answer(fields) : GATEWAY.noBody;
      },
  };
};
