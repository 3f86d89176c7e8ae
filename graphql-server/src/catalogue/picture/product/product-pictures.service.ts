import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query, type Database } from '#platform/db/database.ts';
import { InvalidInput, NoPicture, TooLarge } from '#kernel/errors.ts';
import { FairQueue } from '#kernel/fair-queue.ts';
import type { Services } from '#platform/module/services.ts';
import { HOUR, type Limit } from '#platform/rate-limits/rate-limits.ts';
import { ProductPictureEntity } from '../picture.entity.ts';
import { redraw, QUEUE_REFUSAL } from '../picture-upload.ts';
import { fetchPicture } from '../remote/remote-picture.ts';
import type { Reach } from '#platform/network/public-internet.ts';
import * as sql from './product-pictures.statements.ts';

/** A stolen token must not fill the disk. */
const PICTURES_BY_ADMIN: Limit = { name: 'pictureByAdmin', points: 1000, seconds: HOUR };

/** Who adds pictures. */
type Actor = Pick<Viewer, 'id' | 'role'>;

/** The pictures of products: admins upload them, or name a URL from which the server fetches them. */
export class ProductPictureService {
  readonly #database: Database;
  readonly #services: Pick<Services, 'limits' | 'pictureStore' | 'pictureRemoval'>;
  readonly #reach: Reach;
  /** Drawing takes a processor and some 200 MB; customers' pictures wait in another queue. */
  readonly #queue = new FairQueue({ concurrency: 1, maxWaiting: 24, maxPerOwner: 8, refusal: QUEUE_REFUSAL });

  constructor(
    database: Database,
    services: Pick<Services, 'limits' | 'pictureStore' | 'pictureRemoval'>,
    reach: Reach,
  ) {
    this.#database = database;
    this.#services = services;
    this.#reach = reach;
  }

  /**
   * Stores a picture, drawn afresh, and returns its key. It is removed after a week unless a product is saved with it.
   * @throws Forbidden unless the viewer is an admin; TooMany, NoPicture, TooLarge, Busy, StoreDown
   */
  async add(viewer: Actor, read: () => Promise<Buffer>, source: string | null = null): Promise<string> {
    checkMay(viewer, 'CATALOGUE');
    await this.#services.limits.take(PICTURES_BY_ADMIN, viewer.id);
    return this.#queue.join(viewer.id, async (run) => {
      const bytes = await read();
      const picture = await run(() => redraw(bytes));
      const key = `product/${randomUUID()}`;
      await this.#store(key, picture, source);
      return key;
    });
  }

  /**
   * Fetches a picture from a URL of the public internet, stores it as `add` does, and returns its key.
   * @throws Forbidden unless the viewer is an admin; InvalidInput, TooMany, Busy, StoreDown
   */
  async fetch(viewer: Actor, url: string): Promise<string> {
    try {
      return await this.add(viewer, () => fetchPicture(url, this.#reach), url);
    } catch (error) {
      if (!(error instanceof NoPicture || error instanceof TooLarge)) throw error;
      throw new InvalidInput([{ field: 'url', message: error.message }]);
    }
  }

  /**
   * Keeps pictures for ever, in the transaction that saves a product with them. Returns those that exist; others were
   * never added, or removed meanwhile.
   */
  async keep(manager: EntityManager, keys: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = keys.length === 0 ? [] : await query(manager, sql.productPicturesUsed({ keys }));
    return new Set(rows.map(({ key }) => key));
  }

  /** Removes pictures that were added a week ago and never used, a few at a time. */
  async removeUnused(): Promise<void> {
    let removed: number;
    do {
      removed = await this.#database.transaction(async (manager) => {
        const keys = (await query(manager, sql.productPicturesRemoved())).map(({ key }) => key);
        await this.#services.pictureRemoval.inTransaction(manager, keys);
        return keys.length;
      });
    } while (removed > 0);
  }

  /** Stores a picture after its record: what is stored, and then not used, is found by its record and removed. */
  async #store(key: string, picture: Buffer, source: string | null): Promise<void> {
    const { pictureStore, pictureRemoval } = this.#services;
    await this.#database.manager.insert(ProductPictureEntity, { key, source });
    try {
      await pictureStore.put(key, picture);
    } catch (error) {
      await this.#database.transaction(async (manager) => {
        await manager.delete(ProductPictureEntity, { key });
        await pictureRemoval.afterFailure(manager, key);
      });
      throw error;
    }
  }
}
