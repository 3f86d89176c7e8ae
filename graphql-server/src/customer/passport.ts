import type { RequestHandler } from 'express';
import passport from 'passport';
import { ExtractJwt, Strategy as JwtStrategy } from 'passport-jwt';
import { Strategy as LocalStrategy } from 'passport-local';
import { Unauthenticated } from '../errors.ts';
import type { CustomerService } from './customer.service.ts';
import { TOKEN_ALGORITHM, TOKEN_ISSUER } from './session-token.ts';

declare global {
  // Express types a request's user through this namespace; there is no other way to name its fields.
  // oxlint-disable-next-line typescript/no-namespace
  namespace Express {
    interface User {
      /** Who was told apart; whether they still may do things is looked up when it matters. */
      customerId: string;
    }
  }
}

/** The ways to tell who is asking. */
export interface Authentication {
  /** A right bearer token makes `request.user`; without one, or with a wrong or ended one, nobody is asking. */
  readonly bearer: RequestHandler;
  /** `gmail` and `password` of the body make `request.user`, or the refusal goes to the error handler. */
  readonly password: RequestHandler;
}

/** Sets passport's strategies up: e-mail and password, and signed tokens of one algorithm and issuer. */
export const createAuthentication = (customers: CustomerService, secret: string): Authentication => {
  const authenticator = new passport.Passport();
  authenticator.use(
    new LocalStrategy(
      { usernameField: 'gmail', passwordField: 'password', session: false },
      (email, password, done) => {
        customers.login(email, password).then(({ id }) => done(null, { customerId: id }), done);
      },
    ),
  );
  authenticator.use(
    new JwtStrategy(
      {
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
        secretOrKey: secret,
        algorithms: [TOKEN_ALGORITHM],
        issuer: TOKEN_ISSUER,
      },
      (claims: { sub?: unknown }, done) => {
        done(null, typeof claims.sub === 'string' ? { customerId: claims.sub } : false);
      },
    ),
  );
  const authenticate =
    (strategy: 'jwt' | 'local', isRequired: boolean): RequestHandler =>
    (request, response, next) => {
      const finish = (error: unknown, user?: Express.User | false | null) => {
        if (error) return next(error);
        if (user) request.user = user;
        else if (isRequired) return next(new Unauthenticated());
        return next();
      };
      authenticator.authenticate(strategy, { session: false }, finish)(request, response, next);
    };
  const readToken = authenticate('jwt', false);
  return {
    // Most requests bring no token: they need not be looked at.
    bearer: (request, response, next) =>
      request.headers.authorization === undefined ? next() : readToken(request, response, next),
    password: authenticate('local', true),
  };
};
