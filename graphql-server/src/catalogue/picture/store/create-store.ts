import type { Deps } from '#platform/module/deps.ts';
import { pictureRecords } from '../picture.statements.ts';
import { Bucket } from './bucket.ts';
import { BucketStore } from './bucket-store.ts';
import { FolderStore, pictureFolders } from './folder-store.ts';
import type { PictureStore } from './picture-store.ts';

/** Returns where uploaded pictures are: in the configured bucket, or else in a folder of `DATA_DIR`. */
export const createPictureStore = ({
  config,
  database,
  log,
  clock,
}: Pick<Deps, 'config' | 'database' | 'log' | 'clock'>): PictureStore => {
  const folder = new FolderStore(pictureFolders(config).originals);
  if (config.pictures.bucket === undefined) return folder;
  return new BucketStore({
    bucket: new Bucket(config.pictures.bucket, { log }),
    folder,
    hasRecord: async (key) => (await database.query(pictureRecords({ keys: [key] }))).length > 0,
    now: clock,
  });
};
