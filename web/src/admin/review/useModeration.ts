import { useApolloClient } from '@apollo/client/react';
import {
  useAnswerOpinionMutation,
  usePublishCommentMutation,
  usePublishReviewMutation,
  useRejectOpinionMutation,
  type OpinionState,
  type OpinionsTable_OpinionFragment,
} from '#web/generated/graphql.ts';

/* GraphQL */ `
  mutation PublishReview($id: ID!, $published: Boolean!) {
    publishReview(id: $id, published: $published) {
      id
      published
    }
  }
`;

/* GraphQL */ `
  mutation PublishComment($id: ID!, $published: Boolean!) {
    publishComment(id: $id, published: $published) {
      id
      published
    }
  }
`;

/* GraphQL */ `
  mutation RejectOpinion($input: RejectOpinionInput!) {
    rejectOpinion(input: $input) {
      ... on RejectOpinionSuccess {
        opinion {
          id
          state
          rejectionReason
        }
      }
      ...Refusal_fields
    }
  }
`;

/* GraphQL */ `
  mutation AnswerOpinion($input: AnswerOpinionInput!) {
    answerOpinion(input: $input) {
      ... on AnswerOpinionSuccess {
        opinion {
          id
          sellerReply {
            text
            createdAt
          }
        }
      }
      ... on ChangedMeanwhile {
        changedBy
        changedAt
      }
      ...Refusal_fields
    }
  }
`;

type Opinion = OpinionsTable_OpinionFragment;

/**
 * What an admin does with reviews and comments. The lists that are loaded, and the product's page, show it at once.
 * Each throws when it failed.
 */
export const useModeration = () => {
  const { cache } = useApolloClient();
  const publishReview = usePublishReviewMutation();
  const publishComment = usePublishCommentMutation();
  const rejectOpinion = useRejectOpinionMutation();
  const answerOpinion = useAnswerOpinionMutation();

  /** The page of the product loads its opinions again. */
  const forget = ({ kind, productId }: Opinion) => {
    const product = cache.identify({ __typename: 'Product', id: productId });
    if (product) cache.evict({ id: product, fieldName: kind === 'REVIEW' ? 'reviews' : 'comments' });
  };
  return {
    publish: async (opinion: Opinion, published = true): Promise<void> => {
      const { kind, id } = opinion;
      const variables = { id, published };
      await (kind === 'REVIEW' ? publishReview(variables) : publishComment(variables));
      const state: OpinionState = published ? 'PUBLISHED' : 'WAITING';
      const own = cache.identify({ __typename: 'Opinion', id });
      if (own) cache.modify({ id: own, fields: { state: () => state, rejectionReason: () => null } });
      forget(opinion);
    },
    reject: async (opinion: Opinion, reason: string) => {
      const input = { kind: opinion.kind, id: opinion.id, reason };
      const result = await rejectOpinion({ input });
      forget(opinion);
      return result;
    },
    /** `seen` is the time of the answer that the admin has read. */
    answer: async (opinion: Opinion, text: string, seen: string | null) => {
      const input = { kind: opinion.kind, id: opinion.id, text, seen };
      const result = await answerOpinion({ input });
      forget(opinion);
      return result;
    },
  };
};
