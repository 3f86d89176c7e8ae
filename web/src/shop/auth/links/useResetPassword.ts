import { useResetPasswordMutation, type ResetPasswordInput } from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';

/* GraphQL */ `
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      __typename
      ... on ResetPasswordSuccess {
        message
      }
      ... on LinkInvalid {
        message
      }
      ... on InvalidInput {
        message
      }
    }
  }
`;

/** Sets a new password by a link, and returns the result. Throws when no response came. */
export const useResetPassword = () => {
  const [mutate] = useResetPasswordMutation();
  return async (input: ResetPasswordInput) => (await dataOf(mutate({ variables: { input } }))).resetPassword;
};
