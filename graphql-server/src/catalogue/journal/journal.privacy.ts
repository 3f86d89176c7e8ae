import { exportedRows } from '#people/privacy/exported.ts';
import type { PrivacyPart } from '#platform/module/module.ts';
import { PostEntity } from './post.entity.ts';

/** Posts stay when the account of who wrote them is deleted; they lose the person, by their foreign key. */
export const journalPrivacy: PrivacyPart = {
  exports: {
    posts: exportedRows(PostEntity, 'Posts of the journal that this person was the last to change; of staff only', {
      select: { slug: true, title: true, titleBangla: true, publishedAt: true, changedAt: true },
      order: { id: 'ASC' },
    }),
  },
};
