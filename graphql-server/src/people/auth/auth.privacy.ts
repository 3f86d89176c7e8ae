import type { PrivacyPart } from '#platform/module/module.ts';
import { exportedRows } from '../privacy/exported.ts';
import { AccountLinkEntity, IdentityEntity } from './account.entity.ts';
import { SessionEntity } from './session/session.entity.ts';

/** Sessions, links and identities are exported without their secrets, and deleted with the customer. */
export const authPrivacy: PrivacyPart = {
  exports: {
    identities: exportedRows(IdentityEntity, 'Who the person is at a provider of sign-in', {
      select: { issuer: true, subject: true, linkedAt: true },
      order: { linkedAt: 'ASC' },
    }),
    sessions: exportedRows(SessionEntity, 'Sign-ins, also those that have ended', {
      select: {
        beganAt: true,
        usedAt: true,
        expiresAt: true,
        endedAt: true,
        address: true,
        userAgent: true,
      },
      order: { id: 'ASC' },
    }),
    links: exportedRows(AccountLinkEntity, 'Links that were sent by mail and are not used yet', {
      select: { purpose: true, expiresAt: true },
      order: { expiresAt: 'ASC' },
    }),
  },
};
