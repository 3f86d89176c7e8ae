import {
  useChangeRoleMutation,
  type ChangeRoleInput,
  type ChangeRoleMutation,
} from '../../generated/graphql.ts';

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
  return async (input: ChangeRoleInput): Promise<ChangeRoleMutation['changeRole']> => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The shop gave no answer.');
    return data.changeRole;
  };
};
