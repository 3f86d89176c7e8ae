import {
  useChangePasswordMutation,
  type ChangePasswordInput,
  type ChangePasswordMutation,
} from '../../../generated/graphql.ts';

/* GraphQL */ `
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      __typename
      ... on ChangePasswordSuccess {
        message
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

/** Changes the viewer's password, which ends their other sessions. Throws when no response came. */
export const useChangePassword = () => {
  const [mutate] = useChangePasswordMutation({ refetchQueries: ['AccountSections'] });
  return async (input: ChangePasswordInput): Promise<ChangePasswordMutation['changePassword']> => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The shop gave no answer.');
    return data.changePassword;
  };
};
