import { ChangedMeanwhile, InvalidInput } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { totalFields } from '#platform/http/graphql/total-fields.ts';
import { orMember } from '#platform/http/graphql/graphql-failures.ts';
import type { RequestContext } from '#platform/http/context.ts';
import { toPicture } from '../picture/picture-path.ts';
import type { OpinionModel } from './moderation.model.ts';

/** The most products among which opinions are searched. */
const MOST_PRODUCTS = 100;

/** Clears the loaders' cache of a product: what was read before the change is outdated. */
const forget = ({ productId }: OpinionModel, { loaders }: RequestContext) => {
  loaders.product.clear(productId);
  loaders.productDetails.clear(productId);
};

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
    rejectOpinion: async (_, { input }, context) => {
      const viewer = await context.signedIn();
      return orMember([InvalidInput], async () => {
        const opinion = await context.services.moderation.reject(viewer, input);
        forget(opinion, context);
        return { __typename: 'RejectOpinionSuccess' as const, opinion };
      });
    },
    answerOpinion: async (_, { input }, context) => {
      const viewer = await context.signedIn();
      return orMember([InvalidInput, ChangedMeanwhile], async () => {
        const opinion = await context.services.moderation.answer(viewer, input);
        return { __typename: 'AnswerOpinionSuccess' as const, opinion };
      });
    },
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
