import { useGrantRefundMutation, type GrantRefundInput } from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';

/* GraphQL */ `
  mutation GrantRefund($input: GrantRefundInput!) {
    grantRefund(input: $input) {
      __typename
      ... on GrantRefundSuccess {
        order {
          id
          payment {
            ...OrderMoney_payment
          }
        }
      }
      ... on InvalidInput {
        ...Sentence_error
        fields {
          field
          ...Sentence_fieldError
        }
      }
    }
  }
`;

/** Gives a part of an order's price back. Throws when no response came. */
export const useGrantRefund = () => {
  const [mutate] = useGrantRefundMutation();
  return async (input: GrantRefundInput) => (await dataOf(mutate({ variables: { input } }))).grantRefund;
};
