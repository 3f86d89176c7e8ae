import { boolean, entity, now, reference, text } from '#platform/db/entity.ts';

/** Who uploaded a picture: nobody may use another customer's. */
export const UploadedPictureEntity = entity(
  'UploadedPicture',
  'uploaded_pictures',
  {
    /** Key in the image store. */
    key: text.primary(),
    customerId: reference('Customer', 'CASCADE'),
    uploadedAt: now,
  },
  { indices: [{ name: 'uploaded_pictures_by_customer', columns: ['customerId', 'uploadedAt'] }] },
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
