import {
  useRejectCustomerMutation,
  type RejectCustomerInput,
  type RejectCustomerMutation,
} from '../../generated/graphql.ts';

/* GraphQL */ `
  mutation RejectCustomer($input: RejectCustomerInput!) {
    rejectCustomer(input: $input) {
      __typename
      ... on RejectCustomerSuccess {
        customer {
          id
          status
          rejectionReason
        }
      }
      ... on LastAdmin {
        message
      }
      ... on InvalidInput {
        message
      }
    }
  }
`;

/** Rejects an account. Throws when no response came. */
export const useRejectCustomer = (refetch?: 'WaitingCustomers') => {
  const [mutate] = useRejectCustomerMutation({
    refetchQueries: refetch ? [refetch] : [],
    awaitRefetchQueries: true,
  });
  return async (input: RejectCustomerInput): Promise<RejectCustomerMutation['rejectCustomer']> => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The shop gave no answer.');
    return data.rejectCustomer;
  };
};
