import { useMoveOrderMutation, type ChangeOrderStatusInput } from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';

/* GraphQL */ `
  mutation MoveOrder($input: ChangeOrderStatusInput!) {
    changeOrderStatus(input: $input) {
      __typename
      ... on ChangeOrderStatusSuccess {
        order {
          id
          status
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

/** Moves an order. Throws when no response came. */
export const useMoveOrder = () => {
  const [mutate] = useMoveOrderMutation();
  return async (input: ChangeOrderStatusInput) =>
    (await dataOf(mutate({ variables: { input } }))).changeOrderStatus;
};
