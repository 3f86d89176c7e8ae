import type { PrivacyPart } from '#platform/module/module.ts';
import { exported } from '../privacy/exported.ts';
import { identitiesExported, linksExported, sessionsExported } from './auth.statements.ts';

/** Sessions, links and identities are exported without their secrets, and deleted with the customer. */
export const authPrivacy: PrivacyPart = {
  exports: {
    identities: exported('identities', 'Who the person is at a provider of sign-in', identitiesExported),
    sessions: exported('sessions', 'Sign-ins, also those that have ended', sessionsExported),
    links: exported('account_links', 'Links that were sent by mail and are not used yet', linksExported),
  },
};
