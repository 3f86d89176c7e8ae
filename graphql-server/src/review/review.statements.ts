import { REVIEW_PAGE_SIZE } from '../../../schema/review.ts';
import type { LooseStatement as Statement } from '../db/database.ts';
import type { OpinionPageRequest, Opinions } from './review.model.ts';

/** The columns of a `CommentModel`; `r` is its row. */
const commentColumns = `
  r.id, r.product_id AS "productId", r.text, r.created_at AS "createdAt", r.author_name AS "authorName", r.published,
  CASE WHEN r.reply_text IS NULL THEN NULL
    ELSE json_build_object('text', r.reply_text, 'createdAt', coalesce(r.reply_at, r.created_at)) END AS "sellerReply"`;

const columns: Record<keyof Opinions, string> = {
  comments: commentColumns,
  reviews: `${commentColumns}, r.rating, r.pictures`,
};

/** The rows that a statement changed, complete: a row with `item` each. */
const changed = (kind: keyof Opinions, change: string, values: unknown[]): Omit<Statement, 'name'> => ({
  text: `WITH r AS (${change} RETURNING *)
    SELECT row_to_json(item) AS item FROM (SELECT ${columns[kind]} FROM r) item`,
  values,
});

const pageOf = (kind: keyof Opinions) => `CASE WHEN asked.kind = '${kind}' THEN (
  SELECT coalesce(json_agg(item), '[]') FROM (
    SELECT ${columns[kind]} FROM ${kind} r WHERE r.product_id = asked.product_id AND r.published
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${REVIEW_PAGE_SIZE} OFFSET asked.skipped
  ) item
) ELSE '[]' END AS ${kind}`;

/**
 * Numbered pages of what is published, newest first: rows of `place` (the number of the request, from 1), `reviews` and
 * `comments`.
 */
export const opinionPagesStatement = (pages: readonly OpinionPageRequest[]): Statement => ({
  name: 'opinion-pages',
  text: `SELECT asked.place::integer, ${pageOf('reviews')}, ${pageOf('comments')}
    FROM unnest($1::text[], $2::uuid[], $3::integer[]) WITH ORDINALITY AS asked (kind, product_id, skipped, place)`,
  values: [
    pages.map(({ kind }) => kind),
    pages.map(({ productId }) => productId),
    pages.map(({ page }) => (page - 1) * REVIEW_PAGE_SIZE),
  ],
});

/** What waits to be published, oldest first: up to `limit` rows with `item` after `after`. */
export const waitingStatement = (kind: keyof Opinions, after: string | null, limit: number): Statement => ({
  name: `waiting-${kind}`,
  text: `SELECT row_to_json(item) AS item FROM (
    SELECT ${columns[kind]} FROM ${kind} r
    WHERE NOT r.published AND r.id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000')
    ORDER BY r.id LIMIT $2
  ) item`,
  values: [after, limit],
});

/** How many wait to be published: a row with `count`. */
export const waitingCountStatement = (kind: keyof Opinions): Statement => ({
  name: `waiting-${kind}-count`,
  text: `SELECT count(*)::integer AS count FROM ${kind} WHERE NOT published`,
});

/** Publishes or hides it: a row with `item`, or none. Triggers update the product's rating and counts. */
export const publishStatement = (kind: keyof Opinions, id: string, published: boolean): Statement => ({
  name: `publish-${kind}`,
  ...changed(kind, `UPDATE ${kind} SET published = $2 WHERE id = $1`, [id, published]),
});

/** Stores a comment, unpublished: a row with `item`, or none when there is no such product. */
export const addCommentStatement = (comment: {
  productId: string;
  customerId: string;
  authorName: string;
  text: string;
}): Statement => ({
  name: 'add-comment',
  ...changed(
    'comments',
    `INSERT INTO comments (product_id, customer_id, author_name, text)
     SELECT p.id, $2::uuid, $3::text, $4::text FROM products p WHERE p.id = $1 FOR KEY SHARE`,
    [comment.productId, comment.customerId, comment.authorName, comment.text],
  ),
});

/** Lines of orders that were delivered to the customer $1. */
const received = `orders o JOIN order_lines l ON l.order_id = o.id WHERE o.customer_id = $1 AND o.status = 'DELIVERED'`;

/**
 * Stores a review, unpublished, if the product exists, was delivered to the customer, and is not reviewed by them yet: a row
 * with `item`, or none.
 */
export const addReviewStatement = (review: {
  productId: string;
  customerId: string;
  authorName: string;
  rating: number;
  text: string;
  pictures: readonly string[];
}): Statement => ({
  name: 'add-review',
  ...changed(
    'reviews',
    `INSERT INTO reviews (customer_id, product_id, author_name, rating, text, pictures)
     SELECT $1::uuid, p.id, $3::text, $4::smallint, $5::text, $6::text[]
     FROM products p WHERE p.id = $2 AND EXISTS (SELECT FROM ${received} AND l.product_id = $2) FOR KEY SHARE OF p
     ON CONFLICT (product_id, customer_id) DO NOTHING`,
    [review.customerId, review.productId, review.authorName, review.rating, review.text, review.pictures],
  ),
});

/** Which of these products the customer received and reviewed: rows of `productId` and `reviewed`. */
export const reviewedStatement = (customerId: string, productIds: readonly string[]): Statement => ({
  name: 'received-and-reviewed',
  text: `SELECT l.product_id AS "productId", false AS reviewed FROM ${received} AND l.product_id = ANY ($2::uuid[])
    UNION SELECT product_id, true FROM reviews WHERE customer_id = $1 AND product_id = ANY ($2::uuid[])`,
  values: [customerId, productIds],
});
