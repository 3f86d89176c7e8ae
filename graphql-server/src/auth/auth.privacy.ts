import type { PrivacyPart } from '../module.ts';

/** Ways in are told without their secrets; they go with the customer. */
export const authPrivacy: PrivacyPart = {
  exports: {
    identities: {
      table: 'identities',
      description: 'Who the person is at a provider of sign-in',
      text: `SELECT issuer, subject, linked_at AS "linkedAt" FROM identities WHERE customer_id = $1 ORDER BY linked_at`,
    },
    sessions: {
      table: 'sessions',
      description: 'Sign-ins, also those that have ended',
      text: `SELECT began_at AS "beganAt", used_at AS "usedAt", expires_at AS "expiresAt", ended_at AS "endedAt", address,
        user_agent AS "userAgent"
      FROM sessions WHERE customer_id = $1 ORDER BY id`,
    },
    links: {
      table: 'account_links',
      description: 'Links that were sent by mail and are not used yet',
      text: `SELECT purpose, expires_at AS "expiresAt" FROM account_links WHERE customer_id = $1 ORDER BY expires_at`,
    },
  },
};
