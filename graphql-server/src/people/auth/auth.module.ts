import { LoginRefused } from '#kernel/errors.ts';
import { olderThan } from '#platform/db/instants.ts';
import type { Module } from '#platform/module/module.ts';
import { AccountLinkEntity, IdentityEntity } from './account.entity.ts';
import { accountPaths, accountSchemas } from './account.openapi.ts';
import { accountCalls } from './account.rest.ts';
import { AccountService } from './account.service.ts';
import { checkPageCookie, checkToken, createAuthContext, type AuthContext } from './auth.context.ts';
import { authPrivacy } from './auth.privacy.ts';
import { authResolvers } from './auth.resolvers.ts';
import { providerConfiguration } from './google/google-provider.ts';
import { createGoogleRequests } from './google/google-request.ts';
import { googlePaths } from './google/google.openapi.ts';
import { googleRoutes } from './google/google.rest.ts';
import { GoogleService } from './google/google.service.ts';
import { createAuthentication, type Authentication } from './passport.ts';
import { SecondFactorService } from './second-factor/second-factor.service.ts';
import { createSessionTokens, type SessionTokens } from './session/session-token.ts';
import { SessionEntity } from './session/session.entity.ts';
import { sessionPaths, sessionSchemas } from './session/session.openapi.ts';
import { sessionForms } from './session/session.forms.ts';
import { sessionCalls } from './session/session.rest.ts';
import { SessionService } from './session/session.service.ts';
import { SignInService } from './session/sign-in.service.ts';
import { StaffAccess } from './session/staff-access.service.ts';
import { authMailTemplates } from './auth.mail-templates.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    tokens: SessionTokens;
    sessions: SessionService;
    accounts: AccountService;
    secondFactors: SecondFactorService;
    staffAccess: StaffAccess;
    signIns: SignInService;
    google: GoogleService;
    authentication: Authentication;
  }
}

declare module '#platform/http/context.ts' {
  interface RequestContext extends AuthContext {}
}

/** Who somebody is: accounts, sign-in, sessions. */
export const authModule: Module = {
  name: 'auth',
  entities: [SessionEntity, AccountLinkEntity, IdentityEntity],
  services: {
    tokens: ({ config }) => createSessionTokens(config.sessionSecrets, config.accessTokenTtlSeconds),
    sessions: ({ database, config, services }) => new SessionService(database, services.tokens, config),
    accounts: ({ database, modules, services: { mails, tokens, limits } }) =>
      new AccountService({ database, modules, tokens, limits, mails }),
    staffAccess: ({ database, services }) => new StaffAccess(database, services),
    secondFactors: ({ database, services }) => new SecondFactorService({ database, services }),
    signIns: ({ database, services: { sessions, tokens, limits, secondFactors } }) =>
      new SignInService({ database, sessions, tokens, limits, secondFactors }),
    google: ({ database, modules, services }) => new GoogleService({ database, modules }, services),
    authentication: ({ services }) => createAuthentication(services.tokens),
  },
  resolvers: authResolvers,
  rest: {
    calls: { ...accountCalls, ...sessionCalls },
    errorFields: (error) => (error instanceof LoginRefused ? { wrong: error.message } : undefined),
    routers: ({ config, google, log, services }, contextOf) => [
      googleRoutes({
        contextOf,
        authentication: services.authentication,
        provider: google && providerConfiguration(google.config, google.fetch),
        requests: createGoogleRequests(config.sessionSecrets, config.publicUrl.startsWith('https:')),
        publicUrl: config.publicUrl,
        log,
      }),
    ],
    tags: [{ name: 'Accounts', description: 'Registration, sign-in and profiles.' }],
    paths: { ...accountPaths, ...sessionPaths, ...googlePaths },
    schemas: { ...sessionSchemas, ...accountSchemas },
  },
  forms: sessionForms,
  middleware: checkToken,
  pageMiddleware: checkPageCookie,
  context: createAuthContext,
  privacy: authPrivacy,
  cleanUp: async ({ database: { manager } }) => {
    await manager.delete(AccountLinkEntity, { expiresAt: olderThan('0') });
    await manager.delete(SessionEntity, { endedAt: olderThan('30 days') });
    await manager.delete(SessionEntity, { expiresAt: olderThan('30 days') });
  },
  mailTemplates: authMailTemplates,
};
