import { useAddCommentMutation, type AddCommentInput } from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';

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
  return async (input: AddCommentInput) => (await dataOf(mutate({ variables: { input } }))).addComment;
};
