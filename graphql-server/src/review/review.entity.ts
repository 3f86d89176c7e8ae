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
} from '../db/entity.ts';

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
  replyAt: instant.orNull(),
};

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
    checks: [{ name: 'reviews_rating_1_to_5', expression: `rating >= 1 AND rating <= 5` }],
    uniques: [{ name: 'reviews_once_per_customer', columns: ['productId', 'customerId'] }],
    indices: [
      { name: 'reviews_published_by_product', synchronize: false },
      { name: 'reviews_waiting', synchronize: false },
      { name: 'reviews_by_customer', columns: ['customerId'] },
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
  ],
});

/** A row of `comments`. */
export type CommentRow = EntityRow<typeof CommentEntity>;
