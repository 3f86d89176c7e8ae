import { useChangePasswordMutation, type ChangePasswordInput } from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';

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
