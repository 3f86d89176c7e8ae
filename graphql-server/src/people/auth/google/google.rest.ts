import path from 'node:path';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { GOOGLE_SOURCE, type GoogleAnswer, type GoogleRefusal } from '#schema/google.answer.ts';
import { codeInput } from '#schema/customer.input.ts';
import type { RequestContext } from '#platform/http/context.ts';
import { isFromOurPages } from '#platform/http/request/from-our-pages.ts';
import { checked } from '#kernel/checked.ts';
import { AppError, IdentityRefused, InvalidInput, LoginRefused, NotFound, TooMany } from '#kernel/errors.ts';
import { messageFields } from '#platform/http/wording.ts';
import type { Log } from '#kernel/log.ts';
import { ipKey } from '#kernel/ip-key.ts';
import { type Limit, MINUTE } from '#platform/rate-limits/rate-limits.ts';
import type { Language } from '#kernel/language.ts';
import { codePage, googlePage } from './google-page.ts';
import { causesOf, isUnreachable, type providerConfiguration } from './google-provider.ts';
import { CALLBACK_PATH, CODE_PATH, GOOGLE_PATH } from './google-path.ts';
import { CodeNeeded } from './google.service.ts';
import type { GoogleRequests } from './google-request.ts';
import { CHECKS, GoogleStrategy } from './google-strategy.ts';
import type { Authentication } from '../passport.ts';
import type { SignIn } from '../session/sign-in.service.ts';
import { keepSignIn } from '../session/session-cookies.ts';

// Responses of the provider: for no sign-in of ours; and for one of ours, but not confirmed by the provider.
const ANSWERS_BY_IP: Limit = { name: 'googleByIp', points: 100, seconds: 15 * MINUTE };
const OUR_ANSWERS_BY_IP: Limit = { name: 'googleAnswerByIp', points: 3000, seconds: 15 * MINUTE };

/** What the routes of the Google sign-in need. */
interface GoogleEdge {
  contextOf: (request: Request, response: Response) => RequestContext;
  authentication: Authentication;
  /** Undefined where sign-in with Google is not configured. */
  provider: ReturnType<typeof providerConfiguration> | undefined;
  requests: GoogleRequests;
  publicUrl: string;
  log: Log;
}

const statuses: Record<GoogleAnswer['outcome'], number> = {
  SIGNED_IN: 200,
  REFUSED: 403,
  CANCELLED: 200,
  UNREACHABLE: 503,
  FAILED: 400,
};

const statusOf = (answer: GoogleAnswer) =>
  answer.outcome === 'REFUSED' && answer.reason === 'TOO_MANY' ? 429 : statuses[answer.outcome];

const files = ['popup.js', 'popup.css'] as const;

/** What the strategy uses as the request's session. */
declare module 'express-serve-static-core' {
  interface Request {
    session?: Record<string, unknown>;
  }
}

/**
 * The routes GET /backend/google, which sends the popup to the provider, and GET /backend/google/callback, to which it
 * returns: for everyone. They respond with pages.
 */
export const googleRoutes = ({ contextOf, authentication, provider, requests, publicUrl, log }: GoogleEdge): Router => {
  const mustBeThere = () => {
    if (!provider) throw new NotFound('Sign-in with Google is not set up in this shop.');
    return provider;
  };

  const strategyFor = async ({ services }: RequestContext, language: Language) =>
    new GoogleStrategy({
      configuration: await mustBeThere()(),
      google: services.google,
      publicUrl,
      language,
    });

  const show = (response: Response, answer: GoogleAnswer, language: Language) => {
    response.status(statusOf(answer)).type('html').send(googlePage(answer, language));
  };

  /** Returns the popup's message for a failure; details go to the log only. */
  const answerOf = (error: unknown, { requestId }: RequestContext, response: Response): GoogleAnswer => {
    const reason = reasonOf(error);
    if (error instanceof AppError && reason !== undefined) {
      if (error.retryAfterSeconds !== undefined) response.setHeader('Retry-After', error.retryAfterSeconds);
      return { source: GOOGLE_SOURCE, outcome: 'REFUSED', reason, ...messageFields(error) };
    }
    const unreachable = isUnreachable(error);
    // Errors caused by the provider or by a stranger's request are not the shop's fault; all others are.
    const isOurs = !unreachable && !causesOf(error).some(isProtocolError);
    log[isOurs ? 'error' : 'warn'](
      { requestId, causes: causesOf(error).map(loggedError) },
      'A sign-in by Google failed.',
    );
    return { source: GOOGLE_SOURCE, outcome: unreachable ? 'UNREACHABLE' : 'FAILED', requestId };
  };

  const page =
    (
      languageOf: (request: Request) => Language,
      answer: (request: Request, response: Response, context: RequestContext) => Promise<GoogleAnswer | null>,
    ): RequestHandler =>
    async (request, response) => {
      mustBeThere();
      // This page must keep the connection between the popup and the page that opened it.
      response.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none');
      response.setHeader('Cache-Control', 'no-store');
      const context = contextOf(request, response);
      const language = languageOf(request);
      let outcome;
      try {
        outcome = await answer(request, response, context);
      } catch (error) {
        outcome = answerOf(error, context, response);
      }
      if (outcome) show(response, outcome, language);
    };

  const queryLanguage = ({ query }: Request): Language => (query['language'] === 'bn' ? 'BN' : 'EN');
  const keptLanguage = (request: Request): Language => requests.read(request)?.language ?? 'EN';

  const start = page(queryLanguage, async (request, response, context) => {
    const language = queryLanguage(request);
    const strategy = await strategyFor(context, language);
    request.session = {
      set [CHECKS](checks: Record<string, unknown>) {
        requests.keep(response, { checks, language });
      },
    };
    // Redirects the popup to the provider.
    await authentication.google(strategy, request, response);
    return null;
  });

  const callback = page(keptLanguage, async (request, response, context) => {
    const { limits } = context.services;
    const ip = ipKey(context.client.ip);
    const started = requests.read(request);
    // It is valid for one response, whatever the result.
    requests.forget(response);
    // Thousands of phones may share an IP: forged responses must not use up the attempts of people whose sign-in is
    // under way.
    await limits.take(started ? OUR_ANSWERS_BY_IP : ANSWERS_BY_IP, ip);
    if (!started) throw new ProtocolError('There is no sign-in under way in this browser, or it took too long.');
    request.session = { [CHECKS]: started.checks };
    let signIn;
    try {
      signIn = await authentication.google(await strategyFor(context, started.language), request, response);
    } catch (error) {
      if (!(error instanceof CodeNeeded)) throw error;
      requests.keep(response, { checks: {}, language: started.language, proved: error.proved });
      response.type('html').send(codePage(started.language, false));
      return null;
    }
    if (!signIn) return { source: GOOGLE_SOURCE, outcome: 'CANCELLED', requestId: context.requestId };
    // A successful sign-in is not an attempt.
    await limits.giveBack(OUR_ANSWERS_BY_IP, ip);
    return signedIn(context, signIn);
  });

  const signedIn = ({ cookies }: RequestContext, signIn: SignIn): GoogleAnswer => {
    keepSignIn(cookies, signIn);
    const { token, expiresAt } = signIn.tokens;
    return { source: GOOGLE_SOURCE, outcome: 'SIGNED_IN', token, expiresAt };
  };

  /** Takes the code of somebody who has come back from the provider. */
  const takeCode = page(keptLanguage, async (request, response, context) => {
    if (!isFromOurPages(request, publicUrl)) throw new ProtocolError('A foreign page sent the code.');
    const { proved, language } = requests.read(request) ?? {};
    if (!proved || !language)
      throw new ProtocolError('Nobody in this browser has to type a code, or it took too long.');
    const { services, client, cookies } = context;
    try {
      const { code } = checked(codeInput, { code: textIn(request.body, 'code') });
      const signIn = await services.google.finish(proved, code, client, cookies.device);
      requests.forget(response);
      return signedIn(context, signIn);
    } catch (error) {
      if (!(error instanceof InvalidInput || (error instanceof LoginRefused && error.details.reason === 'CODE_WRONG')))
        throw error;
      response.status(error.status).type('html').send(codePage(language, true));
      return null;
    }
  });

  const router = Router();
  router.get(GOOGLE_PATH, start);
  router.get(CALLBACK_PATH, callback);
  router.post(CODE_PATH, express.urlencoded({ extended: false, limit: 1024, inflate: false }), takeCode);
  for (const file of files)
    router.use(`${GOOGLE_PATH}/${file}`, (_request, response) =>
      response.sendFile(path.join(import.meta.dirname, `google-${file}`), { maxAge: '1h' }),
    );
  return router;
};

/** Returns why a sign-in was refused; undefined for any other failure. */
const reasonOf = (error: unknown): GoogleRefusal | undefined => {
  if (error instanceof TooMany) return 'TOO_MANY';
  if (!(error instanceof LoginRefused || error instanceof IdentityRefused)) return undefined;
  const { reason } = error.details;
  return reason === 'WRONG_CREDENTIALS' || reason === 'CODE_NEEDED' || reason === 'CODE_WRONG' ? undefined : reason;
};

/** Returns a field of a form; empty for none. */
const textIn = (body: unknown, name: string): string => {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
};

/** The response does not belong to the request. */
class ProtocolError extends Error {
  override name = 'ProtocolError';
}

/** The names of errors about the content of the response: ours, then the library's. */
const PROTOCOL_ERRORS =
  'ProtocolError ClientError ResponseBodyError AuthorizationResponseError WWWAuthenticateChallengeError'.split(' ');

const isProtocolError = (error: Error) => PROTOCOL_ERRORS.includes(error.name);

/** The most characters of a provider's error that are logged: anyone may send any text. */
const LONGEST_WORDS = 300;

/** Returns an error for the log, without the tokens that some contain. */
const loggedError = (error: Error) => {
  const words = (name: string) =>
    name in error ? String((error as unknown as Record<string, unknown>)[name]).slice(0, LONGEST_WORDS) : undefined;
  return {
    name: error.name,
    message: error.message.slice(0, LONGEST_WORDS),
    code: words('code'),
    error: words('error'),
    description: words('error_description'),
    stack: error.stack?.slice(0, 10 * LONGEST_WORDS),
  };
};
