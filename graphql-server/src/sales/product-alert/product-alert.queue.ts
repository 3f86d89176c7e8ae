import { SCHEDULED, type Queues } from '#platform/jobs/queues.ts';

declare module '#platform/jobs/job-queue.ts' {
  interface JobData {
    /** Queues the mails about products that are back in stock. */
    'tell-stock': Record<string, never>;
    /** Notes the prices of products that were put on wishlists. */
    'note-prices': Record<string, never>;
    /** Queues the mails about prices that have fallen, and about carts that were left. */
    'tell-prices': Record<string, never>;
  }
}

type Name = 'tell-stock' | 'note-prices' | 'tell-prices';

/**
 * The queues of this noun, each on one server at a time: what is back in stock is looked for every minute; prices are
 * noted every hour; those that fell and carts that were left are told once a day, at ten in the morning in Bangladesh.
 */
export const productAlertQueues: Pick<Queues<Name>, Name> = {
  'tell-stock': {
    ...SCHEDULED,
    schedule: '* * * * *',
    worker: ({ services }) => ({ handle: () => services.stockAlerts.tell() }),
  },
  'note-prices': {
    ...SCHEDULED,
    schedule: '41 * * * *',
    worker: ({ services }) => ({ handle: () => services.priceMails.note() }),
  },
  'tell-prices': {
    ...SCHEDULED,
    schedule: '3 4 * * *',
    worker: ({ services: { priceMails } }) => ({
      handle: async () => {
        await priceMails.tell();
        await priceMails.remind();
      },
    }),
  },
};
