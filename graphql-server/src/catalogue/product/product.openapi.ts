import { MAX_TERM_LENGTH } from '#schema/limits.ts';
import { ALL_PRODUCT_SORTS } from '#schema/product.ts';
import { cachedHeaders, NOT_MODIFIED, sinceETag } from '#platform/http/openapi/cached-parts.ts';
import { linkHeader, pageParameters } from '#platform/http/openapi/page-parts.ts';
import * as doc from '#platform/http/openapi/parts.ts';
import type { Schema, Schemas } from '#platform/http/openapi/types.ts';

const exampleId = '0198d62f-e8a8-7423-ac3f-918ac7b7dbf0';
const examplePicture = 'https://shop.example.com/pictures/demo/sony-wh-1000xm5-1/800.webp';

const words = (description: string, example: string[]): Schema => ({
  type: 'array',
  items: { type: 'string' },
  description,
  examples: [example],
});

/** A parameter in the query that may be given several times. */
const several = (name: string, description: string) =>
  doc.inQuery(name, `${description} May be given several times.`, { type: 'array', items: { type: 'string' } });

const orNull = (schema: Schema): Schema => ({ ...schema, type: ['object', 'null'] });

const productFields: Record<string, Schema> = {
  _id: doc.id('Id of the product', exampleId),
  name: doc.text('Display name', 'Sony WH-1000XM5 Headphones'),
  image: doc.picture('Main picture', examplePicture),
  images: {
    ...doc.listOf({ type: 'string', format: 'uri' }, 'All pictures, the main one first'),
    examples: [[examplePicture]],
  },
  price: doc.dollars('Price of one piece', 329),
  oldPrice: {
    type: ['number', 'null'],
    minimum: 0,
    description: 'Earlier, higher price, in dollars; null when there is none',
    examples: [399],
  },
  totalSell: doc.count('Pieces sold so far', 512),
  rating: {
    type: 'number',
    minimum: 0,
    maximum: 5,
    description: 'Mean of the reviews, two decimals; 0 without reviews',
    examples: [4.77],
  },
  reviews: doc.count('Number of reviews', 13),
  category: doc.text('The department: the level above the leaf', 'Electronics'),
  Category: doc.text('The leaf of the category tree', 'Headphones'),
  brand: doc.text('Name of the brand', 'Sony'),
  tag: doc.text('A word that shoppers search for', 'noise cancelling'),
  dateAdded: doc.instant('When it was added to the shop', '2026-10-31T05:07:36.922Z'),
  note: doc.text('A short line under the name', 'Thirty hours a charge'),
  shortDescription: doc.text('One or two sentences', 'Over-ear headphones that quieten a bus.'),
  description: doc.text('First part of the description', 'The band is padded and folds flat.'),
  descriptionSecound: doc.text('Second part of the description', 'A cable and a case come with it.'),
  colors: words('Colours to choose from; empty when there is no choice of colour', ['Black', 'Silver']),
  size: words('Sizes to choose from; empty when there is no choice of size', []),
  availableStock: doc.count('Number of pieces in stock', 29),
  ratingsBreakdown: doc.answerObject(
    'Reviews by rating',
    Object.fromEntries(
      [1, 2, 3, 4, 5].map((rating) => [rating, doc.count(`Reviews of ${rating}`, [0, 0, 1, 1, 11][rating - 1] ?? 0)]),
    ),
  ),
};

/** The schemas of the catalogue. */
export const productSchemas: Schemas = {
  Product: doc.answerObject(
    'A product of the shop. Its reviews and comments are in `ProductDetails`, which `GET /backend/product/details/{_id}` answers.',
    productFields,
  ),
  ProductDetails: doc.answerObject('A product with its reviews and comments, 100 of each at most, newest first.', {
    ...productFields,
    ProductReviews: doc.listOf(doc.ref('Review'), 'What buyers think'),
    ProductComments: doc.listOf(doc.ref('Comment'), 'Questions and remarks'),
  }),
  Review: doc.answerObject("A buyer's opinion of a product, with a rating.", {
    ProductReviewsRating: {
      type: 'integer',
      minimum: 1,
      maximum: 5,
      description: '1 to 5',
      examples: [5],
    },
    ProductReviewsDate: doc.instant('When it was written', '2026-11-02T09:30:00.000Z'),
    text: doc.text('The text', 'The bus is quiet now.'),
    ProductReviewsImage: doc.listOf({ type: 'string', format: 'uri' }, 'Pictures by the buyer'),
    SellerReply: orNull(
      doc.answerObject('The answer of the shop; null when there is none', {
        Reply: doc.text('The text', 'Thank you! Enjoy the ride.'),
        ReplyTime: doc.instant('When it was written', '2026-11-03T04:10:00.000Z'),
      }),
    ),
  }),
  Comment: doc.answerObject('A question or remark about a product.', {
    comment: doc.text('The text', 'Does it work with a cable, too?'),
    Commentsdate: doc.instant('When it was written', '2026-11-02T09:30:00.000Z'),
    commentReply: orNull(
      doc.answerObject('The answer of the shop; null when there is none', {
        commentReplytext: doc.text('The text', 'Yes, and the cable is in the box.'),
        commentReplydate: doc.instant('When it was written', '2026-11-03T04:10:00.000Z'),
      }),
    ),
  }),
};

/** The REST calls of the catalogue. */
export const productPaths = doc.documented('Catalogue', {
  'GET /backend/product': {
    operationId: 'listProducts',
    summary: 'List products',
    description:
      'The catalogue, best rated first; a search has the best matches first. Reviews and comments (`ProductReviews`, `ProductComments`) are not in the list but in `GET /backend/product/details/{_id}`.',
    parameters: [
      doc.inQuery(
        'search',
        'What is searched, as the shop’s search box takes it, in English or Bangla: typing errors are corrected, and `phone under 500` has a price.',
        { type: 'string', maxLength: MAX_TERM_LENGTH },
      ),
      several('category', 'Slug of a category of any level. With brands: products of any of them.'),
      several('brand', 'Name of a brand.'),
      several(
        'attribute',
        'Name and value of an attribute: `Material:Cotton`. `Color` and `Size` are what a product offers to choose from. Several of one name: products with any of them.',
      ),
      doc.inQuery('minPrice', 'Least price, in dollars.', { type: 'number', minimum: 0 }),
      doc.inQuery('maxPrice', 'Highest price, in dollars.', { type: 'number', minimum: 0 }),
      doc.inQuery('rating', 'Rating, rounded down.', { type: 'integer', minimum: 1, maximum: 5 }),
      doc.choice('sort', 'The order.', ALL_PRODUCT_SORTS),
      ...pageParameters(500),
      sinceETag,
    ],
    responses: {
      200: doc.jsonAnswer(doc.listOf(doc.ref('Product'), 'A page of products'), 'The products of this page.', {
        ...linkHeader,
        ...cachedHeaders,
      }),
      304: NOT_MODIFIED,
    },
    refusals: {
      400: doc.says('A parameter cannot be read.', 'BAD_USER_INPUT', 'limit must be a whole number from 1 to 500.'),
      422: doc.saysOf('`search` is too long, or too many categories, brands or attributes are named.', {
        'filter.term': `The search term is too long: ${MAX_TERM_LENGTH} characters at most.`,
      }),
      429: doc.SPENT,
    },
  },
  'GET /backend/product/details/{_id}': {
    operationId: 'showProduct',
    summary: 'Show a product',
    description: 'One product with its reviews and comments.',
    parameters: [doc.pathId('_id', 'Id of the product.', exampleId), sinceETag],
    responses: {
      200: doc.jsonAnswer(doc.ref('ProductDetails'), 'The product.', cachedHeaders),
      304: NOT_MODIFIED,
    },
    refusals: {
      404: doc.says('There is no such product.', 'NOT_FOUND', 'There is no such product.'),
      429: doc.SPENT,
    },
  },
});
