import { may } from '#schema/staff.ts';
import { InvalidInput } from '#kernel/errors.ts';
import type { RequestContext } from '#platform/http/context.ts';
import { orMember } from '#platform/http/graphql/graphql-failures.ts';
import type { Resolvers, SubscriptionConversationChangedArgs } from '#generated/schema.ts';
import { totalFields } from '#platform/http/graphql/total-fields.ts';
import { once } from '#kernel/lazily.ts';
import { checkMay } from '../customer/check-own.ts';
import { INBOX, subjectOf, writingOf } from './conversation-changes.ts';
import type { Party } from './conversation.service.ts';

/** Whether who asks is an admin: others do not see who in the shop does what with their messages. */
const isAdmin = async (context: RequestContext): Promise<boolean> => may(await context.viewer(), 'CUSTOMERS');

/** Returns who asks. */
const partyOf = async ({ viewer, conversationKey }: RequestContext): Promise<Party> => ({
  viewer: await viewer(),
  keyHash: conversationKey.hash,
});

/** Does so over HTTP, where a browser that has signed in brings what it wrote before. */
const joined = async (context: RequestContext): Promise<Party> => {
  const { viewer, keyHash } = await partyOf(context);
  if (viewer && keyHash !== null) {
    await context.services.conversations.join(viewer, keyHash);
    context.conversationKey.forget();
  }
  return { viewer, keyHash };
};

/** Answers once that there is nothing, for what never changes for who asks. */
async function* nothing(): AsyncGenerator<null> {
  yield null;
}

/** Conversations with the shop. Every push reads the conversation again, as the party of that moment. */
export const conversationResolvers: Resolvers = {
  Query: {
    conversation: async (_, { id = null }, context) => {
      const party = await joined(context);
      const { conversations } = context.services;
      return id === null ? conversations.own(party) : conversations.find(party, id);
    },
    conversations: async (_, { isRead = null, first, after = null }, context) => {
      const viewer = await context.signedIn();
      const { inbox } = context.services;
      const page = await inbox.list(viewer, isRead, { first, after });
      return { ...page, count: once(() => inbox.count(viewer, isRead)) };
    },
  },
  Mutation: {
    sendMessage: (_, { input: { idempotencyKey, text, pictures, name, email, orderId } }, context) =>
      orMember([InvalidInput], async () => {
        const draft = {
          idempotencyKey: idempotencyKey ?? null,
          text,
          pictures: pictures ?? [],
          name: name ?? '',
          email: email ?? '',
          orderId: orderId ?? null,
        };
        const { client, language, conversationKey: key, services } = context;
        const done = await services.conversations.sendMessage(await joined(context), draft, { client, language, key });
        return { __typename: 'SendMessageSuccess' as const, ...done };
      }),
    answerConversation: (_, { input: { idempotencyKey = null, id, text, pictures } }, context) =>
      orMember([InvalidInput], async () => {
        const viewer = await context.signedIn();
        const draft = { idempotencyKey, text, pictures: pictures ?? [] };
        const done = await context.services.conversations.answer(viewer, id, draft);
        return { __typename: 'SendMessageSuccess' as const, ...done };
      }),
    readConversation: async (_, { id, upTo }, context) =>
      context.services.conversations.read(await partyOf(context), id, upTo),
    sayWriting: async (_, { id }, context) => context.services.conversations.sayWriting(await partyOf(context), id),
    markConversations: async (_, { ids, isRead }, context) =>
      context.services.inbox.mark(await context.signedIn(), ids, isRead),
  },
  Subscription: {
    conversationChanged: {
      // Nobody learns when somebody else's conversation changes.
      subscribe: async (_, { id }, context) => {
        const { services, live } = context;
        const party = await partyOf(context);
        const conversation = await services.conversations.find(party, id);
        if (!conversation) return nothing();
        const other = services.conversations.sideOf(party, conversation) === 'shop' ? 'customer' : 'shop';
        return live.changesOf(subjectOf(id), writingOf(id, other));
      },
      resolve: async (
        changed: ReadonlySet<string> | null,
        { id }: SubscriptionConversationChangedArgs,
        context: RequestContext,
      ) => {
        if (changed === null) return null;
        // Somebody who has sent is not writing any more.
        if (!changed.has(subjectOf(id))) return { conversation: null, isWriting: true };
        const conversation = await context.services.conversations.find(await partyOf(context), id);
        return conversation && { conversation, isWriting: false };
      },
    },
    inboxChanged: {
      subscribe: async (_, __, { signedIn, live }) => {
        checkMay(await signedIn(), 'CUSTOMERS');
        return live.changesOf(INBOX);
      },
      resolve: async (_: unknown, __: unknown, { services, signedIn }: RequestContext) => ({
        unread: await services.inbox.unread(await signedIn()),
      }),
    },
  },
  Customer: {
    conversation: ({ id }, _, { loaders }) => loaders.conversationOf.load(id),
  },
  Conversation: {
    customer: async ({ customerId }, _, context) =>
      customerId !== null && (await isAdmin(context)) ? context.loaders.customer.load(customerId) : null,
    unread: async (conversation, _, context) => {
      const side = context.services.conversations.sideOf(await partyOf(context), conversation);
      return side === 'shop' ? conversation.unreadByShop : conversation.unreadByCustomer;
    },
    lastMessage: async ({ id }, _, { loaders }) => {
      const { nodes } = await loaders.messagesOf.load({ conversationId: id, first: 1, after: null });
      const [last] = nodes;
      if (!last) throw new Error('A conversation has no message.');
      return last;
    },
    messages: ({ id }, { first, after = null }, { loaders }) =>
      loaders.messagesOf.load({ conversationId: id, first, after }),
  },
  Message: {
    pictures: ({ pictures }) => pictures.map((key) => `/pictures/${key}`),
    order: ({ orderId }, _, { loaders }) => (orderId === null ? null : loaders.order.load(orderId)),
    writtenBy: async ({ writtenBy }, _, context) =>
      writtenBy !== null && (await isAdmin(context)) ? context.loaders.customer.load(writtenBy) : null,
    readBy: async ({ readBy }, _, context) =>
      readBy !== null && (await isAdmin(context)) ? context.loaders.customer.load(readBy) : null,
  },
  ConversationConnection: totalFields,
};
