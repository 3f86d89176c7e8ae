import type { PrivacyPart } from '#platform/module/module.ts';
import { exported } from '../privacy/exported.ts';
import { In, IsNull, Raw } from 'typeorm';
import { ConversationEntity } from './conversation.entity.ts';
import { conversationsExported, messagesExported } from './conversation.statements.ts';

/** Conversations with the shop, including those of visitors who gave a person's confirmed e-mail. */
export const conversationPrivacy: PrivacyPart = {
  exports: {
    conversations: exported('conversations', 'As whom the person writes to the shop', conversationsExported),
    messages: exported('messages', 'What was written to the shop, and its answers', messagesExported),
  },
  // What somebody else wrote is not for the owner of the e-mail.
  onAccountMerge: async (manager, customerId) => {
    await manager.delete(ConversationEntity, { customerId });
  },
  onDeletion: async (manager, { id, email, emailConfirmedAt }, { services: { pictures } }) => {
    await manager.delete(ConversationEntity, { customerId: id });
    if (emailConfirmedAt === null) return;
    const sameEmail = Raw((column) => `lower(${column}) = lower(:email)`, { email });
    const asVisitor = await manager.find(ConversationEntity, {
      select: { id: true },
      where: { customerId: IsNull(), email: sameEmail },
    });
    const ids = asVisitor.map((conversation) => conversation.id);
    const files = await pictures.forgetOfVisitors(manager, ids);
    await manager.delete(ConversationEntity, { id: In(ids) });
    return () => pictures.removeFiles(manager, files);
  },
};
