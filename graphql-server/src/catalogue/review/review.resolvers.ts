import { InvalidInput, ReviewNotAllowed } from '#kernel/errors.ts';
import type { RequestContext } from '#platform/http/context.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';
import type { Resolvers } from '#generated/schema.ts';
import type { CommentModel, OpinionPageRequest, Opinions } from './review.model.ts';
import type { ProductModel } from '../product/product.model.ts';
import { toPicture } from '../picture/picture-path.ts';
import { checkPage, checkReviewFilter, pageCount } from './review.service.ts';

const productOf = async ({ productId }: CommentModel, { loaders }: RequestContext): Promise<ProductModel> => {
  const product = await loaders.product.load(productId);
  if (!product) throw new Error(`Product ${productId} of a review or comment has gone.`);
  return product;
};

/** Clears the loaders' cache of a product: what was read before the change is outdated. */
export const forget = ({ productId }: Pick<CommentModel, 'productId'>, { loaders }: RequestContext): void => {
  loaders.product.clear(productId);
  loaders.productDetails.clear(productId);
  loaders.reviewRefusal.clear(productId);
};

const waiting =
  <Kind extends keyof Opinions>(kind: Kind) =>
  async (_: unknown, { first, after = null }: { first: number; after?: string | null }, context: RequestContext) => {
    const viewer = await context.signedIn();
    const { reviews } = context.services;
    const page = await reviews.waiting(viewer, kind, { first, after });
    return { ...page, count: () => reviews.waitingCount(viewer, kind) };
  };

const publish =
  <Kind extends keyof Opinions>(kind: Kind) =>
  async (_: unknown, { id, published }: { id: string; published: boolean }, context: RequestContext) => {
    const viewer = await context.signedIn();
    const opinion = await context.services.reviews.publish(viewer, kind, id, published);
    forget(opinion, context);
    return opinion;
  };

const pageOf = async <Kind extends keyof Opinions>(
  kind: Kind,
  product: ProductModel,
  publishedCount: number,
  { page, ...order }: Pick<OpinionPageRequest, 'page' | 'sort' | 'filter'>,
  { loaders }: RequestContext,
) => {
  const isEmpty = checkPage(page) > pageCount(publishedCount) && (!order.filter || publishedCount === 0);
  const opinions = isEmpty ? null : await loaders.opinions.load({ kind, productId: product.id, page, ...order });
  const totalCount = opinions?.filteredCount ?? publishedCount;
  loaders.product.prime(product.id, product);
  return { items: opinions?.[kind] ?? [], page, pageCount: pageCount(totalCount), totalCount };
};

/** The resolvers of reviews and comments. */
export const reviewResolvers: Resolvers = {
  Query: {
    waitingReviews: waiting('reviews'),
    waitingComments: waiting('comments'),
    reviewsOfCustomer: async (_, { customerId, first, after = null }, context) => {
      const viewer = await context.signedIn();
      const { reviews } = context.services;
      const page = await reviews.reviewsOfCustomer(viewer, customerId, { first, after });
      return { ...page, count: () => reviews.reviewCountOf(viewer, customerId) };
    },
  },
  Mutation: {
    addComment: (_, { input }, context) =>
      runMutation(context, 'AddCommentSuccess', [InvalidInput], async (viewer) => ({
        comment: await context.services.reviews.addComment(viewer, input),
      })),
    addReview: (_, { input }, context) =>
      runMutation(context, 'AddReviewSuccess', [InvalidInput, ReviewNotAllowed], async (viewer) => {
        const { pictures = [], ...rest } = input;
        const review = await context.services.reviews.addReview(viewer, { ...rest, pictures });
        forget(review, context);
        return { review };
      }),
    publishReview: publish('reviews'),
    publishComment: publish('comments'),
  },
  Product: {
    reviews: (product, { page, sort, filter }, context) =>
      pageOf('reviews', product, product.reviewCount, { page, sort, filter: checkReviewFilter(filter) }, context),
    comments: async (product, { page }, context) => {
      const { commentCount } = product.details ?? (await context.loaders.productDetails.load(product.id));
      return pageOf('comments', product, commentCount, { page }, context);
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
