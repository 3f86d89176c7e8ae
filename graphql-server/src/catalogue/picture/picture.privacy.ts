import type { PrivacyPart } from '#platform/module/module.ts';
import { exported } from '#people/privacy/exported.ts';
import { picturesExported } from './picture.statements.ts';

/** Uploads are deleted with their customer, except those that a review shows. */
export const picturePrivacy: PrivacyPart = {
  exports: {
    pictures: exported('uploaded_pictures', 'Pictures that were uploaded', picturesExported),
  },
  onDeletion: async (manager, { id }, { services: { pictures } }) => {
    const files = await pictures.forget(manager, id, null);
    return () => pictures.removeFiles(manager, files);
  },
};
