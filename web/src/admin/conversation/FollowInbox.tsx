import { InboxChangedDocument } from '#web/generated/graphql.ts';
import { useLive } from '#web/lib/live/useLive.ts';

/* GraphQL */ `
  subscription InboxChanged {
    inboxChanged {
      unread
    }
  }
`;

interface Props {
  /** Gets how many conversations have something unread, after every change; nothing where only that is known. */
  onChange: (unread?: number) => void;
}

const NONE = {};

/** Keeps the inbox live while it is shown. */
export const FollowInbox = ({ onChange }: Props) => {
  useLive({
    subscription: InboxChangedDocument,
    variables: NONE,
    onData: ({ inboxChanged }) => onChange(inboxChanged.unread),
    ask: async () => onChange(),
  });
  return null;
};
