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

/** Lets a review appear; the product's page asks anew for its reviews. Throws when it did not work. */
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

/** Lets a comment appear; the product's page asks anew for its comments. Throws when it did not work. */
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
