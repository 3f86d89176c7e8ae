import type { Request } from 'express';
import type { RequestContext } from '#platform/http/context.ts';
import { BadRequest, Forbidden, Unauthenticated } from '#kernel/errors.ts';
import { ipKey } from '#kernel/ip-key.ts';
import { type Limit, MINUTE } from '#platform/rate-limits/rate-limits.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';
import { SESSION_PATH } from './session-cookies.ts';

const REFRESHES_BY_IP: Limit = { name: 'refreshByIp', points: 3000, seconds: 15 * MINUTE };
// Every few seconds: also enough for access tokens that live hardly longer.
const REFRESHES_BY_SESSION: Limit = { name: 'refreshBySession', points: 300, seconds: 15 * MINUTE };

/** Identifies an attempt to refresh, which may be repeated when its response was lost. */
const ATTEMPT_HEADER = 'x-refresh-attempt';

/**
 * Checks that a call which a cookie authorizes comes from the shop's pages. Other sites can send neither the custom
 * header (CORS allows nobody) nor, because of SameSite, the cookie; and the browser says where a call comes from.
 * @throws Forbidden
 */
const checkOurPages = (request: Request): void => {
  const site = request.headers['sec-fetch-site'];
  if (request.headers[ATTEMPT_HEADER] === undefined || (site !== undefined && site !== 'same-origin'))
    throw new Forbidden('This call must come from the shop itself, with the header X-Refresh-Attempt.');
};

const attemptOf = (request: Request): string | null => {
  const attempt = String(request.headers[ATTEMPT_HEADER]);
  if (attempt.length > 100) throw new BadRequest('X-Refresh-Attempt has at most 100 characters.');
  // A program that never repeats may send any constant; only a long random one identifies an attempt.
  return attempt.length >= 16 ? attempt : null;
};

/**
 * Counts a refresh: a token of the shop by its session, also after that has ended; a forged one by the IP. Counting all
 * by the IP would let one of the thousands of phones behind it lock out the others.
 * @throws TooMany
 */
const count = async (refreshToken: string, { services, client }: RequestContext): Promise<void> => {
  const sessionId = services.sessions.sessionOf(refreshToken);
  await (sessionId === null
    ? services.limits.take(REFRESHES_BY_IP, ipKey(client.ip))
    : services.limits.take(REFRESHES_BY_SESSION, sessionId));
};

const refresh: Call = async (request, context) => {
  checkOurPages(request);
  const { services, client, cookies } = context;
  const { refreshToken } = cookies;
  if (refreshToken === undefined) throw new Unauthenticated();
  try {
    await count(refreshToken, context);
    const tokens = await services.sessions.refresh(refreshToken, attemptOf(request), client);
    cookies.keepTokens(tokens);
    return { token: tokens.token, expiresAt: tokens.expiresAt };
  } catch (error) {
    if (error instanceof Unauthenticated) cookies.forgetTokens();
    throw error;
  }
};

/** Ends the session of the access token or, if that has expired, of the cookie. */
const signOut: Call = async (request, context) => {
  checkOurPages(request);
  const { services, client, cookies } = context;
  const viewer = await context.viewer();
  if (viewer) await services.sessions.end(viewer, viewer.sessionId, client);
  if (cookies.refreshToken !== undefined) {
    await count(cookies.refreshToken, context);
    await services.sessions.endByRefreshToken(cookies.refreshToken, client);
  }
  cookies.forgetTokens();
  return { signedOut: true };
};

const signOutEverywhere: Call = async (_request, context) => {
  const ended = await context.services.sessions.endAll(await context.signedIn(), context.client);
  context.cookies.forgetTokens();
  return { ended };
};

/** For browsers with the cookie; ending all sessions is for signed-in customers. */
export const sessionCalls: Calls = {
  [`POST ${SESSION_PATH}/refresh`]: refresh,
  [`DELETE ${SESSION_PATH}`]: signOut,
  'DELETE /backend/sessions': signOutEverywhere,
};
