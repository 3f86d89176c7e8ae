import { entity, now, reference, text } from '../db/entity.ts';

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
