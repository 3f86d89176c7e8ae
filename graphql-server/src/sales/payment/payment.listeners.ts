import type { Listeners } from '#platform/events/events.ts';

/** The mails about what came in and goes back. */
export const paymentListeners: Listeners = {
  PaymentCollected: async ({ subjectId: orderId, data: { attemptId } }, { manager, deps }) => {
    // What the courier collects, the customer hands over: the mail about the delivery is enough.
    if (attemptId === undefined) return;
    await deps.services.mails.enqueueNews(manager, { kind: 'PAYMENT_RECEIVED', orderId, attemptId });
  },
  PaymentRefunded: ({ subjectId: orderId, data }, { manager, deps }) =>
    deps.services.mails.enqueueNews(manager, { kind: 'PAYMENT_REFUNDED', orderId, ...data }),
  RefundGranted: ({ subjectId: orderId, data }, { manager, deps }) =>
    deps.services.mails.enqueueNews(manager, { kind: 'REFUND_GRANTED', orderId, ...data }),
  RefundPending: ({ subjectId: orderId, data }, { manager, deps }) =>
    deps.services.mails.enqueueNews(manager, { kind: 'REFUND_PENDING', orderId, ...data }),
};
