import { useConfirmCustomerMutation } from '../../generated/graphql.ts';

/* GraphQL */ `
  mutation ConfirmCustomer($id: ID!) {
    confirmCustomer(id: $id) {
      id
      status
      rejectionReason
    }
  }
`;

/** Lets a waiting or rejected customer sign in. Throws when it did not work. */
export const useConfirmCustomer = (refetch?: 'WaitingCustomers') => {
  const [mutate] = useConfirmCustomerMutation({
    refetchQueries: refetch ? [refetch] : [],
    awaitRefetchQueries: true,
  });
  return (id: string) => mutate({ variables: { id } });
};
