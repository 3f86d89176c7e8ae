import {
  useResetPasswordMutation,
  type ResetPasswordInput,
  type ResetPasswordMutation,
} from '../../../generated/graphql.ts';

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
  return async (input: ResetPasswordInput): Promise<ResetPasswordMutation['resetPassword']> => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The shop gave no answer.');
    return data.resetPassword;
  };
};
