import { InvalidInput } from '#kernel/errors.ts';
import type { RequestContext } from '#platform/http/context.ts';
import { orMember } from '#platform/http/graphql/graphql-failures.ts';
import type { Resolvers } from '#generated/schema.ts';
import { totalFields } from '#platform/http/graphql/total-fields.ts';
import { once } from '#kernel/lazily.ts';

/** Whether who asks is an admin: others do not see what the shop does with their messages. */
const isAdmin = async (context: RequestContext): Promise<boolean> => (await context.viewer())?.role === 'ADMIN';

/** Messages to the shop. */
export const conversationResolvers: Resolvers = {
  Query: {
    messages: async (_, { isRead = null, first, after = null }, context) => {
      const viewer = await context.signedIn();
      const { conversations } = context.services;
      const page = await conversations.list(viewer, isRead, { first, after });
      return { ...page, count: once(() => conversations.count(viewer, isRead)) };
    },
  },
  Mutation: {
    markMessages: async (_, { ids, isRead }, context) =>
      context.services.conversations.mark(await context.signedIn(), ids, isRead),
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
      const count = async () => ({ totalCount: await loaders.messageCountOf.load(id), isTotalExact: true });
      return { ...page, count };
    },
  },
  Message: {
    order: ({ orderId }, _, { loaders }) => (orderId === null ? null : loaders.order.load(orderId)),
    customer: async ({ customerId }, _, context) =>
      customerId !== null && (await isAdmin(context)) ? context.loaders.customer.load(customerId) : null,
    readAt: async ({ readAt }, _, context) => ((await isAdmin(context)) ? readAt : null),
    readBy: async ({ readBy }, _, context) =>
      readBy !== null && (await isAdmin(context)) ? context.loaders.customer.load(readBy) : null,
  },
  MessageConnection: totalFields,
};
