/** The inputs of what admins do with orders, for forms and services. */
import * as v from 'valibot';
import { requiredText } from './input.ts';
import { BULK_STATUSES, MAX_NOTE_LENGTH, ORDER_ADMIN_MESSAGES } from './order-admin.ts';
import { MAX_ORDERS_AT_ONCE } from './order-list.ts';
import { MAX_ORDER_LINES } from './order.ts';
import { billingInput, optionalReason } from './order.input.ts';

const { noteRequired, noteTooLong, chooseOrders, notAtOnce } = ORDER_ADMIN_MESSAGES;

/** A note about an order. */
export const orderNoteInput = v.object({
  text: requiredText(MAX_NOTE_LENGTH, noteRequired, noteTooLong),
  key: v.nullish(v.pipe(v.string(), v.minLength(1), v.maxLength(80)), null),
});

/** A change of an order: to whom it goes, and which lines it has no longer. */
export const changeOrderInput = v.object({
  name: billingInput.entries.name,
  address: billingInput.entries.address,
  phone: billingInput.entries.phone,
  removedLineIds: v.pipe(
    v.array(v.pipe(v.string(), v.toLowerCase())),
    v.maxLength(MAX_ORDER_LINES, ORDER_ADMIN_MESSAGES.lineUnknown),
  ),
  note: orderNoteInput.entries.text,
  key: orderNoteInput.entries.key,
});

/** Some orders, each once. */
export const someOrders = v.pipe(
  v.array(v.pipe(v.string(), v.toLowerCase())),
  v.transform((ids) => [...new Set(ids)]),
  v.minLength(1, chooseOrders),
  v.maxLength(MAX_ORDERS_AT_ONCE, chooseOrders),
);

/** Orders to move together. */
export const moveOrdersInput = v.object({
  orderIds: someOrders,
  status: v.picklist(BULK_STATUSES, notAtOnce),
  reason: optionalReason,
});
