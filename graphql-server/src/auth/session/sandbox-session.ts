import { parseCookie } from 'cookie';
import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import { SANDBOX_HEADER } from '../../http/sandbox/sandbox.ts';
import type { SessionCookies } from './session-cookies.ts';

/** How long the cookie is sent: longer than the token in it lasts, so that a token that has ended is told as such. */
const COOKIE_TTL_MS = 86_400_000;

const cookieName = (isSecure: boolean) => `${isSecure ? '__Secure-' : ''}haat_sandbox`;

const cookieOptions = (isSecure: boolean): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: isSecure,
  path: '/graphql',
});

/** Whether a request comes from the sandbox. */
export const isSandbox = (request: Request): boolean => request.get(SANDBOX_HEADER) !== undefined;

/** Who signs in in the sandbox is signed in there, in all its windows. A token in the header `Authorization` comes before. */
export const signInSandbox =
  (isSecure: boolean): RequestHandler =>
  (request, _response, next) => {
    if (isSandbox(request) && request.headers.authorization === undefined) {
      const token = parseCookie(request.headers.cookie ?? '')[cookieName(isSecure)];
      if (token !== undefined) request.headers.authorization = `Bearer ${token}`;
    }
    next();
  };

/**
 * The cookies of the sandbox: it keeps the access token of its own sign-in and touches nothing of the shop's, which
 * somebody may have open in the same browser.
 */
export const sandboxCookies = (response: Response, isSecure: boolean): SessionCookies => ({
  refreshToken: undefined,
  device: undefined,
  keepTokens: ({ token }) =>
    void response.cookie(cookieName(isSecure), token, { ...cookieOptions(isSecure), maxAge: COOKIE_TTL_MS }),
  forgetTokens: () => void response.clearCookie(cookieName(isSecure), cookieOptions(isSecure)),
  keepDevice: () => {},
});
