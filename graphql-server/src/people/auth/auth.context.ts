import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Viewer } from '../customer/customer.model.ts';
import { Unauthenticated } from '#kernel/errors.ts';
import type { RequestContext } from '#platform/http/context.ts';
import { hasMailbox } from '#platform/mail/mailbox.service.ts';
import type { EdgeDeps } from '#platform/module/deps.ts';
import { isSandbox, sandboxCookies, signInSandbox } from './session/sandbox-session.ts';
import { keepSignIn, sessionCookies, type SessionCookies } from './session/session-cookies.ts';
import type { SignIn } from './session/sign-in.service.ts';

/** The ways to sign in that the shop offers: `SignInOptions` of the schema. */
export interface SignInOptions {
  google: boolean;
  mail: boolean;
  mailbox: boolean;
}

/** What a request knows about its sender. */
export interface AuthContext {
  /** The cookies of sessions, to read and to set. */
  cookies: SessionCookies;
  signInOptions: SignInOptions;
  /** Whether the request has an expired access token of the shop, so that the sender can be informed. */
  tokenHasEnded: boolean;
  /** Returns the current record of the signed-in customer; null for nobody. Read once, when first needed. */
  viewer: () => Promise<Viewer | null>;
  /** Signs a customer in: sets the cookies, and makes them the viewer of the rest of the request. */
  enter: (signIn: SignIn) => void;
  /** Returns the signed-in customer. @throws Unauthenticated when nobody is signed in */
  signedIn: () => Promise<Viewer>;
}

/** The sentence for an expired access token. */
const TOKEN_HAS_ENDED = 'Your token has ended. Please log in again.';

/**
 * Returns the function that finds out who sends a request. The access token was checked before; the customer is read
 * when needed.
 */
export const createAuthContext = ({ config, google, services }: EdgeDeps) => {
  const isSecure = config.publicUrl.startsWith('https:');
  const mailbox = hasMailbox(config);
  const signInOptions = {
    google: google !== undefined,
    mail: mailbox || config.smtpUrl !== undefined,
    mailbox,
  };
  return (_known: RequestContext, request: Request, response: Response): AuthContext => {
    let subject = request.user?.subject;
    const tokenHasEnded = response.locals['tokenHasEnded'] === true;
    let found: Promise<Viewer | null> | undefined;
    const viewer = () =>
      (found ??= subject ? services.sessions.viewer(subject.customerId, subject.sessionId) : Promise.resolve(null));
    const cookies = isSandbox(request)
      ? sandboxCookies(response, isSecure)
      : sessionCookies(request, response, isSecure);
    return {
      cookies,
      signInOptions,
      tokenHasEnded,
      viewer,
      enter: (signIn) => {
        keepSignIn(cookies, signIn);
        subject = services.tokens.subjectOf(signIn.tokens.pageToken);
        found = undefined;
      },
      signedIn: async () => {
        const who = await viewer();
        if (who === null) throw new Unauthenticated(tokenHasEnded ? TOKEN_HAS_ENDED : undefined);
        return who;
      },
    };
  };
};

/** Checks the access token of a request. */
export const checkToken = ({ config, services }: EdgeDeps): RequestHandler =>
  Router()
    .use('/graphql', signInSandbox(config.publicUrl.startsWith('https:')))
    .use(['/graphql', '/backend', '/order'], services.authentication.bearer);

/**
 * Reads from its cookie who is signed in, for pages and forms. No API runs it: only what sends a header may call one. Its
 * stylesheet hides what is not for this person, in pages that are the same for everybody; only browsers without scripts
 * ask for it. For everyone.
 */
export const checkPageCookie = ({ config, services }: EdgeDeps): RequestHandler => {
  const isSecure = config.publicUrl.startsWith('https:');
  const readCookie: RequestHandler = (request, response, next) => {
    const subject = services.tokens.subjectOf(sessionCookies(request, response, isSecure).pageToken);
    if (subject) request.user = { subject };
    next();
  };
  return Router()
    .use(readCookie)
    .get('/signed-in.css', async ({ user }, response) => {
      const { customerId = '', sessionId = '' } = user?.subject ?? {};
      const isSignedIn = (await services.sessions.viewer(customerId, sessionId)) !== null;
      response.setHeader('Cache-Control', 'no-store');
      response.type('css').send(`[data-signed-${isSignedIn ? 'out' : 'in'}]{display:none!important}`);
    });
};
