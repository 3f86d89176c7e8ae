import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { WRITING_EVERY_MS, WRITING_SHOWN_MS } from '#schema/conversation.ts';
import {
  ConversationDocument,
  EarlierMessagesDocument,
  ReadConversationDocument,
  SayWritingDocument,
  type Conversation_MessageFragment,
  type Talk_ConversationFragment,
} from '#web/generated/graphql.ts';
import { errorMessage } from '../errorMessage.ts';
import { useStore } from '../stores.ts';
import type { Translatable } from '../translatable.ts';
import { unreadMessages } from './unreadMessages.ts';

/* GraphQL */ `
  fragment Conversation_message on Message {
    id
    text
    pictures
    isFromShop
    sentAt
    readAt
    order {
      id
      number
    }
    writtenBy {
      id
      displayName
    }
  }

  fragment Talk_conversation on Conversation {
    id
    name
    email
    language
    unread
    customer {
      id
    }
    messages(first: 30) {
      nodes {
        ...Conversation_message
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }

  query Conversation($id: ID) {
    conversation(id: $id) {
      ...Talk_conversation
    }
  }

  query EarlierMessages($id: ID!, $after: String) {
    conversation(id: $id) {
      id
      messages(first: 30, after: $after) {
        nodes {
          ...Conversation_message
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }

  subscription ConversationChanged($id: ID!) {
    conversationChanged(id: $id) {
      isWriting
      conversation {
        ...Talk_conversation
      }
    }
  }

  mutation ReadConversation($id: ID!, $upTo: ID!) {
    readConversation(id: $id, upTo: $upTo) {
      id
      unread
    }
  }

  mutation SayWriting($id: ID!) {
    sayWriting(id: $id)
  }
`;

/** A message of a conversation. */
export type TalkMessage = Conversation_MessageFragment;

interface Known {
  conversation: Talk_ConversationFragment;
  /** All loaded messages, oldest first. */
  messages: readonly TalkMessage[];
  /** Where earlier messages begin; null when all are loaded. */
  earlier: string | null;
}

/**
 * Puts messages into those that are loaded. What the other side has read stays read: the answer to what was sent may
 * have been made before that, and come after the push that says so.
 */
const merged = (before: readonly TalkMessage[], more: readonly TalkMessage[], isShop: boolean): TalkMessage[] => {
  const byId = new Map(before.map((message) => [message.id, message]));
  for (const message of more) {
    const known = message.isFromShop === isShop ? byId.get(message.id)?.readAt : null;
    byId.set(message.id, { ...message, readAt: message.readAt ?? known ?? null });
  }
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
};

/**
 * Loads a conversation, the viewer's own without an id, and keeps what is pushed of it: `take` gets each push. While
 * the page is looked at, what the other side wrote counts as read. `isShop` says which side this is.
 */
export const useConversation = (id: string | null, isShop: boolean) => {
  const client = useApolloClient();
  const unread = useStore(unreadMessages);
  const [known, setKnown] = useState<Known | null | undefined>(undefined);
  const [failure, setFailure] = useState<Translatable | null>(null);
  const [isOtherWriting, setWriting] = useState(false);
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saidAt = useRef(-Infinity);

  const put = useCallback(
    (conversation: Talk_ConversationFragment | null) => {
      // What is looked at counts as read, though an answer may have been made before that was saved.
      if (!isShop) unread.write(document.visibilityState === 'visible' ? 0 : (conversation?.unread ?? 0));
      setKnown((before) => {
        if (!conversation) return null;
        const { nodes, pageInfo } = conversation.messages;
        const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
        const loaded = before?.conversation.id === conversation.id ? before : null;
        // After a long loss of the connection messages are missing between the loaded and the newest ones: from the
        // newest, all can be reached.
        const isGapless = next === null || nodes.some(({ id: one }) => loaded?.messages.some(({ id }) => id === one));
        return loaded && isGapless
          ? { conversation, messages: merged(loaded.messages, nodes, isShop), earlier: loaded.earlier }
          : { conversation, messages: merged([], nodes, isShop), earlier: next };
      });
    },
    [isShop, unread],
  );

  const load = useCallback(async () => {
    try {
      const { data } = await client.query({ query: ConversationDocument, variables: { id }, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('The shop gave no answer.');
      setFailure(null);
      put(data.conversation);
    } catch (error) {
      setFailure(errorMessage(error));
    }
  }, [client, id, put]);
  useEffect(() => void load(), [load]);

  const take = (push: { isWriting: boolean; conversation: Talk_ConversationFragment | null } | null) => {
    if (push?.conversation) put(push.conversation);
    clearTimeout(writing.current);
    setWriting(push?.isWriting ?? false);
    if (push?.isWriting) writing.current = setTimeout(() => setWriting(false), WRITING_SHOWN_MS);
  };
  useEffect(() => () => clearTimeout(writing.current), []);

  const loadEarlier = async () => {
    const shown = known?.conversation.id;
    if (!shown) return;
    const { data } = await client.query({
      query: EarlierMessagesDocument,
      variables: { id: shown, after: known.earlier },
      fetchPolicy: 'no-cache',
    });
    const page = data?.conversation?.messages;
    if (!page) throw new Error('The shop gave no answer.');
    setKnown(
      (before) =>
        before && {
          ...before,
          messages: merged(before.messages, page.nodes, isShop),
          earlier: page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null,
        },
    );
  };

  const conversationId = known?.conversation.id;
  const lastOfOther = useMemo(
    () => known?.messages.findLast(({ isFromShop, readAt }) => isFromShop !== isShop && readAt === null)?.id,
    [known, isShop],
  );
  const read = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || !conversationId || !lastOfOther) return;
    if (!isShop) unread.write(0);
    // What could not be marked is marked with the next message, or when the page is looked at again.
    client
      .mutate({ mutation: ReadConversationDocument, variables: { id: conversationId, upTo: lastOfOther } })
      .catch(() => undefined);
  });
  useEffect(() => {
    read();
    const look = () => read();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [conversationId, lastOfOther]);

  /** Tells the other side that somebody is typing here. */
  const sayWriting = () => {
    if (!conversationId || performance.now() - saidAt.current < WRITING_EVERY_MS) return;
    saidAt.current = performance.now();
    client.mutate({ mutation: SayWritingDocument, variables: { id: conversationId } }).catch(() => undefined);
  };

  return {
    /** Undefined while it is loading; null when there is none. */
    conversation: known === undefined ? undefined : (known?.conversation ?? null),
    messages: known?.messages ?? [],
    hasEarlier: Boolean(known?.earlier),
    loadEarlier,
    isOtherWriting,
    failure,
    load,
    take,
    put,
    sayWriting,
  };
};
