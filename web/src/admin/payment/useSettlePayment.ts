import { useSettlePaymentMutation, type SettlePaymentInput } from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';

/* GraphQL */ `
  mutation SettlePayment($input: SettlePaymentInput!) {
    settlePayment(input: $input) {
      __typename
      ... on SettlePaymentSuccess {
        order {
          id
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

/** Decides about a payment or a refund. Throws when no response came, or another admin has decided. */
export const useSettlePayment = () => {
  const [mutate] = useSettlePaymentMutation({
    refetchQueries: ['PaymentsToSettle'],
    awaitRefetchQueries: true,
  });
  return async (input: SettlePaymentInput) => (await dataOf(mutate({ variables: { input } }))).settlePayment;
};
