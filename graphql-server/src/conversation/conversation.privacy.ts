import type { PrivacyPart } from '../module.ts';

/** Messages to the shop, including those that the person sent as a visitor from a confirmed e-mail. */
export const conversationPrivacy: PrivacyPart = {
  exports: {
    messages: {
      table: 'messages',
      description: 'What was written to the shop',
      // A visitor's messages belong to the person only if the e-mail is confirmed.
      text: `SELECT m.name, m.email, m.text, m.sent_at AS "sentAt"
      FROM messages m JOIN customers c ON c.id = $1
      WHERE m.customer_id = $1
        OR (m.customer_id IS NULL AND c.email_confirmed_at IS NOT NULL AND lower(m.email) = lower(c.email::text))
      ORDER BY m.id`,
    },
  },
  onDeletion: async (manager, { id, email, emailConfirmedAt }) => {
    await manager.query(
      `DELETE FROM messages WHERE customer_id = $1 OR ($3 AND customer_id IS NULL AND lower(email) = lower($2))`,
      [id, email, emailConfirmedAt !== null],
    );
  },
};
