import type { PrivacyPart } from '#platform/module/module.ts';
import { exported } from '../privacy/exported.ts';
import { IsNull, Raw } from 'typeorm';
import { MessageEntity } from './conversation.entity.ts';
import { messagesExported } from './conversation.statements.ts';

/** Messages to the shop, including those that the person sent as a visitor from a confirmed e-mail. */
export const conversationPrivacy: PrivacyPart = {
  exports: {
    messages: exported('messages', 'What was written to the shop', messagesExported),
  },
  onDeletion: async (manager, { id, email, emailConfirmedAt }) => {
    await manager.delete(MessageEntity, { customerId: id });
    if (emailConfirmedAt === null) return;
    const sameEmail = Raw((column) => `lower(${column}) = lower(:email)`, { email });
    await manager.delete(MessageEntity, { customerId: IsNull(), email: sameEmail });
  },
};
