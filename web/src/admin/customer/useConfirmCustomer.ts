import { useConfirmCustomerMutation } from '../../generated/graphql.ts';

/* GraphQL */ `
  mutation ConfirmCustomer($id: ID!) {
    confirmCustomer(id: $id) {
      id
      status
    }
  }
`;

/** Lets a waiting customer sign in. Throws when it did not work. */
export const useConfirmCustomer = () => {
  const [mutate] = useConfirmCustomerMutation({
    refetchQueries: ['WaitingCustomers'],
    awaitRefetchQueries: true,
  });
  return (id: string) => mutate({ variables: { id } });
};
