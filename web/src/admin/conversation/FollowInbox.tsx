import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { InboxChangedDocument, InboxDocument } from '#web/generated/graphql.ts';
import { unreadMessages } from '#web/lib/conversation/unreadMessages.ts';
import { useLive } from '#web/lib/live/useLive.ts';
import { useStore } from '#web/lib/stores.ts';
import { inboxChanges } from './inboxChanges.ts';

/* GraphQL */ `
  query Inbox {
    conversations(isRead: false, first: 1) {
      totalCount
    }
  }

  subscription InboxChanged {
    inboxChanged {
      unread
    }
  }
`;

const NONE = {};

/** Keeps the number of conversations with something unread, which the navigation and the title show. */
export const FollowInbox = () => {
  const client = useApolloClient();
  const unread = useStore(unreadMessages);
  const changes = useStore(inboxChanges);
  const take = (count: number) => {
    unread.write(count);
    changes.write(changes.current() + 1);
  };
  useLive({
    subscription: InboxChangedDocument,
    variables: NONE,
    onData: ({ inboxChanged }) => take(inboxChanged.unread),
    ask: async () => {
      const { data } = await client.query({ query: InboxDocument, fetchPolicy: 'no-cache' });
      if (data) take(data.conversations.totalCount);
    },
  });
  // In the shop, other messages count.
  useEffect(() => () => unread.write(0), [unread]);
  return null;
};
