import { useRequestReturnMutation, type RequestReturnInput } from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';
import { refetchWhenRefused } from './refetchWhenRefused.ts';

/* GraphQL */ `
  mutation RequestReturn($input: RequestReturnInput!) {
    requestReturn(input: $input) {
      __typename
      ... on RequestReturnSuccess {
        order {
          id
          returnableUntil
          ...ReturnDialog_order
          ...ReturnFacts_order
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

/** Asks for the return of an order. When it is refused, the page gets the order as it is now. Throws when no response came. */
export const useRequestReturn = () => {
  const [mutate] = useRequestReturnMutation({
    refetchQueries: ({ data }) => refetchWhenRefused(data?.requestReturn),
    awaitRefetchQueries: true,
  });
  return async (input: RequestReturnInput) => (await dataOf(mutate({ variables: { input } }))).requestReturn;
};
