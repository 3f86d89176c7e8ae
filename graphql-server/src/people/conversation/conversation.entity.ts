import { LANGUAGES } from '#schema/customer.ts';
import { entity, id, instant, known, now, reference, text, texts, uuid } from '#platform/db/entity.ts';

/** Conversations with the shop: one for each customer who wrote, and one for each browser of a visitor. */
export const ConversationEntity = entity(
  'Conversation',
  'conversations',
  {
    id,
    /** Null for a visitor. */
    customerId: reference('Customer', 'CASCADE').orNull(),
    /** The hash of the key that a visitor's browser keeps; null for customers, and for messages without a browser. */
    keyHash: text.orNull(),
    /** The visitor's; null for customers, whose account has them. */
    name: text.orNull(),
    email: text.orNull(),
    language: known(LANGUAGES).defaultTo('EN'),
    /** The latest message, by which the inbox is sorted: it has no foreign key, since each would refer to the other. */
    lastMessageId: uuid.orNull(),
  },
  {
    uniques: [
      { name: 'conversations_once_per_customer', columns: ['customerId'] },
      { name: 'conversations_once_per_key', columns: ['keyHash'] },
    ],
    indices: [
      { name: 'conversations_latest_first', columns: ['lastMessageId'] },
      { name: 'conversations_by_email', synchronize: false },
    ],
    checks: [
      {
        name: 'conversations_of_customer_or_visitor',
        expression: '(customer_id IS NULL) = (name IS NOT NULL) AND (customer_id IS NULL OR key_hash IS NULL)',
      },
    ],
  },
);

/** The messages of conversations. */
export const MessageEntity = entity(
  'Message',
  'messages',
  {
    id,
    conversationId: reference('Conversation', 'CASCADE'),
    text,
    /** Keys of its pictures. */
    pictures: texts.defaultTo(() => "'{}'"),
    sentAt: now,
    /** The hash of the idempotency key that it was sent with; null without one. */
    keyHash: text.orNull(),
    /** The order that it is about; null when it is about none. */
    orderId: reference('Order', 'SET NULL').orNull(),
    /** Which admin wrote it for the shop; null for what the customer wrote. No foreign key: it outlives the account. */
    writtenBy: uuid.orNull(),
    /** When the other side read it; null until then. */
    readAt: instant.orNull(),
    /** Which admin read it. No foreign key: that it was read outlives the admin's account. */
    readBy: uuid.orNull(),
    /** These three are for servers of the version before, which know no conversations. They go one release later. */
    customerId: reference('Customer', 'SET NULL').orNull(),
    name: text.defaultTo(''),
    email: text.defaultTo(''),
  },
  {
    indices: [
      { name: 'messages_by_conversation', columns: ['conversationId', 'id'] },
      { name: 'messages_once_per_key', synchronize: false },
      { name: 'messages_unread', synchronize: false },
      { name: 'messages_by_customer', columns: ['customerId', 'id'] },
      { name: 'messages_by_order', columns: ['orderId'], where: 'order_id IS NOT NULL' },
      { name: 'messages_unread_first', synchronize: false },
    ],
    checks: [{ name: 'messages_read_by_somebody', expression: 'read_at IS NOT NULL OR read_by IS NULL' }],
  },
);
