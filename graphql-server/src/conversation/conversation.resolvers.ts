import { InvalidInput } from '../errors.ts';
import { orMember } from '../http/graphql/graphql-failures.ts';
import type { Resolvers } from '../generated/schema.ts';

/** Messages to the shop. */
export const conversationResolvers: Resolvers = {
  Query: {
    messages: async (_, { first, after = null }, context) => {
      const viewer = await context.signedIn();
      const page = await context.services.conversations.list(viewer, { first, after });
      return { ...page, count: () => context.services.conversations.count(viewer) };
    },
  },
  Mutation: {
    sendMessage: (_, { input: { text, name, email, orderId } }, context) =>
      orMember([InvalidInput], async () => {
        const draft = { text, name: name ?? '', email: email ?? '', orderId: orderId ?? null };
        const viewer = await context.viewer();
        const sent = await context.services.conversations.sendMessage(viewer, draft, context.client);
        return { __typename: 'SendMessageSuccess' as const, sent };
      }),
  },
  Customer: {
    messages: async ({ id }, { first, after = null }, { loaders }) => {
      const page = await loaders.messagesOf.load({ customerId: id, first, after });
      return { ...page, count: () => loaders.messageCountOf.load(id) };
    },
  },
  Message: {
    order: ({ orderId }, _, { loaders }) => (orderId === null ? null : loaders.order.load(orderId)),
  },
  MessageConnection: {
    totalCount: (list) => list.count(),
  },
};
