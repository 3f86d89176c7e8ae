import { useChangePasswordMutation, type ChangePasswordInput } from '../../../generated/graphql.ts';
import { dataOf } from '../../../lib/dataOf.ts';

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
  return async (input: ChangePasswordInput) =>
    (await dataOf(mutate({ variables: { input } }))).changePassword;
};
