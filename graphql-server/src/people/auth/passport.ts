import type { Request, RequestHandler, Response } from 'express';
import jwt from 'jsonwebtoken';
import passport from 'passport';
import { ExtractJwt, Strategy as JwtStrategy } from 'passport-jwt';
import type { GoogleStrategy } from './google/google-strategy.ts';
import { TOKEN_ALGORITHM, TOKEN_ISSUER, type SessionTokens, type TokenSubject } from './session/session-token.ts';
import type { SignIn } from './session/sign-in.service.ts';

declare global {
  // Express types a request's user through this namespace; there is no other way to name its fields.
  // oxlint-disable-next-line typescript/no-namespace
  namespace Express {
    interface User {
      /** The customer and session of a valid access token; their current rights are read when needed. */
      subject?: TokenSubject;
      /** The sign-in that has just succeeded. */
      signIn?: SignIn;
    }
  }
}

/** Configures passport for tokens of one algorithm and issuer. */
export const createAuthentication = (tokens: SessionTokens) => {
  const authenticator = new passport.Passport();
  authenticator.use(
    new JwtStrategy(
      {
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
        secretOrKeyProvider: (_request, token: string, done) => {
          const key = tokens.keyOf(token);
          if (key === undefined) return done('The key is not one of the shop.');
          // The types of passport-jwt do not know key objects; jsonwebtoken, which gets it, does.
          done(null, key as unknown as Buffer);
        },
        algorithms: [TOKEN_ALGORITHM],
        issuer: TOKEN_ISSUER,
      },
      ({ sub, sid, exp }: { sub?: unknown; sid?: unknown; exp?: unknown }, done) => {
        // The library checks an expiry only if there is one; a token without it is not the shop's.
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
  /**
   * Sets `request.user` from a valid bearer token; without a valid one nobody is signed in.
   * `response.locals.tokenHasEnded` says that one of the shop's tokens has expired.
   */
  const bearer: RequestHandler = (request, response, next) =>
    // Most requests have no token: skip the check.
    request.headers.authorization === undefined ? next() : readToken(request, response, next);
  return {
    bearer,
    /** Runs a provider's strategy, to start or to finish a sign-in; returns null for a person who cancelled. */
    google: (strategy: GoogleStrategy, request: Request, response: Response): Promise<SignIn | null> =>
      new Promise((resolve, reject) => {
        const finish = (error: unknown, user?: Express.User | false | null) =>
          error ? reject(error) : resolve((user || undefined)?.signIn ?? null);
        response.once('close', () => resolve(null));
        authenticator.authenticate(strategy, { session: false }, finish)(request, response, reject);
      }),
  };
};

/** The ways to authenticate a request. */
export type Authentication = ReturnType<typeof createAuthentication>;
