import { useSendMessageMutation, type SendMessageInput } from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';

/* GraphQL */ `
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      __typename
      ... on SendMessageSuccess {
        sent {
          id
        }
      }
      ... on InvalidInput {
        message
        fields {
          field
          message
        }
      }
    }
  }
`;

/** Sends a message to the shop, and loads the viewer's messages again. Throws when no response came. */
export const useSendMessage = (isSignedIn: boolean) => {
  const [mutate] = useSendMessageMutation({ refetchQueries: isSignedIn ? ['OwnMessages'] : [] });
  return async (input: SendMessageInput) => (await dataOf(mutate({ variables: { input } }))).sendMessage;
};
