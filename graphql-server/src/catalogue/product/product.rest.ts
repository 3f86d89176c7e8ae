import { ALL_PRODUCT_SORTS } from '#schema/product.ts';
import type { RequestContext } from '#platform/http/context.ts';
import { BadRequest, NotFound } from '#kernel/errors.ts';
import { isId } from '#kernel/paging.ts';
import { pictureUrl } from '../picture/picture-path.ts';
import { toDollars } from '#platform/http/rest/rest-money.ts';
import { queryCents, queryChoice, queryLimit, queryText, queryTexts } from '#platform/http/rest/rest-input.ts';
import { listPrice, REST_PRICES } from '#platform/http/rest/rest-prices.ts';
import type { CachedCall, CachedCalls, Calls } from '#platform/http/rest/calls.ts';
import type { CommentModel, ReviewModel } from '../review/review.model.ts';
import type { ProductDetails, ProductModel } from './product.model.ts';
import { pageCount } from '../review/review.service.ts';

/** What narrows and sorts the list. */
const NARROWING = ['search', 'category', 'brand', 'attribute', 'minPrice', 'maxPrice', 'rating', 'sort'] as const;

/** The most products in one response of the list; the header `Link` has the URL of the next page. */
const MOST_LISTED = 500;

/** The most pages of reviews and of comments in one response. */
const MOST_PAGES = 20;

/** Returns a product in the documented spelling (spec §3). */
const toRestProduct = async (
  product: ProductModel,
  details: ProductDetails,
  { loaders, publicUrl }: RequestContext,
) => {
  const leaf = await loaders.category(product.categoryId);
  return {
    _id: product.id,
    name: product.name,
    image: pictureUrl(publicUrl, product.picture),
    images: details.pictures.map((key) => pictureUrl(publicUrl, key)),
    price: toDollars(product.priceCents),
    oldPrice: product.oldPriceCents === null ? null : toDollars(product.oldPriceCents),
    totalSell: product.totalSold,
    rating: product.rating,
    reviews: product.reviewCount,
    category: leaf.parent?.name ?? leaf.name,
    Category: leaf.name,
    brand: product.brand,
    tag: details.tag,
    dateAdded: new Date(details.addedAt).toISOString(),
    note: details.note,
    shortDescription: details.shortDescription,
    description: details.description,
    descriptionSecound: details.secondDescription,
    colors: details.colors,
    size: details.sizes,
    availableStock: product.availableStock,
    ratingsBreakdown: Object.fromEntries(details.ratingCounts.map((count, index) => [index + 1, count])),
  };
};

const toRestReview = (review: ReviewModel, publicUrl: string) => ({
  ProductReviewsRating: review.rating,
  ProductReviewsDate: new Date(review.createdAt).toISOString(),
  text: review.text,
  ProductReviewsImage: review.pictures.map((key) => pictureUrl(publicUrl, key)),
  SellerReply: review.sellerReply && {
    Reply: review.sellerReply.text,
    ReplyTime: new Date(review.sellerReply.createdAt).toISOString(),
  },
});

const toRestComment = (comment: CommentModel) => ({
  comment: comment.text,
  Commentsdate: new Date(comment.createdAt).toISOString(),
  commentReply: comment.sellerReply && {
    commentReplytext: comment.sellerReply.text,
    commentReplydate: new Date(comment.sellerReply.createdAt).toISOString(),
  },
});

/** Returns the attribute that `Material:Cotton` names. @throws BadRequest */
const attributeOf = (text: string) => {
  const [, name, value] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new BadRequest('attribute must be a name and a value: Material:Cotton.');
  return { name, value };
};

/** Returns the list's filter, as GraphQL's `products` takes it. @throws BadRequest */
const filterOf = (query: Record<string, unknown>) => {
  const rating = queryChoice(query, 'rating', ['1', '2', '3', '4', '5']);
  return {
    term: queryText(query, 'search') ?? '',
    categories: queryTexts(query, 'category'),
    brands: queryTexts(query, 'brand'),
    attributes: queryTexts(query, 'attribute').map(attributeOf),
    minPriceCents: queryCents(query, 'minPrice'),
    maxPriceCents: queryCents(query, 'maxPrice'),
    rating: rating === undefined ? null : Number(rating),
  };
};

const listProducts: CachedCall['call'] = async ({ query }, context, response) => {
  const first = queryLimit(query, MOST_LISTED);
  const after = queryText(query, 'after') ?? null;
  const sort = queryChoice(query, 'sort', ALL_PRODUCT_SORTS) ?? 'POPULARITY';
  const filter = filterOf(query);
  context.chargeQuota(listPrice(first) + (filter.term === '' ? 0 : REST_PRICES.read));
  const { loaders, services, publicUrl } = context;
  const page = await services.productLists.list(
    { filter, sort, first, after, language: 'EN', most: MOST_LISTED },
    loaders.categoryTree,
  );
  const { endCursor, hasNextPage } = page.pageInfo;
  if (hasNextPage && endCursor !== null) {
    const next = new URLSearchParams();
    for (const name of NARROWING) for (const text of queryTexts(query, name)) next.append(name, text);
    next.append('limit', String(first));
    next.append('after', endCursor);
    response.setHeader('Link', `<${publicUrl}/backend/product?${next}>; rel="next"`);
  }
  return Promise.all(
    page.nodes.map(async (product) => toRestProduct(product, await loaders.productDetails.load(product.id), context)),
  );
};

const showProduct: CachedCall['call'] = async ({ params: { id } }, context) => {
  context.chargeQuota(REST_PRICES.productPage);
  const { loaders, services, publicUrl } = context;
  const product = isId(id) ? await services.products.find(id, 'EN') : null;
  if (!product?.details) throw new NotFound('There is no such product.');
  const { details } = product;
  const pagesOf = async (kind: 'reviews' | 'comments', items: number) =>
    Promise.all(
      Array.from({ length: Math.min(pageCount(items), MOST_PAGES) }, (_, index) =>
        loaders.opinions.load({ kind, productId: product.id, page: index + 1 }),
      ),
    );
  const [shown, reviews, comments] = await Promise.all([
    toRestProduct(product, details, context),
    pagesOf('reviews', product.reviewCount),
    pagesOf('comments', details.commentCount),
  ]);
  return {
    ...shown,
    ProductReviews: reviews.flatMap((page) => page.reviews).map((review) => toRestReview(review, publicUrl)),
    ProductComments: comments.flatMap((page) => page.comments).map(toRestComment),
  };
};

/** For everyone: the answers that are cached. */
export const cachedProductCalls: CachedCalls = {
  '/backend/product': { seconds: 2, parameters: [...NARROWING, 'limit', 'after'], call: listProducts },
  '/backend/product/details/:id': { seconds: 30, parameters: [], call: showProduct },
};

/** For everyone, at whatever spelling of the address. */
export const productCalls: Calls = {
  'GET /backend/product': listProducts,
  'GET /backend/product/details/:id': showProduct,
};
