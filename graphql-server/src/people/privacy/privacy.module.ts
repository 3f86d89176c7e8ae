import type { Module } from '#platform/module/module.ts';
import { AccountDataService } from './account-data.service.ts';
import { AccountDeletionService } from './account-deletion.service.ts';
import { privacyMailTemplates } from './privacy.mail-templates.ts';
import { privacyPaths, privacySchemas } from './privacy.openapi.ts';
import { privacyResolvers } from './privacy.resolvers.ts';
import { privacyCalls } from './privacy.rest.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    accountData: AccountDataService;
    deletions: AccountDeletionService;
  }
}

/** The export and deletion of a person's data. */
export const privacyModule: Module = {
  name: 'privacy',
  services: {
    accountData: (deps) => new AccountDataService(deps),
    deletions: (deps) => new AccountDeletionService(deps),
  },
  resolvers: privacyResolvers,
  rest: { calls: privacyCalls, paths: privacyPaths, schemas: privacySchemas },
  mailTemplates: privacyMailTemplates,
};
