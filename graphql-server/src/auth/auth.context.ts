import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Viewer } from '../customer/customer.model.ts';
import { Unauthenticated } from '../errors.ts';
import type { RequestContext } from '../http/context.ts';
import { once } from '../lazily.ts';
import { hasMailbox } from '../mail/mailbox.service.ts';
import type { EdgeDeps } from '../module.ts';
import { isSandbox, sandboxCookies, signInSandbox } from './session/sandbox-session.ts';
import { sessionCookies, type SessionCookies } from './session/session-cookies.ts';

/** What the shop offers for signing in: `SignInOptions` of the schema. */
export interface SignInOptions {
  google: boolean;
  mail: boolean;
  mailbox: boolean;
}

/** What a request knows of who sends it. */
export interface AuthContext {
  /** The cookies of sessions, to read and to set. */
  cookies: SessionCookies;
  signInOptions: SignInOptions;
  /** Whether whoever asks has brought a token of the shop that has ended: they are to be told so. */
  tokenHasEnded: boolean;
  /** Who is asking, by the shop's own record; null for nobody. Looked up once, when first needed. */
  viewer: () => Promise<Viewer | null>;
  /** Who is asking. @throws Unauthenticated when nobody is signed in */
  signedIn: () => Promise<Viewer>;
}

/** What is told to whoever brings a token that has ended. */
const TOKEN_HAS_ENDED = 'Your token has ended. Please log in again.';

/** Finds out who sends a request. The access token is checked before; the record behind it is looked up when it is needed. */
export const createAuthContext = ({ config, google, services }: EdgeDeps) => {
  const isSecure = config.publicUrl.startsWith('https:');
  const mailbox = hasMailbox(config);
  const signInOptions = {
    google: google !== undefined,
    mail: mailbox || config.smtpUrl !== undefined,
    mailbox,
  };
  return (_known: RequestContext, request: Request, response: Response): AuthContext => {
    const subject = request.user?.subject;
    const tokenHasEnded = response.locals['tokenHasEnded'] === true;
    const viewer = once(async () =>
      subject === undefined ? null : services.sessions.viewer(subject.customerId, subject.sessionId),
    );
    return {
      cookies: isSandbox(request)
        ? sandboxCookies(response, isSecure)
        : sessionCookies(request, response, isSecure),
      signInOptions,
      tokenHasEnded,
      viewer,
      signedIn: async () => {
        const who = await viewer();
        if (who === null) throw new Unauthenticated(tokenHasEnded ? TOKEN_HAS_ENDED : undefined);
        return who;
      },
    };
  };
};

/** Checks the access token of a request, wherever one may be brought. */
export const checkToken = ({ config, services }: EdgeDeps): RequestHandler =>
  Router()
    .use('/graphql', signInSandbox(config.publicUrl.startsWith('https:')))
    .use(['/graphql', '/backend', '/order'], services.authentication.bearer);
