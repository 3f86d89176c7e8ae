import {
  useConfirmCustomersMutation,
  useRejectCustomersMutation,
  type Decision_DecisionFragment,
} from '#web/generated/graphql.ts';

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
      ... on RejectCustomersSuccess {
        decisions {
          ...Decision_decision
        }
      }
    }
  }
`;

/** What a decision about many did to one. */
export type Decision = Decision_DecisionFragment;

/** Decides about many customers at once. Throws when no response came. */
export const useDecideMany = () => {
  const confirm = useConfirmCustomersMutation();
  const reject = useRejectCustomersMutation();
  return {
    confirm: async (ids: string[]) => await confirm({ ids }),
    reject: async (ids: string[], reason: string) => await reject({ input: { ids, reason } }),
  };
};
