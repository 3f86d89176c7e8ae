import type { PrivacyPart } from '#platform/module/module.ts';
import { exported } from '../privacy/exported.ts';
import { query } from '#platform/db/database.ts';
import { messagesDeleted, messagesExported } from './conversation.statements.ts';

/** Messages to the shop, including those that the person sent as a visitor from a confirmed e-mail. */
export const conversationPrivacy: PrivacyPart = {
  exports: {
    messages: exported('messages', 'What was written to the shop', messagesExported),
  },
  onDeletion: async (manager, { id, email, emailConfirmedAt }) => {
    await query(manager, messagesDeleted({ customerId: id, email, isProved: emailConfirmedAt !== null }));
  },
};
