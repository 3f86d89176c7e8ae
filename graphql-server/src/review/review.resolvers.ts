import { InvalidInput, ReviewNotAllowed } from '../errors.ts';
import type { RequestContext } from '../http/context.ts';
import { orMember } from '../http/graphql/graphql-failures.ts';
import type { Resolvers } from '../generated/schema.ts';
import type { CommentModel } from './review.model.ts';
import type { ProductModel } from '../product/product.model.ts';
import { toPicture } from '../picture/picture-path.ts';
import { checkPage, pageCount } from './review.service.ts';

const productOf = async ({ productId }: CommentModel, { loaders }: RequestContext): Promise<ProductModel> => {
  const product = await loaders.product.load(productId);
  if (!product) throw new Error(`Product ${productId} of a review or comment has gone.`);
  return product;
};

/** Clears the loaders' cache of a product: what was read before the change is outdated. */
const forget = ({ productId }: CommentModel, { loaders }: RequestContext) => {
  loaders.product.clear(productId);
  loaders.productDetails.clear(productId);
  loaders.reviewRefusal.clear(productId);
};

/** The resolvers of reviews and comments. */
export const reviewResolvers: Resolvers = {
  Query: {
    waitingReviews: async (_, { first, after = null }, context) => {
      const viewer = await context.signedIn();
      const { reviews } = context.services;
      const page = await reviews.waiting(viewer, 'reviews', { first, after });
      return { ...page, count: () => reviews.waitingCount(viewer, 'reviews') };
    },
    waitingComments: async (_, { first, after = null }, context) => {
      const viewer = await context.signedIn();
      const { reviews } = context.services;
      const page = await reviews.waiting(viewer, 'comments', { first, after });
      return { ...page, count: () => reviews.waitingCount(viewer, 'comments') };
    },
  },
  Mutation: {
    addComment: async (_, { input }, context) => {
      const viewer = await context.signedIn();
      return orMember([InvalidInput], async () => {
        const comment = await context.services.reviews.addComment(viewer, input);
        return { __typename: 'AddCommentSuccess' as const, comment };
      });
    },
    addReview: async (_, { input }, context) => {
      const viewer = await context.signedIn();
      return orMember([InvalidInput, ReviewNotAllowed], async () => {
        const { pictures = [], ...rest } = input;
        const review = await context.services.reviews.addReview(viewer, { ...rest, pictures });
        forget(review, context);
        return { __typename: 'AddReviewSuccess' as const, review };
      });
    },
    publishReview: async (_, { id, published }, context) => {
      const viewer = await context.signedIn();
      const review = await context.services.reviews.publish(viewer, 'reviews', id, published);
      forget(review, context);
      return review;
    },
    publishComment: async (_, { id, published }, context) => {
      const viewer = await context.signedIn();
      const comment = await context.services.reviews.publish(viewer, 'comments', id, published);
      forget(comment, context);
      return comment;
    },
  },
  Product: {
    reviews: async (product, args, { loaders }) => {
      const page = checkPage(args.page);
      const pages = pageCount(product.reviewCount);
      const request = { kind: 'reviews', productId: product.id, page } as const;
      const items = page > pages ? [] : (await loaders.opinions.load(request)).reviews;
      loaders.product.prime(product.id, product);
      return { items, page, pageCount: pages, totalCount: product.reviewCount };
    },
    comments: async (product, args, context) => {
      const page = checkPage(args.page);
      const { commentCount } = product.details ?? (await context.loaders.productDetails.load(product.id));
      const pages = pageCount(commentCount);
      const request = { kind: 'comments', productId: product.id, page } as const;
      const items = page > pages ? [] : (await context.loaders.opinions.load(request)).comments;
      context.loaders.product.prime(product.id, product);
      return { items, page, pageCount: pages, totalCount: commentCount };
    },
    reviewRefusal: ({ id }, _, { loaders }) => loaders.reviewRefusal.load(id),
  },
  Review: {
    pictures: async (review, _, context) => {
      if (review.pictures.length === 0) return [];
      const { name } = await productOf(review, context);
      return review.pictures.map((key) => toPicture(key, `${name}, photographed by ${review.authorName}`));
    },
    product: (review, _, context) => productOf(review, context),
  },
  ReviewConnection: { totalCount: (list) => list.count() },
  Comment: { product: (comment, _, context) => productOf(comment, context) },
  CommentConnection: { totalCount: (list) => list.count() },
};
