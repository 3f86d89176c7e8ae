import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Database } from '#platform/db/database.ts';
import { pictureRecords } from '../picture.statements.ts';
import type { Bucket } from './bucket.ts';
import { objectName } from './bucket-store.ts';
import { FolderStore, presentOrUndefined } from './folder-store.ts';
import { StoreDown } from './picture-store.ts';

/** What became of the pictures of a folder. */
export interface CopyCounts {
  copied: number;
  /** In the bucket already. */
  there: number;
  /** Of which the shop has no record any more; they are not copied. */
  forgotten: number;
  /** Deleted from the folder. */
  removed: number;
  /** Left as they are, for another run. */
  failed: number;
}

/** How copying is done. */
export interface CopyOptions {
  /** The folder of the originals. */
  folder: string;
  bucket: Bucket;
  database: Pick<Database, 'query'>;
  /** Whether what the bucket has, and what is forgotten, is deleted from the folder. */
  removes: boolean;
  /** Learns after each batch what was done until then. */
  progress?: (counts: CopyCounts) => void;
}

/** The folders of pictures in the folder of the originals. */
const PARTS = ['upload', 'product'];

const BATCH = 200;
const AT_ONCE = 8;

/**
 * Copies the pictures of a folder into a bucket. What is there already is not copied again, so that a run that was
 * interrupted, or failed in part, is simply repeated. The shop may run meanwhile.
 */
export const copyToBucket = async (options: CopyOptions): Promise<CopyCounts> => {
  const { folder, database, removes, progress } = options;
  const counts: CopyCounts = { copied: 0, there: 0, forgotten: 0, removed: 0, failed: 0 };
  const limit = pLimit(AT_ONCE);
  const local = new FolderStore(folder);
  for (const part of PARTS) {
    const files = (await presentOrUndefined(readdir(path.join(folder, part)))) ?? [];
    const keys = files.filter((file) => file.endsWith('.webp')).map((file) => `${part}/${file.slice(0, -5)}`);
    for (let from = 0; from < keys.length; from += BATCH) {
      const batch = keys.slice(from, from + BATCH);
      const rows = await database.query(pictureRecords({ keys: batch }));
      const known = new Set(rows.map(({ key }) => key));
      const copyOne = async (key: string) => {
        const outcome = known.has(key) ? await copyPicture(key, options) : 'forgotten';
        counts[outcome] += 1;
        if (!removes || outcome === 'failed') return;
        await local.remove([key]);
        counts.removed += 1;
      };
      await Promise.all(batch.map((key) => limit(() => copyOne(key))));
      progress?.(counts);
    }
  }
  return counts;
};

const copyPicture = async (
  key: string,
  { folder, bucket, database }: CopyOptions,
): Promise<'copied' | 'there' | 'forgotten' | 'failed'> => {
  const file = path.join(folder, `${key}.webp`);
  try {
    const size = (await presentOrUndefined(stat(file)))?.size;
    if (size === undefined) return 'forgotten';
    const object = await bucket.head(objectName(key));
    if (object?.size === size) return 'there';
    const bytes = await presentOrUndefined(readFile(file));
    if (bytes === undefined) return 'forgotten';
    await bucket.put(objectName(key), bytes, 'image/webp');
    // Its record may have been deleted meanwhile, and its object before it was stored here.
    if ((await database.query(pictureRecords({ keys: [key] }))).length > 0) return 'copied';
    await bucket.delete(objectName(key));
    return 'forgotten';
  } catch (error) {
    if (error instanceof StoreDown) return 'failed';
    throw error;
  }
};
