import {
  useAddCommentMutation,
  type AddCommentInput,
  type AddCommentMutation,
} from '../../generated/graphql.ts';

/* GraphQL */ `
  mutation AddComment($input: AddCommentInput!) {
    addComment(input: $input) {
      __typename
      ... on AddCommentSuccess {
        comment {
          id
        }
      }
      ... on InvalidInput {
        message
      }
    }
  }
`;

/** Sends a comment, which then waits for an admin. Throws when no response came. */
export const useAddComment = () => {
  const [mutate] = useAddCommentMutation();
  return async (input: AddCommentInput): Promise<AddCommentMutation['addComment']> => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The shop gave no answer.');
    return data.addComment;
  };
};
