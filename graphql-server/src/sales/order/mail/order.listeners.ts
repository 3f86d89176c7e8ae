import type { Listeners } from '#platform/events/events.ts';
import { queuesMail } from './order-mail.ts';

/** Tells the customer by mail what has happened to an order. */
export const orderListeners: Listeners = {
  // Of an order that waits for its payment or its code the customer hears once it no longer does.
  OrderPlaced: async (event, context) => {
    const { awaits = null } = event.data;
    if (awaits === null) await queuesMail('ORDER_PLACED')(event, context);
    if (awaits === 'CODE') await context.deps.services.orderCodes.sendFirst(context.manager, event.subjectId);
  },
  OrderConfirmed: queuesMail('ORDER_PLACED'),
  OrderChanged: queuesMail('ORDER_CHANGED'),
  OrderProcessed: queuesMail('ORDER_PROCESSED'),
  OrderOutForDelivery: queuesMail('ORDER_OUT_FOR_DELIVERY'),
  OrderDelivered: queuesMail('ORDER_DELIVERED'),
  OrderCancelled: queuesMail('ORDER_CANCELLED'),
};
