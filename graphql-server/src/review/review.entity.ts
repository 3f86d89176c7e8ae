import { EntitySchema, type EntitySchemaOptions } from 'typeorm';

type ForeignKey = NonNullable<EntitySchemaOptions<unknown>['foreignKeys']>[number];

/** A row of `reviews`. */
export interface ReviewRow {
  id: string;
  productId: string;
  customerId: string | null;
  authorName: string;
  rating: number;
  text: string;
  pictures: string[];
  published: boolean;
  createdAt: Date;
  replyText: string | null;
  replyAt: Date | null;
}

const productOf = (table: string): ForeignKey => ({
  name: `${table}_product_fkey`,
  target: 'Product',
  columnNames: ['productId'],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
});

const authorOf = (table: string): ForeignKey => ({
  name: `${table}_customer_fkey`,
  target: 'Customer',
  columnNames: ['customerId'],
  referencedColumnNames: ['id'],
  onDelete: 'SET NULL',
});

/** Reviews by buyers. Only published ones are shown and counted. */
export const ReviewEntity = new EntitySchema<ReviewRow>({
  name: 'Review',
  tableName: 'reviews',
  columns: {
    id: { type: 'uuid', primary: true, default: () => 'uuidv7()', primaryKeyConstraintName: 'reviews_pkey' },
    productId: { name: 'product_id', type: 'uuid' },
    customerId: { name: 'customer_id', type: 'uuid', nullable: true },
    authorName: { name: 'author_name', type: 'text' },
    rating: { type: 'smallint' },
    text: { type: 'text' },
    pictures: { type: 'text', array: true },
    published: { type: 'boolean', default: false },
    createdAt: { name: 'created_at', type: 'timestamptz', default: () => 'now()' },
    replyText: { name: 'reply_text', type: 'text', nullable: true },
    replyAt: { name: 'reply_at', type: 'timestamptz', nullable: true },
  },
  checks: [{ name: 'reviews_rating_1_to_5', expression: `rating >= 1 AND rating <= 5` }],
  foreignKeys: [productOf('reviews'), authorOf('reviews')],
  uniques: [{ name: 'reviews_once_per_customer', columns: ['productId', 'customerId'] }],
  indices: [
    { name: 'reviews_published_by_product', synchronize: false },
    { name: 'reviews_waiting', synchronize: false },
    { name: 'reviews_by_customer', columns: ['customerId'] },
  ],
});

/** A row of `comments`. */
export interface CommentRow {
  id: string;
  productId: string;
  customerId: string | null;
  authorName: string;
  text: string;
  published: boolean;
  createdAt: Date;
  replyText: string | null;
  replyAt: Date | null;
}

/** Comments: questions and remarks. Only published ones are shown and counted. */
export const CommentEntity = new EntitySchema<CommentRow>({
  name: 'Comment',
  tableName: 'comments',
  columns: {
    id: { type: 'uuid', primary: true, default: () => 'uuidv7()', primaryKeyConstraintName: 'comments_pkey' },
    productId: { name: 'product_id', type: 'uuid' },
    customerId: { name: 'customer_id', type: 'uuid', nullable: true },
    authorName: { name: 'author_name', type: 'text' },
    text: { type: 'text' },
    published: { type: 'boolean', default: false },
    createdAt: { name: 'created_at', type: 'timestamptz', default: () => 'now()' },
    replyText: { name: 'reply_text', type: 'text', nullable: true },
    replyAt: { name: 'reply_at', type: 'timestamptz', nullable: true },
  },
  foreignKeys: [productOf('comments'), authorOf('comments')],
  indices: [
    { name: 'comments_published_by_product', synchronize: false },
    { name: 'comments_waiting', synchronize: false },
    { name: 'comments_by_customer', columns: ['customerId'] },
  ],
});
