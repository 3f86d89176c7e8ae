import type { Queues } from '#platform/jobs/queues.ts';
import { createImportWorker } from './work/import-work.ts';

declare module '#platform/jobs/job-queue.ts' {
  interface JobData {
    /** An import of products to apply or to undo, as its status says; `isPartly`: what cannot be undone is left. */
    productImport: { importId: string; isPartly?: boolean };
  }
}

const MINUTE = 60;

/** The queue of imports. */
export const productImportQueues: Queues<'productImport'> = {
  productImport: {
    retryLimit: 5,
    retryDelay: 2,
    retryDelayMax: MINUTE,
    retryBackoff: true,
    expireInSeconds: 15 * MINUTE,
    // The job of a server that was killed is done by another one, or by the next.
    heartbeatSeconds: 20,
    deleteAfterSeconds: 24 * 60 * MINUTE,
    notify: true,
    workers: 1,
    worker: ({ database, log, services }) => ({
      handle: createImportWorker(database, log, services.productPictures),
    }),
  },
};
