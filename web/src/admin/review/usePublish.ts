import { usePublishCommentMutation, usePublishReviewMutation } from '../../generated/graphql.ts';

/* GraphQL */ `
  mutation PublishReview($id: ID!) {
    publishReview(id: $id) {
      id
      published
      product {
        id
        rating
        reviewCount
        ratingsBreakdown {
          rating
          count
          percent
        }
      }
    }
  }
`;

/* GraphQL */ `
  mutation PublishComment($id: ID!) {
    publishComment(id: $id) {
      id
      published
      product {
        id
      }
    }
  }
`;

/** Publishes a review; the product page then loads its reviews again. Throws when it failed. */
export const usePublishReview = () => {
  const [mutate] = usePublishReviewMutation({
    refetchQueries: ['WaitingReviews'],
    awaitRefetchQueries: true,
    update: (cache, { data }) => {
      const product = data && cache.identify(data.publishReview.product);
      if (product) cache.evict({ id: product, fieldName: 'reviews' });
    },
  });
  return (id: string) => mutate({ variables: { id } });
};

/** Publishes a comment; the product page then loads its comments again. Throws when it failed. */
export const usePublishComment = () => {
  const [mutate] = usePublishCommentMutation({
    refetchQueries: ['WaitingComments'],
    awaitRefetchQueries: true,
    update: (cache, { data }) => {
      const product = data && cache.identify(data.publishComment.product);
      if (product) cache.evict({ id: product, fieldName: 'comments' });
    },
  });
  return (id: string) => mutate({ variables: { id } });
};
