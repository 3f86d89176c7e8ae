import { FORMER_CUSTOMER } from '../../../schema/customer.ts';
import type { PrivacyPart } from '../module.ts';

/** What was said about products stays when its author goes, without a name. */
export const reviewPrivacy: PrivacyPart = {
  exports: {
    reviews: {
      table: 'reviews',
      description: 'What was said about products, also what waits to be published',
      text: `SELECT p.name AS product, r.product_id AS "productId", r.author_name AS "authorName", r.rating, r.text,
        r.pictures, r.published, r.created_at AS "createdAt", r.reply_text AS "sellerReply", r.reply_at AS "sellerReplyAt"
      FROM reviews r JOIN products p ON p.id = r.product_id WHERE r.customer_id = $1 ORDER BY r.id`,
    },
    comments: {
      table: 'comments',
      description: 'Questions and remarks about products',
      text: `SELECT p.name AS product, r.product_id AS "productId", r.author_name AS "authorName", r.text, r.published,
        r.created_at AS "createdAt", r.reply_text AS "sellerReply", r.reply_at AS "sellerReplyAt"
      FROM comments r JOIN products p ON p.id = r.product_id WHERE r.customer_id = $1 ORDER BY r.id`,
    },
  },
  onDeletion: async (manager, { id }) => {
    for (const table of ['reviews', 'comments'])
      await manager.query(`UPDATE ${table} SET customer_id = NULL, author_name = $2 WHERE customer_id = $1`, [
        id,
        FORMER_CUSTOMER,
      ]);
  },
};
