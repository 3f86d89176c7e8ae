import { boolean, entity, now, reference, text } from '#platform/db/entity.ts';

/**
 * Who uploaded a picture: nobody may use another customer's. With neither customer nor conversation, it was uploaded for
 * a conversation that is gone.
 */
export const UploadedPictureEntity = entity(
  'UploadedPicture',
  'uploaded_pictures',
  {
    /** Key in the image store. */
    key: text.primary(),
    /** Null for a visitor. */
    customerId: reference('Customer', 'CASCADE').orNull(),
    /** The conversation for which a visitor uploaded it; null for customers. */
    conversationId: reference('Conversation', 'SET NULL').orNull(),
    uploadedAt: now,
  },
  {
    indices: [
      { name: 'uploaded_pictures_by_customer', columns: ['customerId', 'uploadedAt'] },
      {
        name: 'uploaded_pictures_by_conversation',
        columns: ['conversationId'],
        where: 'conversation_id IS NOT NULL',
      },
    ],
    checks: [{ name: 'uploaded_pictures_of_one', expression: 'customer_id IS NULL OR conversation_id IS NULL' }],
  },
);

/**
 * Pictures that admins have added for products. One that a product has ever shown stays for ever: orders, mails and
 * duplicates of the product show it too.
 */
export const ProductPictureEntity = entity(
  'ProductPicture',
  'product_pictures',
  {
    /** Key in the image store. */
    key: text.primary(),
    addedAt: now,
    /** Whether a product was ever saved with it. */
    used: boolean.defaultTo(false),
    /** The web address that it was fetched from; null for an upload. */
    source: text.orNull(),
  },
  { indices: [{ name: 'product_pictures_unused', columns: ['addedAt'], where: 'NOT used' }] },
);
