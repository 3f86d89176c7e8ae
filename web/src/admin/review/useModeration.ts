import { useApolloClient } from '@apollo/client/react';
import {
  useAnswerOpinionMutation,
  usePublishCommentMutation,
  usePublishReviewMutation,
  useRejectOpinionMutation,
  type OpinionState,
  type OpinionsTable_OpinionFragment,
} from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';

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
      __typename
      ... on RejectOpinionSuccess {
        opinion {
          id
          state
          rejectionReason
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

/* GraphQL */ `
  mutation AnswerOpinion($input: AnswerOpinionInput!) {
    answerOpinion(input: $input) {
      __typename
      ... on AnswerOpinionSuccess {
        opinion {
          id
          sellerReply {
            text
            createdAt
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
      ... on ChangedMeanwhile {
        ...Sentence_error
        changedBy
        changedAt
      }
    }
  }
`;

type Opinion = OpinionsTable_OpinionFragment;

/** What an admin does with reviews and comments. The lists that are loaded, and the product's page, show it at once. Each throws when it failed. */
export const useModeration = () => {
  const { cache } = useApolloClient();
  const [publishReview] = usePublishReviewMutation();
  const [publishComment] = usePublishCommentMutation();
  const [rejectOpinion] = useRejectOpinionMutation();
  const [answerOpinion] = useAnswerOpinionMutation();

  /** The page of the product loads its opinions again. */
  const forget = ({ kind, productId }: Opinion) => {
    const product = cache.identify({ __typename: 'Product', id: productId });
    if (product) cache.evict({ id: product, fieldName: kind === 'REVIEW' ? 'reviews' : 'comments' });
  };
  return {
    publish: async (opinion: Opinion, published = true): Promise<void> => {
      const { kind, id } = opinion;
      const variables = { id, published };
      await (kind === 'REVIEW'
        ? dataOf(publishReview({ variables }))
        : dataOf(publishComment({ variables })));
      const state: OpinionState = published ? 'PUBLISHED' : 'WAITING';
      const own = cache.identify({ __typename: 'Opinion', id });
      if (own) cache.modify({ id: own, fields: { state: () => state, rejectionReason: () => null } });
      forget(opinion);
    },
    reject: async (opinion: Opinion, reason: string) => {
      const input = { kind: opinion.kind, id: opinion.id, reason };
      const { rejectOpinion: result } = await dataOf(rejectOpinion({ variables: { input } }));
      forget(opinion);
      return result;
    },
    /** `seen` is the time of the answer that the admin has read. */
    answer: async (opinion: Opinion, text: string, seen: string | null) => {
      const input = { kind: opinion.kind, id: opinion.id, text, seen };
      const { answerOpinion: result } = await dataOf(answerOpinion({ variables: { input } }));
      forget(opinion);
      return result;
    },
  };
};
