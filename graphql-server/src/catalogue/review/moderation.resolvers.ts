import { ChangedMeanwhile, InvalidInput } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { totalFields } from '#platform/http/graphql/total-fields.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';
import { toPicture } from '../picture/picture-path.ts';
import { forget } from './review.resolvers.ts';

/** The most products among which opinions are searched. */
const MOST_PRODUCTS = 100;

/** What admins see of reviews and comments, and do with them. */
export const moderationResolvers: Resolvers = {
  Query: {
    opinions: async (_, { kind, filter, first, after = null }, { services, loaders, signedIn }) => {
      const viewer = await signedIn();
      const term = filter?.product?.trim() ?? '';
      const found =
        term === ''
          ? null
          : await services.adminProducts.list(
              viewer,
              { filter: { term }, sort: 'SOLD_DESC', first: MOST_PRODUCTS, after: null },
              loaders.categoryTree,
            );
      const conditions = {
        kind,
        state: filter?.state ?? null,
        rating: filter?.rating ?? null,
        isAnswered: filter?.isAnswered ?? null,
        productIds: found?.nodes.map(({ id }) => id) ?? null,
      };
      return services.moderation.list(viewer, conditions, { first, after });
    },
  },
  Mutation: {
    rejectOpinion: (_, { input }, context) =>
      runMutation(context, 'RejectOpinionSuccess', [InvalidInput], async (viewer) => {
        const opinion = await context.services.moderation.reject(viewer, input);
        forget(opinion, context);
        return { opinion };
      }),
    answerOpinion: (_, { input }, context) =>
      runMutation(context, 'AnswerOpinionSuccess', [InvalidInput, ChangedMeanwhile], async (viewer) => ({
        opinion: await context.services.moderation.answer(viewer, input),
      })),
  },
  OpinionList: totalFields,
  Opinion: {
    state: ({ published, rejectionReason }) => {
      if (published) return 'PUBLISHED';
      return rejectionReason === null ? 'WAITING' : 'REJECTED';
    },
    pictures: ({ pictures, productName, authorName }) =>
      pictures.map((key) => toPicture(key, `${productName}, photographed by ${authorName}`)),
    sellerReply: ({ replyText, replyAt }) =>
      replyText === null || replyAt === null ? null : { text: replyText, createdAt: replyAt.toISOString() },
  },
};
