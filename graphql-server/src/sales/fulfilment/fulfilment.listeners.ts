import type { ListenerContext, Listeners } from '#platform/events/events.ts';

/** Returns a listener that queues the mail of a kind about the event's return. */
const queuesMail =
  (kind: 'RETURN_REQUESTED' | 'RETURN_APPROVED' | 'RETURN_REJECTED' | 'RETURN_RECEIVED') =>
  (
    { subjectId: orderId, data: { returnId } }: { subjectId: string; data: { returnId: string } },
    { manager, deps }: ListenerContext,
  ): Promise<void> =>
    deps.services.mails.enqueueNews(manager, { kind, orderId, returnId });

/** Tells the customer by mail of parcels and returns. */
export const fulfilmentListeners: Listeners = {
  OrderShipped: ({ subjectId: orderId, data: { shipmentId, complete } }, { manager, deps }) =>
    deps.services.mails.enqueueNews(manager, { kind: 'ORDER_SHIPPED', orderId, shipmentId, complete }),
  ReturnRequested: queuesMail('RETURN_REQUESTED'),
  ReturnApproved: queuesMail('RETURN_APPROVED'),
  ReturnRejected: queuesMail('RETURN_REJECTED'),
  ReturnReceived: queuesMail('RETURN_RECEIVED'),
};
