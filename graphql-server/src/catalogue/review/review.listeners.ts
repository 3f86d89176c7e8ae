import type { Listeners } from '#platform/events/events.ts';

const DAY_SECONDS = 86_400;

/** Plans the mail that asks for reviews, some days after a delivery. */
export const reviewListeners: Listeners = {
  OrderDelivered: async ({ id, subjectId: orderId }, { manager, deps: { config, services } }) => {
    if (config.reviewMailDays === 0) return;
    const startAfterSeconds = config.reviewMailDays * DAY_SECONDS;
    // By the event's id the mail is one, however often the event is handled.
    await services.mails.enqueueNews(manager, { kind: 'REVIEWS_WANTED', orderId }, { startAfterSeconds, id });
  },
};
