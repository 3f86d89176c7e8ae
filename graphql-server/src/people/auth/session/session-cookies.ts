import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import type { Tokens } from './session.service.ts';
import type { SignIn } from './sign-in.service.ts';
import { DEVICE_TTL_SECONDS } from './session-token.ts';

/** The only path to which the refresh cookie is sent. */
export const SESSION_PATH = '/backend/session';

/** The paths where people sign in, to which the device cookie is sent. */
const SIGN_IN_PATHS = ['/graphql', '/backend'];

/** The session's cookies of a request and its response. */
export interface SessionCookies {
  readonly refreshToken: string | undefined;
  readonly device: string | undefined;
  /** Sets the refresh cookie. */
  keepTokens(tokens: Tokens): void;
  forgetTokens(): void;
  keepDevice(token: string): void;
}

/** Cookies that scripts cannot read and other sites cannot send. With https they are sent only over https. */
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
    // With Max-Age besides Expires, because many devices' clocks are wrong.
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

/** Sets the cookies of a new sign-in. */
export const keepSignIn = (cookies: SessionCookies, { tokens, device }: SignIn): void => {
  cookies.keepTokens(tokens);
  cookies.keepDevice(device);
};
