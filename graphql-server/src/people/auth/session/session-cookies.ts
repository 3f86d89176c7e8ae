import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import type { Tokens } from './session.service.ts';
import type { SignIn } from './sign-in.service.ts';
import { DEVICE_TTL_SECONDS } from './session-token.ts';

/** The only path to which the refresh cookie is sent. */
export const SESSION_PATH = '/backend/session';

/** The paths where people sign in, to which the device cookie is sent. */
const SIGN_IN_PATHS = ['/graphql', '/backend', '/login', '/bn/login'];

/**
 * The marker of a browser that is signed in, which scripts may read: the app that finds it and no token refreshes.
 */
const SIGNED_IN = 'signed-in';

/** The session's cookies of a request and its response. */
export interface SessionCookies {
  readonly refreshToken: string | undefined;
  /** The token by which pages and forms know the person; no API reads it. */
  readonly pageToken: string | undefined;
  readonly device: string | undefined;
  /** Sets the cookies of a session: for refreshing, for pages and forms, and the marker. */
  keepTokens(tokens: Tokens): void;
  /** Removes them. */
  forgetTokens(): void;
  keepDevice(token: string): void;
}

/** Cookies that scripts cannot read and other sites cannot send. With https they are sent only over https. */
export const sessionCookies = (request: Request, response: Response, isSecure: boolean): SessionCookies => {
  const prefix = isSecure ? '__Secure-' : '';
  const [refresh, device] = [`${prefix}haat_session`, `${prefix}haat_device`];
  // With this prefix no other host of the domain can set its own session here.
  const page = `${isSecure ? '__Host-' : ''}session`;
  const options: CookieOptions = { httpOnly: true, sameSite: 'strict', secure: isSecure };
  const sent = () => parseCookie(request.headers.cookie ?? '');
  const ofSession: [name: string, options: CookieOptions][] = [
    [refresh, { ...options, path: SESSION_PATH }],
    [page, { ...options, path: '/' }],
    [SIGNED_IN, { ...options, path: '/', httpOnly: false }],
  ];
  return {
    get refreshToken() {
      return sent()[refresh];
    },
    get pageToken() {
      return sent()[page];
    },
    get device() {
      return sent()[device];
    },
    // With Max-Age besides Expires, because many devices' clocks are wrong.
    keepTokens: ({ refreshToken, pageToken, refreshExpiresAt }) => {
      const maxAge = Math.max(0, refreshExpiresAt.getTime() - Date.now());
      const values: Record<string, string> = { [refresh]: refreshToken, [page]: pageToken, [SIGNED_IN]: '1' };
      for (const [name, own] of ofSession) response.cookie(name, values[name], { ...own, maxAge });
    },
    forgetTokens: () => {
      for (const [name, own] of ofSession) response.clearCookie(name, own);
    },
    keepDevice: (token) => {
      for (const path of SIGN_IN_PATHS)
        response.cookie(device, token, { ...options, path, maxAge: DEVICE_TTL_SECONDS * 1000 });
    },
  };
};

/** Sets the cookies of a new sign-in. */
export const keepSignIn = (cookies: SessionCookies, { tokens, device }: SignIn): void => {
  cookies.keepTokens(tokens);
  cookies.keepDevice(device);
};
