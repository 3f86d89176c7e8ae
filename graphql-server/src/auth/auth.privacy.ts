import type { PrivacyPart } from '../module.ts';
import { query } from '../db/database.ts';
import { identitiesExported, linksExported, sessionsExported } from './auth.statements.ts';

/** Sessions, links and identities are exported without their secrets, and deleted with the customer. */
export const authPrivacy: PrivacyPart = {
  exports: {
    identities: {
      table: 'identities',
      description: 'Who the person is at a provider of sign-in',
      rows: (manager, customerId) => query(manager, identitiesExported({ customerId })),
    },
    sessions: {
      table: 'sessions',
      description: 'Sign-ins, also those that have ended',
      rows: (manager, customerId) => query(manager, sessionsExported({ customerId })),
    },
    links: {
      table: 'account_links',
      description: 'Links that were sent by mail and are not used yet',
      rows: (manager, customerId) => query(manager, linksExported({ customerId })),
    },
  },
};
