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
  },
  { indices: [{ name: 'messages_by_customer', columns: ['customerId', 'id'] }] },
);
