import { useChangeRoleMutation, type ChangeRoleInput } from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';

/* GraphQL */ `
  mutation ChangeRole($input: ChangeRoleInput!) {
    changeRole(input: $input) {
      __typename
      ... on ChangeRoleSuccess {
        customer {
          id
          role
        }
      }
      ... on LastAdmin {
        message
      }
    }
  }
`;

/** Changes a customer's role. Throws when no response came. */
export const useChangeRole = () => {
  const [mutate] = useChangeRoleMutation();
  return async (input: ChangeRoleInput) => (await dataOf(mutate({ variables: { input } }))).changeRole;
};
