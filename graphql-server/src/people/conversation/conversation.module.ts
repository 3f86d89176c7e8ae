import DataLoader from 'dataloader';
import type { Module } from '#platform/module/module.ts';
import { firstIdOf, type Page } from '#kernel/paging.ts';
import { createConversationKey } from './conversation.context.ts';
import { ConversationEntity, MessageEntity } from './conversation.entity.ts';
import { conversationMailTemplates } from './conversation.mail-templates.ts';
import type { ConversationModel, MessageModel, MessagesRequest } from './conversation.model.ts';
import { conversationResolvers } from './conversation.resolvers.ts';
import { ConversationService } from './conversation.service.ts';
import { InboxService } from './inbox.service.ts';
import { conversationPrivacy } from './conversation.privacy.ts';
import { oldVisitorTalkDeleted } from './conversation.statements.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    conversations: ConversationService;
    inbox: InboxService;
  }
  interface Loaders {
    conversationOf: DataLoader<string, ConversationModel | null>;
    messagesOf: DataLoader<MessagesRequest, Page<MessageModel>, string>;
  }
}

/** Conversations with the shop. */
export const conversationModule: Module = {
  name: 'conversation',
  entities: [ConversationEntity, MessageEntity],
  services: {
    conversations: ({ database, services }) => new ConversationService(database, services),
    inbox: ({ database }) => new InboxService(database),
  },
  loaders: {
    conversationOf: ({ services, signedIn }) =>
      new DataLoader(async (ids) => services.conversations.ofCustomers(await signedIn(), ids)),
    messagesOf: ({ services }) =>
      new DataLoader((requests) => services.conversations.messagesOf(requests), {
        cacheKeyFn: ({ conversationId, first, after }) => `${conversationId}:${first}:${after}`,
      }),
  },
  context: createConversationKey,
  resolvers: conversationResolvers,
  mailTemplates: conversationMailTemplates,
  privacy: conversationPrivacy,
  retention: [
    {
      days: ({ visitorTalk }) => visitorTalk,
      deleted: (before, limit) => oldVisitorTalkDeleted({ before: firstIdOf(before.getTime()), limit }),
    },
  ],
};
