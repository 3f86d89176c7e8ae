import {
  useConfirmCustomersMutation,
  useRejectCustomersMutation,
  type Decision_DecisionFragment,
} from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';

/* GraphQL */ `
  fragment Decision_decision on CustomerDecision {
    id
    outcome
    customer {
      id
      displayName
      status
      rejectionReason
    }
  }

  mutation ConfirmCustomers($ids: [ID!]!) {
    confirmCustomers(ids: $ids) {
      ...Decision_decision
    }
  }

  mutation RejectCustomers($input: RejectCustomersInput!) {
    rejectCustomers(input: $input) {
      __typename
      ... on RejectCustomersSuccess {
        decisions {
          ...Decision_decision
        }
      }
      ... on InvalidInput {
        message
        wording {
          code
          params {
            name
            value
          }
        }
      }
    }
  }
`;

/** What a decision about many did to one. */
export type Decision = Decision_DecisionFragment;

/** Decides about many customers at once. Throws when no response came. */
export const useDecideMany = () => {
  const [confirm] = useConfirmCustomersMutation();
  const [reject] = useRejectCustomersMutation();
  return {
    confirm: async (ids: string[]) => (await dataOf(confirm({ variables: { ids } }))).confirmCustomers,
    reject: async (ids: string[], reason: string) =>
      (await dataOf(reject({ variables: { input: { ids, reason } } }))).rejectCustomers,
  };
};
