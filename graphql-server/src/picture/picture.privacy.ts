import type { PrivacyPart } from '../module.ts';
import { query } from '../db/database.ts';
import { picturesExported } from './picture.statements.ts';

/** Uploads are deleted with their customer, except those that a review shows. */
export const picturePrivacy: PrivacyPart = {
  exports: {
    pictures: {
      table: 'uploaded_pictures',
      description: 'Pictures that were uploaded',
      rows: (manager, customerId) => query(manager, picturesExported({ customerId })),
    },
  },
  onDeletion: async (manager, { id }, { services: { pictures } }) => {
    const files = await pictures.forget(manager, id, null);
    return () => pictures.removeFiles(files);
  },
};
