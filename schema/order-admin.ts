/** Constants and sentences of what admins do with orders, for pages and services. */
import { MAX_ORDERS_AT_ONCE } from './order-list.ts';
import type { OrderStatus } from './order.ts';

/** The most characters of a note about an order. */
export const MAX_NOTE_LENGTH = 1000;

/** The most notes about one order. */
export const MAX_ORDER_NOTES = 100;

/** The statuses to which several orders can be moved at once: all others need a shipment or a receipt each. */
export const BULK_STATUSES = [
  'PROCESSED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'CANCELLED',
] as const satisfies readonly OrderStatus[];

/** One of them. */
export type BulkStatus = (typeof BULK_STATUSES)[number];

/** The sentences about it. */
export const ORDER_ADMIN_MESSAGES = {
  noteRequired: 'Please write a note.',
  noteTooLong: `The note is too long: ${MAX_NOTE_LENGTH} characters at most`,
  tooManyNotes: `This order has ${MAX_ORDER_NOTES} notes already.`,
  buyerNotConfirmed: 'This account is not confirmed, so nothing can be ordered for it.',
  changeTooLate: 'This order is “{status}”, so it cannot be changed any more.',
  nothingChanged: 'Nothing is changed.',
  lineUnknown: 'This order has no such line any more.',
  lastLine: 'An order keeps at least one line. Cancel it instead.',
  chooseOrders: `Please choose 1 to ${MAX_ORDERS_AT_ONCE} orders.`,
  orderUnknown: 'One of these orders does not exist.',
  notAtOnce: 'Orders cannot be moved to this status together.',
} as const;
