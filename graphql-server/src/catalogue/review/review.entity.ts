import {
  boolean,
  entity,
  id,
  instant,
  now,
  reference,
  smallint,
  text,
  texts,
  type EntityRow,
} from '#platform/db/entity.ts';

/** What reviews and comments have in common. */
const opinion = {
  id,
  productId: reference('Product', 'CASCADE'),
  customerId: reference('Customer', 'SET NULL').orNull(),
  authorName: text,
  text,
  published: boolean.defaultTo(false),
  createdAt: now,
  replyText: text.orNull(),
  /** When the answer was written, changed or removed. */
  replyAt: instant.orNull(),
  /** The admin who did. */
  replyById: reference('Customer', 'SET NULL').orNull(),
  rejectedAt: instant.orNull(),
  rejectionReason: text.orNull(),
};

const REJECTED_WITH_REASON =
  '(rejected_at IS NULL) = (rejection_reason IS NULL) AND NOT (published AND rejected_at IS NOT NULL)';

/** Reviews by buyers. Only published ones are shown and counted. */
export const ReviewEntity = entity(
  'Review',
  'reviews',
  {
    ...opinion,
    rating: smallint,
    pictures: texts,
    /** Whether the author had received the product from this shop when they wrote it. */
    verified: boolean.defaultTo(false),
  },
  {
    checks: [
      { name: 'reviews_rating_1_to_5', expression: `rating >= 1 AND rating <= 5` },
      { name: 'reviews_rejected_with_reason', expression: REJECTED_WITH_REASON },
    ],
    uniques: [{ name: 'reviews_once_per_customer', columns: ['productId', 'customerId'] }],
    indices: [
      { name: 'reviews_published_by_product', synchronize: false },
      { name: 'reviews_pictures_first', synchronize: false },
      { name: 'reviews_waiting', synchronize: false },
      { name: 'reviews_by_customer', columns: ['customerId'] },
      { name: 'reviews_by_rating', columns: ['rating', 'id'] },
      { name: 'reviews_rejected', synchronize: false },
      { name: 'reviews_answered', synchronize: false },
      { name: 'reviews_by_reply_by', synchronize: false },
    ],
  },
);

/** A row of `reviews`. */
export type ReviewRow = EntityRow<typeof ReviewEntity>;

/** Comments: questions and remarks. Only published ones are shown and counted. */
export const CommentEntity = entity('Comment', 'comments', opinion, {
  indices: [
    { name: 'comments_published_by_product', synchronize: false },
    { name: 'comments_waiting', synchronize: false },
    { name: 'comments_by_customer', columns: ['customerId'] },
    { name: 'comments_by_product', columns: ['productId', 'id'] },
    { name: 'comments_rejected', synchronize: false },
    { name: 'comments_answered', synchronize: false },
    { name: 'comments_by_reply_by', synchronize: false },
  ],
  checks: [{ name: 'comments_rejected_with_reason', expression: REJECTED_WITH_REASON }],
});

/** A row of `comments`. */
export type CommentRow = EntityRow<typeof CommentEntity>;
