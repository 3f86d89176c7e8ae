import { parseCookie } from 'cookie';
import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import { SANDBOX_HEADER } from '#platform/http/sandbox/sandbox.ts';
import type { SessionCookies } from './session-cookies.ts';

/** How long the cookie lives: longer than the token in it, so that an expired token is reported as such. */
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

/** Signs the sandbox in by its cookie, in all its windows. A header `Authorization` takes precedence. */
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
 * The cookies of the sandbox: they hold the access token of its own sign-in, and do not touch the shop's session in the
 * same browser.
 */
export const sandboxCookies = (response: Response, isSecure: boolean): SessionCookies => ({
  refreshToken: undefined,
  pageToken: undefined,
  device: undefined,
  keepTokens: ({ token }) =>
    void response.cookie(cookieName(isSecure), token, { ...cookieOptions(isSecure), maxAge: COOKIE_TTL_MS }),
  forgetTokens: () => void response.clearCookie(cookieName(isSecure), cookieOptions(isSecure)),
  keepDevice: () => {},
});
