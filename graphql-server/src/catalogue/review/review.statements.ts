import { REVIEW_PAGE_SIZE } from '#schema/review.ts';
import { REVIEW_SORTS, type ReviewSort } from '#schema/review-list.ts';
import { MOST_COUNTED } from '#kernel/paging.ts';
import { sql, sqlOf, type Statement, type ValuesOf } from '#platform/db/sql.ts';
import { isPublished } from '../product/product.columns.ts';
import type { Opinions } from './review.model.ts';

/** The columns of a comment; `r` is its row. */
const commentColumns = `
  r.id, r.product_id AS "productId", r.text, r.created_at AS "createdAt", r.author_name AS "authorName", r.published,
  CASE WHEN r.reply_text IS NULL THEN NULL
    ELSE json_build_object('text', coalesce(r.reply_text, ''), 'createdAt', coalesce(r.reply_at, r.created_at))
  END AS "sellerReply"`;

const columns = { comments: commentColumns, reviews: `${commentColumns}, r.rating, r.pictures, r.verified` };

type Kind = keyof Opinions;

/** A statement per kind of opinion. */
type OfKind<Values> = { [Kind in keyof Opinions]: (values: Values) => Statement<{ item: Opinions[Kind] }> };

/** The changed rows, complete. */
const changed = (kind: Kind, change: string) =>
  `WITH r AS (${change} RETURNING *)
  SELECT row_to_json(item) AS item FROM (SELECT ${columns[kind]} FROM r) item`;

const NEWEST = 'r.created_at DESC, r.id DESC';

const reviewOrders: Record<ReviewSort, string> = {
  PICTURES_FIRST: `(cardinality(r.pictures) > 0) DESC, ${NEWEST}`,
  NEWEST,
  BEST: `r.rating DESC, ${NEWEST}`,
  WORST: `r.rating, ${NEWEST}`,
};

const isOfFilter = `requested.rating IN (0, r.rating)
  AND (NOT requested.has_pictures OR cardinality(r.pictures) > 0) AND (NOT requested.verified OR r.verified)`;

const publishedOf = (kind: Kind) =>
  `FROM ${kind} r WHERE r.product_id = requested.product_id AND r.published${kind === 'reviews' ? ` AND ${isOfFilter}` : ''}`;

const pageOf = (kind: Kind, order: string) => `(
  SELECT coalesce(json_agg(item), '[]') FROM (
    SELECT ${columns[kind]} ${publishedOf(kind)}
    ORDER BY ${order} LIMIT ${REVIEW_PAGE_SIZE} OFFSET requested.skipped
  ) item
)`;

// Each order is a part of its own, so that those with an index are read from it.
const reviewPage = REVIEW_SORTS.map(
  (sort) => `WHEN requested.sort = '${sort}' THEN ${pageOf('reviews', reviewOrders[sort])}`,
);

/**
 * Numbered pages of published opinions: a row per request, `place` from 1. Comments are the newest first; rating 0 is
 * any.
 */
export const opinionPages = sql(
  'opinionPages',
  `SELECT requested.place::integer,
    CASE WHEN requested.kind <> 'reviews' THEN '[]' ${reviewPage.join(' ')} ELSE '[]' END AS reviews,
    CASE WHEN requested.kind = 'comments' THEN ${pageOf('comments', NEWEST)} ELSE '[]' END AS comments,
    CASE WHEN requested.filtered THEN (
      SELECT count(*)::integer FROM (SELECT ${publishedOf('reviews')} LIMIT ${MOST_COUNTED}) counted
    ) END AS "filteredCount"
  FROM unnest(:kinds::text[], :productIds::uuid[], :skipped::integer[], :sorts::text[],
    :filtered::boolean[], :ratings::smallint[], :hasPictures::boolean[], :verified::boolean[])
    WITH ORDINALITY AS requested (kind, product_id, skipped, sort, filtered, rating, has_pictures, verified, place)`,
);

const waitingText = (kind: Kind) => `SELECT row_to_json(item) AS item FROM (
    SELECT ${columns[kind]} FROM ${kind} r
    WHERE NOT r.published AND r.rejected_at IS NULL AND r.id > coalesce(:after?::uuid, '00000000-0000-0000-0000-000000000000')
    ORDER BY r.id LIMIT :limit
  ) item`;

/** What waits to be published, oldest first. */
export const waiting: OfKind<ValuesOf<'waitingReviews'>> = {
  reviews: sql('waitingReviews', waitingText('reviews')),
  comments: sql('waitingComments', waitingText('comments')),
};

/** A customer's reviews, newest first. */
export const reviewsOfCustomer = sql(
  'reviewsOfCustomer',
  `SELECT row_to_json(item) AS item FROM (
    SELECT ${columns.reviews} FROM reviews r
    WHERE r.customer_id = :customerId AND r.id < coalesce(:after?::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    ORDER BY r.id DESC LIMIT :limit
  ) item`,
);

/** How many wait to be published. */
export const waitingCount = sqlOf(
  'waitingCount',
  ['reviews', 'comments'],
  (kind) => `SELECT count(*)::integer AS count FROM ${kind} WHERE NOT published AND rejected_at IS NULL`,
);

const publishText = (kind: Kind) => `WITH locked AS (
    SELECT id, published AS before FROM ${kind} WHERE id = :id FOR NO KEY UPDATE
  ), r AS (
    UPDATE ${kind} o SET published = :published,
      rejected_at = CASE WHEN NOT :published THEN o.rejected_at END,
      rejection_reason = CASE WHEN NOT :published THEN o.rejection_reason END
    FROM locked WHERE o.id = locked.id RETURNING o.*, locked.before
  )
  SELECT r.before AS "before!", row_to_json(item) AS item FROM r, LATERAL (SELECT ${columns[kind]}) item`;

/** Publishes or hides one, and tells what it was before. Triggers update the product's rating and counts. */
export const publish: {
  [Kind in keyof Opinions]: (values: ValuesOf<'publishReview'>) => Statement<{ before: boolean; item: Opinions[Kind] }>;
} = {
  reviews: sql('publishReview', publishText('reviews')),
  comments: sql('publishComment', publishText('comments')),
};

/** Stores a comment, unpublished, if the product exists. */
export const addComment = sql(
  'addComment',
  changed(
    'comments',
    `INSERT INTO comments (product_id, customer_id, author_name, text)
     SELECT p.id, :customerId::uuid, :authorName::text, :text::text FROM products p
     WHERE p.id = :productId AND ${isPublished('p')} FOR KEY SHARE`,
  ),
);

/** Lines of orders that were delivered to the customer. */
const received = `orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.customer_id = :customerId AND o.status = 'DELIVERED'`;

/**
 * Stores a review, unpublished and verified, if the product exists, was delivered to the customer, and is not reviewed
 * by them yet.
 */
export const addReview = sql(
  'addReview',
  changed(
    'reviews',
    `INSERT INTO reviews (customer_id, product_id, author_name, rating, text, pictures, verified)
     SELECT :customerId::uuid, p.id, :authorName::text, :rating::smallint, :text::text, :pictures::text[], true
     FROM products p WHERE p.id = :productId AND EXISTS (SELECT FROM ${received} AND l.product_id = :productId) FOR KEY SHARE OF p
     ON CONFLICT (product_id, customer_id) DO NOTHING`,
  ),
);

/** Which of these products the customer received, and which they reviewed. */
export const receivedAndReviewed = sql(
  'receivedAndReviewed',
  `SELECT l.product_id AS "productId", false AS reviewed FROM ${received} AND l.product_id = ANY (:productIds::uuid[])
  UNION SELECT product_id, true FROM reviews WHERE customer_id = :customerId AND product_id = ANY (:productIds::uuid[])`,
);

/**
 * The products of a delivered order that its customer has not reviewed, in both languages; no row when the account is
 * deleted, or the order goes back.
 */
export const productsToReview = sql(
  'productsToReview',
  `SELECT o.customer_id AS "customerId!", p.id, p.name, t.name AS "nameInBangla"
  FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id
    LEFT JOIN product_translations t ON t.product_id = p.id AND t.language = 'BN'
  WHERE o.id = :orderId AND o.status = 'DELIVERED' AND o.customer_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM returns WHERE order_id = o.id AND status <> 'REJECTED')
    AND NOT EXISTS (SELECT FROM reviews r WHERE r.product_id = p.id AND r.customer_id = o.customer_id)
  GROUP BY o.id, p.id, t.name ORDER BY min(l.position)`,
);

/** Reviews in the export of a person's data. */
export const reviewsExported = sql(
  'reviewsExported',
  `SELECT p.name AS product, r.product_id AS "productId", r.author_name AS "authorName", r.rating, r.text,
    r.pictures, r.verified, r.published, r.created_at AS "createdAt", r.reply_text AS "sellerReply", r.reply_at AS "sellerReplyAt"
  FROM reviews r JOIN products p ON p.id = r.product_id WHERE r.customer_id = :customerId ORDER BY r.id`,
);

/** Comments in the export of a person's data. */
export const commentsExported = sql(
  'commentsExported',
  `SELECT p.name AS product, r.product_id AS "productId", r.author_name AS "authorName", r.text, r.published,
    r.created_at AS "createdAt", r.reply_text AS "sellerReply", r.reply_at AS "sellerReplyAt"
  FROM comments r JOIN products p ON p.id = r.product_id WHERE r.customer_id = :customerId ORDER BY r.id`,
);
