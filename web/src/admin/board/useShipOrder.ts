import { useShipOrderMutation, type ShipOrderInput } from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';

/* GraphQL */ `
  mutation ShipOrder($input: ShipOrderInput!) {
    shipOrder(input: $input) {
      __typename
      ... on ShipOrderSuccess {
        order {
          id
          status
          history {
            status
            at
            actor
            reason
          }
          shipments {
            id
            carrier
            trackingNumber
            shippedAt
            lines {
              orderLineId
              quantity
            }
          }
        }
      }
      ... on OrderMoveRefused {
        ...Sentence_error
        status
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

/** Ships an order, or some of its pieces. Throws when no response came. */
export const useShipOrder = () => {
  const [mutate] = useShipOrderMutation();
  return async (input: ShipOrderInput) => (await dataOf(mutate({ variables: { input } }))).shipOrder;
};
