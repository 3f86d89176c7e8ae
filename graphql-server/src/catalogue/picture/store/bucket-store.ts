import pLimit from 'p-limit';
import { Cache } from '#platform/cache/cache.ts';
import type { Bucket } from './bucket.ts';
import type { FolderStore } from './folder-store.ts';
import type { Original, PictureStore } from './picture-store.ts';

/** Keys that the shop gives. The bucket is read for nothing else. */
const KEY = /^(?:upload|product)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** How long a picture is taken to be where it was, in milliseconds. Another server may remove it meanwhile. */
const KNOWN_MS = 5 * 60_000;

/** Of how many pictures a server knows where they are. */
const MOST_KNOWN = 20_000;

/** How many objects are deleted at once. */
const DELETED_AT_ONCE = 8;

/** Where a picture was. */
interface Place {
  isInFolder: boolean;
  modifiedMs: number;
}

interface Needs {
  bucket: Bucket;
  /** The folder of the time before the bucket: what is not copied yet is read from there. */
  folder: FolderStore;
  /** Whether the shop still has a picture: one that another server has removed may still be in this server's folder. */
  hasRecord: (key: string) => Promise<boolean>;
  now?: (() => number) | undefined;
}

/**
 * Returns the name of a picture's object. It has the same path in the folder `DATA_DIR`, so that either can be copied
 * to the other.
 */
export const objectName = (key: string): string => `pictures/${key}.webp`;

/** Pictures in a bucket that all servers share. */
export class BucketStore implements PictureStore {
  readonly isRemote = true;
  readonly #needs: Needs;
  readonly #places: Cache<Place | undefined>;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#places = new Cache<Place | undefined>({
      entries: MOST_KNOWN,
      lifetimeOf: (place) => ({ freshMs: place === undefined ? 0 : KNOWN_MS }),
      now: needs.now,
    });
  }

  /** Returns the original with this key; undefined when there is none. @throws StoreDown, and what `pay` throws */
  async find(key: string, pay?: () => void): Promise<Original | undefined> {
    if (!KEY.test(key)) return undefined;
    let place = this.#places.hit(key)?.value;
    if (place === undefined) {
      pay?.();
      place = (await this.#places.make(key, { make: () => this.#placeOf(key) })).value;
    }
    if (place === undefined) return undefined;
    return { modifiedMs: place.modifiedMs, read: () => this.#read(key, place) };
  }

  /** Stores a picture, whole or not at all. @throws StoreDown, after which it may be there or not */
  async put(key: string, picture: Buffer): Promise<void> {
    await this.#needs.bucket.put(objectName(key), picture, 'image/webp');
  }

  /** Removes pictures, also from this server's folder. @throws StoreDown */
  async remove(keys: readonly string[]): Promise<void> {
    const { bucket, folder } = this.#needs;
    await folder.remove(keys);
    const limit = pLimit(DELETED_AT_ONCE);
    await Promise.all(keys.map((key) => limit(() => bucket.delete(objectName(key)))));
    for (const key of keys) this.#places.delete(key);
  }

  async #placeOf(key: string): Promise<Place | undefined> {
    const { bucket, folder, hasRecord } = this.#needs;
    const object = await bucket.head(objectName(key));
    const found = object ?? (await folder.find(key));
    if (found === undefined || (object === undefined && !(await hasRecord(key)))) return undefined;
    return { isInFolder: object === undefined, modifiedMs: found.modifiedMs };
  }

  async #read(key: string, { isInFolder }: Place): Promise<Buffer | undefined> {
    const { bucket, folder } = this.#needs;
    // It may have been copied meanwhile.
    const local = isInFolder ? await (await folder.find(key))?.read() : undefined;
    const bytes = local ?? (await bucket.get(objectName(key)))?.bytes;
    if (bytes === undefined) this.#places.delete(key);
    return bytes;
  }
}
