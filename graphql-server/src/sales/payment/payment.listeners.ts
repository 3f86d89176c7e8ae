import type { Listeners } from '#platform/events/events.ts';
import { queuesMail } from '../order/mail/order-mail.ts';

/** The mails about what came in and goes back. */
export const paymentListeners: Listeners = {
  PaymentCollected: async ({ subjectId: orderId, data: { attemptId } }, { manager, deps }) => {
    // What the courier collects, the customer hands over: the mail about the delivery is enough.
    if (attemptId === undefined) return;
    await deps.services.mails.enqueueNews(manager, { kind: 'PAYMENT_RECEIVED', orderId, attemptId });
  },
  PaymentRefunded: queuesMail('PAYMENT_REFUNDED'),
  RefundGranted: queuesMail('REFUND_GRANTED'),
  RefundPending: queuesMail('REFUND_PENDING'),
};
