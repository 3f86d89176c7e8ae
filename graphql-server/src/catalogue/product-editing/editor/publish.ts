import { changeProducts } from '#catalogue/product/write/product-writer.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { query } from '#platform/db/database.ts';
import { AT_A_TIME, EARLY_SECONDS } from '#platform/jobs/at-a-time.ts';
import type { Queues } from '#platform/jobs/queues.ts';
import type { Deps } from '#platform/module/deps.ts';
import { draftToPublish } from './editor.statements.ts';

declare module '#platform/jobs/job-queue.ts' {
  interface JobData {
    /** A draft whose time to be published has come. */
    'publish-product': { productId: string };
  }
}

/** Publishes a draft, unless somebody has done so, or has chosen another time. */
export const publishDraft = ({ database, jobs }: Pick<Deps, 'database' | 'jobs'>, productId: string): Promise<void> =>
  database.transaction(async (manager) => {
    const [draft] = await query(manager, draftToPublish({ id: productId }));
    if (!draft || draft.seconds > EARLY_SECONDS) return;
    if (draft.seconds > 0) {
      // The clock of the database is behind.
      await jobs.enqueue(manager, 'publish-product', { productId }, { startAfterSeconds: draft.seconds });
      return;
    }
    await changeProducts(manager, draft.actorId, [{ id: productId, columns: { status: 'PUBLISHED' } }]);
    if (draft.actorId === null) return;
    await recordChange(manager, {
      action: 'PRODUCT_PUBLISHED',
      actor: { id: draft.actorId },
      client: null,
      subject: { kind: 'PRODUCT', id: productId },
      before: { status: 'DRAFT' },
      after: { status: 'PUBLISHED' },
    });
  });

/** The queue of drafts that are published at a time. */
export const publishQueues: Pick<Queues<'publish-product'>, 'publish-product'> = {
  'publish-product': {
    ...AT_A_TIME,
    worker: (deps) => ({ handle: ({ data: { productId } }) => publishDraft(deps, productId) }),
  },
};
