import type { Queues } from '#platform/jobs/queues.ts';
import { sendRefunds } from './refund-sender.ts';

declare module '#platform/jobs/job-queue.ts' {
  interface JobData {
    /** Plans refunds that nobody has planned, and sends what is due. A schedule adds null. */
    refunds: Record<string, never> | null;
  }
}

const MINUTE = 60;

/** The queue of refunds. Every minute it looks for what is due, or was missed. */
export const refundQueues: Queues<'refunds'> = {
  refunds: {
    retryLimit: 3,
    retryDelay: 5,
    retryDelayMax: MINUTE,
    retryBackoff: true,
    expireInSeconds: 10 * MINUTE,
    deleteAfterSeconds: 60 * MINUTE,
    notify: true,
    workers: 1,
    schedule: '* * * * *',
    worker: (deps) => ({
      handle: async () => {
        await deps.services.refunds.planForgotten();
        await sendRefunds(deps);
      },
    }),
  },
};
