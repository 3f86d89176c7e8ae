import DataLoader from 'dataloader';
import type { Module } from '#platform/module/module.ts';
import { pageKey, type CustomerListRequest, type Page } from '#kernel/paging.ts';
import { MessageEntity } from './conversation.entity.ts';
import type { MessageModel } from './conversation.model.ts';
import { conversationResolvers } from './conversation.resolvers.ts';
import { ConversationService } from './conversation.service.ts';
import { conversationPrivacy } from './conversation.privacy.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    conversations: ConversationService;
  }
  interface Loaders {
    messagesOf: DataLoader<CustomerListRequest, Page<MessageModel>, string>;
    messageCountOf: DataLoader<string, number>;
  }
}

/** Messages to the shop. */
export const conversationModule: Module = {
  name: 'conversation',
  entities: [MessageEntity],
  services: { conversations: ({ database, services }) => new ConversationService(database, services.limits) },
  loaders: {
    messagesOf: ({ services, signedIn }) =>
      new DataLoader(async (requests) => services.conversations.listsOf(await signedIn(), requests), {
        cacheKeyFn: pageKey,
      }),
    messageCountOf: ({ services, signedIn }) =>
      new DataLoader(async (ids) => services.conversations.countsOf(await signedIn(), ids)),
  },
  resolvers: conversationResolvers,
  privacy: conversationPrivacy,
};
