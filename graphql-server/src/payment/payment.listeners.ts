import type { Listeners } from '../events/events.ts';

/** Tells the customer by mail when money goes back. */
export const paymentListeners: Listeners = {
  PaymentRefunded: ({ subjectId: orderId, data: { amountCents } }, { manager, deps }) =>
    deps.services.mails.enqueueNews(manager, { kind: 'PAYMENT_REFUNDED', orderId, amountCents }),
};
