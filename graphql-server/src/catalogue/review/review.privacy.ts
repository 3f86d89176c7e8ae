import { FORMER_CUSTOMER } from '#schema/customer.ts';
import type { PrivacyPart } from '#platform/module/module.ts';
import { exported } from '#people/privacy/exported.ts';
import { CommentEntity, ReviewEntity } from './review.entity.ts';
import { commentsExported, reviewsExported } from './review.statements.ts';

/** Reviews and comments stay without a name when their author's account is deleted. */
export const reviewPrivacy: PrivacyPart = {
  exports: {
    reviews: exported('reviews', 'What was written about products, also what waits to be published', reviewsExported),
    comments: exported('comments', 'Questions and remarks about products', commentsExported),
  },
  onDeletion: async (manager, { id }) => {
    for (const entity of [ReviewEntity, CommentEntity])
      await manager.update(entity, { customerId: id }, { customerId: null, authorName: FORMER_CUSTOMER });
  },
};
