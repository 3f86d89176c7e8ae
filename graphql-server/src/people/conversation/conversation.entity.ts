import { entity, id, instant, now, reference, text, uuid } from '#platform/db/entity.ts';

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
    /** When an admin read it; null until then. */
    readAt: instant.orNull(),
    /** Which admin read it. No foreign key: that it was read outlives the admin's account. */
    readBy: uuid.orNull(),
  },
  {
    indices: [
      { name: 'messages_by_customer', columns: ['customerId', 'id'] },
      { name: 'messages_by_order', columns: ['orderId'], where: 'order_id IS NOT NULL' },
      { name: 'messages_unread_first', synchronize: false },
    ],
    checks: [{ name: 'messages_read_by_somebody', expression: 'read_at IS NOT NULL OR read_by IS NULL' }],
  },
);
