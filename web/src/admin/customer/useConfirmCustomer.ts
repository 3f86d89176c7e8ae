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

/** Confirms a pending or rejected customer. Throws when it failed. */
export const useConfirmCustomer = (refetch?: 'WaitingCustomers') => {
  const [mutate] = useConfirmCustomerMutation({
    refetchQueries: refetch ? [refetch] : [],
    awaitRefetchQueries: true,
  });
  return (id: string) => mutate({ variables: { id } });
};
