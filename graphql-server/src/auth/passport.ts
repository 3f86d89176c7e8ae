import type { Request, RequestHandler, Response } from 'express';
import jwt from 'jsonwebtoken';
import passport from 'passport';
import { ExtractJwt, Strategy as JwtStrategy } from 'passport-jwt';
import type { GoogleStrategy } from './google/google-strategy.ts';
import {
  TOKEN_ALGORITHM,
  TOKEN_ISSUER,
  type SessionTokens,
  type TokenSubject,
} from './session/session-token.ts';
import type { SignIn } from './sign-in.service.ts';

declare global {
  // Express types a request's user through this namespace; there is no other way to name its fields.
  // oxlint-disable-next-line typescript/no-namespace
  namespace Express {
    interface User {
      /** Whom an access token names; whether they still may do things is looked up when it matters. */
      subject?: TokenSubject;
      /** Who has just signed in. */
      signIn?: SignIn;
    }
  }
}

/** The ways to tell who is asking. */
export interface Authentication {
  /**
   * A right bearer token makes `request.user`; without one, or with a wrong or ended one, nobody is asking. Of one of ours that has ended
   * `response.locals.tokenHasEnded` tells.
   */
  readonly bearer: RequestHandler;
  /** Lets a strategy of an identity provider begin or end a sign-in; answers null for who did not want it. */
  google(strategy: GoogleStrategy, request: Request, response: Response): Promise<SignIn | null>;
}

/** Sets passport up for signed tokens of one algorithm and issuer. */
export const createAuthentication = (tokens: SessionTokens): Authentication => {
  const authenticator = new passport.Passport();
  authenticator.use(
    new JwtStrategy(
      {
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
        secretOrKeyProvider: (_request, token: string, done) => {
          const key = tokens.keyOf(token);
          done(key === undefined ? 'The key is not one of the shop.' : null, key);
        },
        algorithms: [TOKEN_ALGORITHM],
        issuer: TOKEN_ISSUER,
      },
      ({ sub, sid, exp }: { sub?: unknown; sid?: unknown; exp?: unknown }, done) => {
        // The library compares an end where there is one; what never ends is none of the shop's tokens.
        const isWhole = typeof sub === 'string' && typeof sid === 'string' && typeof exp === 'number';
        done(null, isWhole ? { subject: { customerId: sub, sessionId: sid } } : false);
      },
    ),
  );
  const readToken: RequestHandler = (request, response, next) => {
    const finish = (error: unknown, user?: Express.User | false | null, why?: unknown) => {
      if (why instanceof jwt.TokenExpiredError) response.locals['tokenHasEnded'] = true;
      if (user) request.user = user;
      next(error);
    };
    authenticator.authenticate('jwt', { session: false }, finish)(request, response, next);
  };
  return {
    // Most requests bring no token: they need not be looked at.
    bearer: (request, response, next) =>
      request.headers.authorization === undefined ? next() : readToken(request, response, next),
    google: (strategy, request, response) =>
      new Promise((resolve, reject) => {
        const finish = (error: unknown, user?: Express.User | false | null) =>
          error ? reject(error) : resolve((user || undefined)?.signIn ?? null);
        response.once('close', () => resolve(null));
        authenticator.authenticate(strategy, { session: false }, finish)(request, response, reject);
      }),
  };
};
