import type { Listeners } from '../events/events.ts';
import { queuesMail } from '../order/mail/order-mail.ts';

/** Tells the customer by mail of parcels and returns. */
export const fulfilmentListeners: Listeners = {
  OrderShipped: ({ subjectId: orderId, data: { shipmentId, complete } }, { manager, deps }) =>
    deps.services.mails.enqueueNews(manager, { kind: 'ORDER_SHIPPED', orderId, shipmentId, complete }),
  ReturnRequested: queuesMail('RETURN_REQUESTED'),
  ReturnApproved: queuesMail('RETURN_APPROVED'),
  ReturnRejected: queuesMail('RETURN_REJECTED'),
  OrderReturned: queuesMail('RETURN_RECEIVED'),
};
