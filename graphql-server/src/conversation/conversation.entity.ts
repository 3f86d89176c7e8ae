import { entity, id, now, reference, text } from '../db/entity.ts';

/** Messages to the shop. */
export const MessageEntity = entity(
  'Message',
  'messages',
  {
    id,
    /** Null for a visitor. */
    customerId: reference('Customer', 'SET NULL').orNull(),
    name: text,
    email: text,
    text,
    sentAt: now,
    /** The order that it is about; null when it is about none. */
    orderId: reference('Order', 'SET NULL').orNull(),
  },
  {
    indices: [
      { name: 'messages_by_customer', columns: ['customerId', 'id'] },
      { name: 'messages_by_order', columns: ['orderId'], where: 'order_id IS NOT NULL' },
    ],
  },
);
