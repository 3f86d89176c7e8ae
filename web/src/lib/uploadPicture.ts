import { textOr } from './json.ts';
import type { Stores } from './stores.ts';
import { upload, UploadFailure } from './upload.ts';

/** Where pictures are uploaded to: by customers and visitors, and by admins for products. */
type UploadAddress = '/backend/pictures' | '/backend/admin/pictures';

/** An uploaded picture: its key for inputs, its path for display. */
export interface UploadedPicture {
  key: string;
  path: string;
}

/** Uploads a picture. @throws UploadFailure */
export const uploadPicture = async (
  stores: Stores,
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
  address: UploadAddress = '/backend/pictures',
): Promise<UploadedPicture> => {
  const answer = await upload(stores, { address, file, onProgress, signal });
  const [key, path] = [textOr(answer['key'], null), textOr(answer['path'], null)];
  if (key === null || path === null) throw new UploadFailure(null);
  return { key, path };
};
