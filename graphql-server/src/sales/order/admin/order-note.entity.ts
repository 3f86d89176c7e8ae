import { MAX_NOTE_LENGTH } from '#schema/order-admin.ts';
import { entity, id, now, reference, text, uuid } from '#platform/db/entity.ts';

/**
 * Notes of admins about orders. A trigger refuses to change what was written; they are deleted with the account of the
 * order's customer.
 */
export const OrderNoteEntity = entity(
  'OrderNote',
  'order_notes',
  {
    id,
    orderId: reference('Order', 'CASCADE'),
    /** The admin who wrote it. */
    authorId: uuid.orNull(),
    /** Names the note, so that sending it again does not add it twice. */
    key: text.orNull(),
    text,
    at: now,
  },
  {
    uniques: [{ name: 'order_notes_key_once', columns: ['orderId', 'key'] }],
    indices: [{ name: 'order_notes_by_order', columns: ['orderId', 'id'] }],
    checks: [
      {
        name: 'order_notes_text_bounded',
        expression: `length(text) >= 1 AND length(text) <= ${MAX_NOTE_LENGTH}`,
      },
    ],
  },
);
