import type { Listeners, ListenerContext } from '#platform/events/events.ts';

/** Has refunds planned: by a job, which locks one order at a time. */
const planRefunds = async (
  { subjectId: orderId }: { subjectId: string },
  { manager, deps }: ListenerContext,
): Promise<void> => deps.jobs.enqueue(manager, 'refunds', { orderId });

/** What can make the shop owe money to a customer, and the mails about what came in and goes back. */
export const paymentListeners: Listeners = {
  PaymentCollected: async (event, context) => {
    const { attemptId } = event.data;
    await planRefunds(event, context);
    // What the courier collects, the customer hands over: the mail about the delivery is enough.
    if (attemptId === undefined) return;
    const mail = { kind: 'PAYMENT_RECEIVED', orderId: event.subjectId, attemptId } as const;
    await context.deps.services.mails.enqueueNews(context.manager, mail);
  },
  PaymentRefunded: ({ subjectId: orderId, data }, { manager, deps }) =>
    deps.services.mails.enqueueNews(manager, { kind: 'PAYMENT_REFUNDED', orderId, ...data }),
  RefundGranted: ({ subjectId: orderId, data }, { manager, deps }) =>
    deps.services.mails.enqueueNews(manager, { kind: 'REFUND_GRANTED', orderId, ...data }),
  RefundPending: ({ subjectId: orderId, data }, { manager, deps }) =>
    deps.services.mails.enqueueNews(manager, { kind: 'REFUND_PENDING', orderId, ...data }),
};
