import { useRejectCustomerMutation, type RejectCustomerInput } from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';

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
export const useRejectCustomer = () => {
  const [mutate] = useRejectCustomerMutation();
  return async (input: RejectCustomerInput) =>
    (await dataOf(mutate({ variables: { input } }))).rejectCustomer;
};
