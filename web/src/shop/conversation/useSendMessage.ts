import {
  useSendMessageMutation,
  type SendMessageInput,
  type SendMessageMutation,
} from '../../generated/graphql.ts';

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
  return async (input: SendMessageInput): Promise<SendMessageMutation['sendMessage']> => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The shop gave no answer.');
    return data.sendMessage;
  };
};
