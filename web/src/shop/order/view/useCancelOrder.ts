import { useCancelOrderMutation, type CancelOrderInput } from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';
import { refetchWhenRefused } from './refetchWhenRefused.ts';

/* GraphQL */ `
  mutation CancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) {
      __typename
      ... on CancelOrderSuccess {
        order {
          id
          ...OrderActions_order
          ...DeliveryFacts_order
          ...PaymentFacts_order
        }
      }
      ... on OrderMoveRefused {
        ...Sentence_error
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

/** Cancels an order. When it is refused, the page gets the order as it is now. Throws when no response came. */
export const useCancelOrder = () => {
  const [mutate] = useCancelOrderMutation({
    refetchQueries: ({ data }) => refetchWhenRefused(data?.cancelOrder),
    awaitRefetchQueries: true,
  });
  return async (input: CancelOrderInput) => (await dataOf(mutate({ variables: { input } }))).cancelOrder;
};
