import type { PrivacyPart } from '../module.ts';

/** Ways in are told without their secrets; they go with the customer. */
export const authPrivacy: PrivacyPart = {
  exports: {
    identities: {
      table: 'identities',
      text: `SELECT issuer, subject, linked_at AS "linkedAt" FROM identities WHERE customer_id = $1 ORDER BY linked_at`,
    },
    sessions: {
      table: 'sessions',
      text: `SELECT began_at AS "beganAt", used_at AS "usedAt", expires_at AS "expiresAt", ended_at AS "endedAt", address,
        user_agent AS "userAgent"
      FROM sessions WHERE customer_id = $1 ORDER BY id`,
    },
    links: {
      table: 'account_links',
      text: `SELECT purpose, expires_at AS "expiresAt" FROM account_links WHERE customer_id = $1 ORDER BY expires_at`,
    },
  },
};
