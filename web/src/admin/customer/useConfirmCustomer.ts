import { useConfirmCustomerMutation } from '#web/generated/graphql.ts';

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
export const useConfirmCustomer = () => {
  const [mutate] = useConfirmCustomerMutation();
  return (id: string) => mutate({ variables: { id } });
};
