import { EntitySchema } from 'typeorm';

/** A row of `uploaded_pictures`. */
export interface UploadedPictureRow {
  /** Key in the image store. */
  key: string;
  customerId: string;
  uploadedAt: Date;
}

/** Who uploaded a picture: nobody may use another customer's. */
export const UploadedPictureEntity = new EntitySchema<UploadedPictureRow>({
  name: 'UploadedPicture',
  tableName: 'uploaded_pictures',
  columns: {
    key: { type: 'text', primary: true, primaryKeyConstraintName: 'uploaded_pictures_pkey' },
    customerId: { name: 'customer_id', type: 'uuid' },
    uploadedAt: { name: 'uploaded_at', type: 'timestamptz', default: () => 'now()' },
  },
  indices: [{ name: 'uploaded_pictures_by_customer', columns: ['customerId', 'uploadedAt'] }],
  foreignKeys: [
    {
      name: 'uploaded_pictures_customer_fkey',
      target: 'Customer',
      columnNames: ['customerId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
