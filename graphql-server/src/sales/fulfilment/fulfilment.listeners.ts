import type { Listeners } from '#platform/events/events.ts';
import { queuesMail } from '../order/mail/order-mail.ts';

/** Tells the customer by mail of parcels and returns. */
export const fulfilmentListeners: Listeners = {
  OrderShipped: queuesMail('ORDER_SHIPPED'),
  ReturnRequested: queuesMail('RETURN_REQUESTED'),
  ReturnApproved: queuesMail('RETURN_APPROVED'),
  ReturnRejected: queuesMail('RETURN_REJECTED'),
  ReturnReceived: queuesMail('RETURN_RECEIVED'),
};
