import {
  useAddReviewMutation,
  type AddReviewInput,
  type AddReviewMutation,
  type ReviewRefusal,
} from '#web/generated/graphql.ts';

/* GraphQL */ `
  mutation AddReview($input: AddReviewInput!) {
    addReview(input: $input) {
      ... on AddReviewSuccess {
        review {
          id
        }
      }
      ... on ReviewNotAllowed {
        reason
      }
    }
  }
`;

/** Sends a review, which then waits for an admin; the product in the cache knows it. Throws when no response came. */
export const useAddReview = () => {
  const mutate = useAddReviewMutation({
    update: (cache, { data }, { variables }) => {
      const refusal = refusalAfter(data?.addReview);
      const id = cache.identify({ __typename: 'Product', id: variables?.input.productId });
      if (refusal && id) cache.modify({ id, fields: { reviewRefusal: () => refusal } });
    },
  });
  return (input: AddReviewInput) => mutate({ input });
};

const refusalAfter = (result: AddReviewMutation['addReview'] | undefined): ReviewRefusal | undefined => {
  if (result?.__typename === 'AddReviewSuccess') return 'ALREADY_REVIEWED';
  return result?.__typename === 'ReviewNotAllowed' ? result.reason : undefined;
};
