import { EntitySchema } from 'typeorm';

/** A row of `messages`. */
export interface MessageRow {
  /** UUIDv7, so ids sort by time. */
  id: string;
  /** Null for a visitor. */
  customerId: string | null;
  name: string;
  email: string;
  text: string;
  sentAt: Date;
}

/** Messages to the shop. */
export const MessageEntity = new EntitySchema<MessageRow>({
  name: 'Message',
  tableName: 'messages',
  columns: {
    id: { type: 'uuid', primary: true, default: () => 'uuidv7()', primaryKeyConstraintName: 'messages_pkey' },
    customerId: { name: 'customer_id', type: 'uuid', nullable: true },
    name: { type: 'text' },
    email: { type: 'text' },
    text: { type: 'text' },
    sentAt: { name: 'sent_at', type: 'timestamptz', default: () => 'now()' },
  },
  indices: [{ name: 'messages_by_customer', columns: ['customerId', 'id'] }],
  foreignKeys: [
    {
      name: 'messages_customer_fkey',
      target: 'Customer',
      columnNames: ['customerId'],
      referencedColumnNames: ['id'],
      onDelete: 'SET NULL',
    },
  ],
});
