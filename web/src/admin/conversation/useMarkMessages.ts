import { MAX_MARKED } from '#schema/conversation.ts';
import { useMarkMessagesMutation } from '#web/generated/graphql.ts';

/* GraphQL */ `
  mutation MarkMessages($ids: [ID!]!, $isRead: Boolean!) {
    markMessages(ids: $ids, isRead: $isRead) {
      id
      readAt
      readBy {
        id
        displayName
      }
    }
  }
`;

/** Marks messages as read or unread. Throws when it failed. */
export const useMarkMessages = () => {
  const mutate = useMarkMessagesMutation();
  return async (ids: string[], isRead: boolean): Promise<void> => {
    for (let start = 0; start < ids.length; start += MAX_MARKED)
      await mutate({ ids: ids.slice(start, start + MAX_MARKED), isRead });
  };
};
