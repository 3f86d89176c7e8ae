import type { Module } from '../module.ts';
import { AccountLinkEntity, IdentityEntity } from './account.entity.ts';
import { accountPaths, accountSchemas } from './account.openapi.ts';
import { accountRoutes } from './account.rest.ts';
import { AccountService } from './account.service.ts';
import { checkToken, createAuthContext, type AuthContext } from './auth.context.ts';
import { authPrivacy } from './auth.privacy.ts';
import { createGoogleProvider } from './google/google-provider.ts';
import { createGoogleRequests } from './google/google-request.ts';
import { googlePaths } from './google/google.openapi.ts';
import { googleRoutes } from './google/google.rest.ts';
import { GoogleService } from './google/google.service.ts';
import { createAuthentication, type Authentication } from './passport.ts';
import { createSessionTokens, type SessionTokens } from './session/session-token.ts';
import { SessionEntity } from './session/session.entity.ts';
import { sessionPaths, sessionSchemas } from './session/session.openapi.ts';
import { sessionResolvers } from './session/session.resolvers.ts';
import { sessionRoutes } from './session/session.rest.ts';
import { SessionService } from './session/session.service.ts';
import { SignInService } from './sign-in.service.ts';
import { authLetters } from './auth.letters.ts';

declare module '../module.ts' {
  interface Services {
    tokens: SessionTokens;
    sessions: SessionService;
    accounts: AccountService;
    signIns: SignInService;
    google: GoogleService;
    authentication: Authentication;
  }
}

declare module '../http/context.ts' {
  interface RequestContext extends AuthContext {}
}

/** Who somebody is: accounts, sign-in, sessions. */
export const authModule: Module = {
  name: 'auth',
  entities: [SessionEntity, AccountLinkEntity, IdentityEntity],
  services: {
    tokens: ({ config }) => createSessionTokens(config.sessionSecrets, config.accessTokenTtlSeconds),
    sessions: ({ database, config, services }) =>
      new SessionService(database, services.tokens, {
        ttlSeconds: config.sessionTtlSeconds,
        secrets: config.sessionSecrets,
      }),
    accounts: ({ database, services: { mails, tokens, limits } }) =>
      new AccountService({ database, tokens, limits, mails }),
    signIns: ({ database, services: { sessions, tokens, limits } }) =>
      new SignInService({ database, sessions, tokens, limits }),
    google: ({ database, config, services }) =>
      new GoogleService(database, services.signIns, config.googleAccounts),
    authentication: ({ config, services }) =>
      createAuthentication(services.signIns, services.tokens, config.publicUrl.startsWith('https:')),
  },
  resolvers: sessionResolvers,
  rest: {
    routes: (edge, { config, google, log, services }, contextOf) => [
      accountRoutes(edge),
      sessionRoutes(edge),
      googleRoutes({
        contextOf,
        authentication: services.authentication,
        provider: google && createGoogleProvider(google.config, google.fetch),
        requests: createGoogleRequests(config.sessionSecrets, config.publicUrl.startsWith('https:')),
        publicUrl: config.publicUrl,
        log,
      }),
    ],
    paths: { ...sessionPaths, ...googlePaths, ...accountPaths },
    schemas: { ...sessionSchemas, ...accountSchemas },
  },
  middleware: checkToken,
  context: createAuthContext,
  privacy: authPrivacy,
  cleanUp: async ({ database }) => {
    await database.query({ text: 'DELETE FROM account_links WHERE expires_at < now()' });
    await database.query({
      text: `DELETE FROM sessions WHERE least(ended_at, expires_at) < now() - interval '30 days'`,
    });
  },
  letters: authLetters,
};
