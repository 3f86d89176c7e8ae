import type { Request } from 'express';
import type { RequestContext } from '../../http/context.ts';
import { BadRequest, Forbidden, Unauthenticated } from '../../errors.ts';
import { ipKey } from '../../rate-limits.ts';
import type { Call, Calls } from '../../http/rest/rest.ts';
import { SESSION_PATH } from './session-cookies.ts';

/** Names the attempt of a refresh: it may be repeated when its answer was lost. */
const ATTEMPT_HEADER = 'x-refresh-attempt';

/**
 * A call that a cookie authorizes must come from a page of ours. Other sites can send neither a header of their own
 * (browsers ask us first, and we allow nobody) nor, by SameSite, the cookie; and the browser says where a call comes from.
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
  // A program that repeats nothing sends any constant; only a long random one can be told from others.
  return attempt.length >= 16 ? attempt : null;
};

/**
 * Counts a refresh. A token that we have made is counted by its session, even after that has ended; a made-up one by the address it
 * comes from. An address is not enough for both: thousands of phones may share one, and any of them could lock out all others.
 * @throws TooMany
 */
const count = async (refreshToken: string, { services, client }: RequestContext): Promise<void> => {
  const sessionId = services.sessions.sessionOf(refreshToken);
  await (sessionId === null
    ? services.limits.take('refreshByIp', ipKey(client.ip))
    : services.limits.take('refreshBySession', sessionId));
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

/** Ends the session of the access token, or, where that has ended, of the cookie. */
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

/** For who has the cookie; all sessions are ended by who is signed in. */
export const sessionCalls: Calls = {
  [`POST ${SESSION_PATH}/refresh`]: refresh,
  [`DELETE ${SESSION_PATH}`]: signOut,
  'DELETE /backend/sessions': signOutEverywhere,
};
