import type { PrivacyPart } from '../module.ts';

/** Uploads go with who uploaded them, but for those that a review shows. */
export const picturePrivacy: PrivacyPart = {
  exports: {
    pictures: {
      table: 'uploaded_pictures',
      description: 'Pictures that were uploaded',
      text: `SELECT '/pictures/' || key || '/1600.jpg' AS path, uploaded_at AS "uploadedAt"
      FROM uploaded_pictures WHERE customer_id = $1 ORDER BY uploaded_at, key`,
    },
  },
  onDeletion: async (manager, { id }, { services: { pictures } }) => {
    const files = await pictures.forget(manager, id, null);
    return () => pictures.removeFiles(files);
  },
};
