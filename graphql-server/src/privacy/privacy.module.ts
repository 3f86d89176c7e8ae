import type { Module } from '../module.ts';
import { AccountDataService } from './account-data.service.ts';
import { AccountDeletionService } from './account-deletion.service.ts';
import { privacyLetters } from './privacy.letters.ts';

declare module '../module.ts' {
  interface Services {
    accountData: AccountDataService;
    deletions: AccountDeletionService;
  }
}

/** What people may ask about their own data: a copy, and that it goes. */
export const privacyModule: Module = {
  name: 'privacy',
  services: {
    accountData: (deps) => new AccountDataService(deps),
    deletions: (deps) => new AccountDeletionService(deps),
  },
  letters: privacyLetters,
};
