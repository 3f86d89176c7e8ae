import { FORMER_CUSTOMER } from '../../../schema/customer.ts';
import type { PrivacyPart } from '../module.ts';
import { query } from '../db/database.ts';
import { CommentEntity, ReviewEntity } from './review.entity.ts';
import { commentsExported, reviewsExported } from './review.statements.ts';

/** Reviews and comments stay without a name when their author's account is deleted. */
export const reviewPrivacy: PrivacyPart = {
  exports: {
    reviews: {
      table: 'reviews',
      description: 'What was said about products, also what waits to be published',
      rows: (manager, customerId) => query(manager, reviewsExported({ customerId })),
    },
    comments: {
      table: 'comments',
      description: 'Questions and remarks about products',
      rows: (manager, customerId) => query(manager, commentsExported({ customerId })),
    },
  },
  onDeletion: async (manager, { id }) => {
    for (const entity of [ReviewEntity, CommentEntity])
      await manager.update(entity, { customerId: id }, { customerId: null, authorName: FORMER_CUSTOMER });
  },
};
