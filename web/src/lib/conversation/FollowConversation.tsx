import { ConversationChangedDocument, type ConversationChangedSubscription } from '#web/generated/graphql.ts';
import { useLive } from '../live/useLive.ts';

interface Props {
  id: string;
  onPush: (push: ConversationChangedSubscription['conversationChanged']) => void;
  /** Asks for the conversation over HTTP. */
  ask: () => Promise<unknown>;
}

/** Keeps a conversation live while it is shown. */
export const FollowConversation = ({ id, onPush, ask }: Props) => {
  useLive({
    subscription: ConversationChangedDocument,
    variables: { id },
    onData: ({ conversationChanged }) => onPush(conversationChanged),
    ask,
  });
  return null;
};
