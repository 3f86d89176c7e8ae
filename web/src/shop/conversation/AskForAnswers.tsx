import { useEffect } from 'react';
import { useUnreadAnswersQuery } from '#web/generated/graphql.ts';
import { unreadMessages } from '#web/lib/conversation/unreadMessages.ts';
import { useStore } from '#web/lib/stores.ts';

/* GraphQL */ `
  query UnreadAnswers {
    conversation {
      id
      unread
    }
  }
`;

/** How often it is asked, in milliseconds, while the page is looked at. */
const EVERY_MS = 30_000;

/** Asks from time to time whether the shop has answered, for who has a conversation and is on another page. */
export default function AskForAnswers() {
  const store = useStore(unreadMessages);
  const { data } = useUnreadAnswersQuery({
    fetchPolicy: 'no-cache',
    pollInterval: EVERY_MS,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
  const unread = data?.conversation?.unread ?? 0;
  useEffect(() => store.write(unread), [store, unread]);
  return null;
}
