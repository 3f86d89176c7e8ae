import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import type { Tokens } from './session.service.ts';
import type { SignIn } from '../sign-in.service.ts';
import { DEVICE_TTL_SECONDS } from './session-token.ts';

/** Where the refresh cookie is sent, and nowhere else. */
export const SESSION_PATH = '/backend/session';

/** Where people sign in, and so where a browser is known again. */
const SIGN_IN_PATHS = ['/graphql', '/backend'];

/** The cookies of one request and its answer. */
export interface SessionCookies {
  readonly refreshToken: string | undefined;
  readonly device: string | undefined;
  /** Keeps what the session goes on by. */
  keepTokens(tokens: Tokens): void;
  forgetTokens(): void;
  keepDevice(token: string): void;
}

/** Cookies that no script can read and no other site can have sent. Over https they never travel without it. */
export const sessionCookies = (request: Request, response: Response, isSecure: boolean): SessionCookies => {
  const prefix = isSecure ? '__Secure-' : '';
  const [refresh, device] = [`${prefix}haat_session`, `${prefix}haat_device`];
  const options: CookieOptions = { httpOnly: true, sameSite: 'strict', secure: isSecure };
  const sent = () => parseCookie(request.headers.cookie ?? '');
  return {
    get refreshToken() {
      return sent()[refresh];
    },
    get device() {
      return sent()[device];
    },
    // By how long it lasts, and not only by when it ends: many a device shows another time.
    keepTokens: ({ refreshToken, refreshExpiresAt }) =>
      void response.cookie(refresh, refreshToken, {
        ...options,
        path: SESSION_PATH,
        maxAge: Math.max(0, refreshExpiresAt.getTime() - Date.now()),
      }),
    forgetTokens: () => void response.clearCookie(refresh, { ...options, path: SESSION_PATH }),
    keepDevice: (token) => {
      for (const path of SIGN_IN_PATHS)
        response.cookie(device, token, { ...options, path, maxAge: DEVICE_TTL_SECONDS * 1000 });
    },
  };
};

/** Puts into cookies what a sign-in brings for them. */
export const keepSignIn = (cookies: SessionCookies, { tokens, device }: SignIn): void => {
  cookies.keepTokens(tokens);
  cookies.keepDevice(device);
};
