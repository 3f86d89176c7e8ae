import type { PrivacyPart } from '../module.ts';
import { query } from '../db/database.ts';
import { messagesDeleted, messagesExported } from './conversation.statements.ts';

/** Messages to the shop, including those that the person sent as a visitor from a confirmed e-mail. */
export const conversationPrivacy: PrivacyPart = {
  exports: {
    messages: {
      table: 'messages',
      description: 'What was written to the shop',
      rows: (manager, customerId) => query(manager, messagesExported({ customerId })),
    },
  },
  onDeletion: async (manager, { id, email, emailConfirmedAt }) => {
    await query(manager, messagesDeleted({ customerId: id, email, isProved: emailConfirmedAt !== null }));
  },
};
