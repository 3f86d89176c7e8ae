import type { Queues } from '#platform/jobs/queues.ts';
import { RefundSender } from './refund-sender.ts';

declare module '#platform/jobs/job-queue.ts' {
  interface JobData {
    /**
     * Plans the refunds of an order, or of all whose event was missed; then sends what is due. A schedule adds null.
     */
    refunds: { orderId?: string } | null;
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
    worker: (deps) => {
      const sender = new RefundSender(deps);
      return {
        handle: async ({ data }) => {
          const { refunds } = deps.services;
          if (data?.orderId === undefined) await refunds.planForgotten();
          else await refunds.plan(data.orderId);
          await sender.sendDue();
        },
      };
    },
  },
};
