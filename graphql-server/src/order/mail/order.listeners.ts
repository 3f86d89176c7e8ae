import type { Listeners } from '../../events/events.ts';
import { queuesMail } from './order-mail.ts';

/** Tells the customer by mail what has happened to an order. */
export const orderListeners: Listeners = {
  OrderPlaced: queuesMail('ORDER_PLACED'),
  OrderProcessed: queuesMail('ORDER_PROCESSED'),
  OrderOutForDelivery: queuesMail('ORDER_OUT_FOR_DELIVERY'),
  OrderDelivered: queuesMail('ORDER_DELIVERED'),
  OrderCancelled: queuesMail('ORDER_CANCELLED'),
};
