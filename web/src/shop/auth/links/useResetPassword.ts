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

/** Chooses a new password by a link, and answers what became of it. Throws when no answer came. */
export const useResetPassword = () => {
  const [mutate] = useResetPasswordMutation();
  return async (input: ResetPasswordInput): Promise<ResetPasswordMutation['resetPassword']> => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The shop gave no answer.');
    return data.resetPassword;
  };
};
