import { randomUUID } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import { MAX_UPLOADS_A_DAY, REVIEW_MESSAGES } from '#schema/review.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { lockCustomer } from '#people/customer/customer-row.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import { ipKey } from '#kernel/ip-key.ts';
import { query, type Database } from '#platform/db/database.ts';
import { InvalidInput, TooMany, Unauthenticated } from '#kernel/errors.ts';
import { redraw, QUEUE_REFUSAL } from './picture-upload.ts';
import { UploadedPictureEntity } from './picture.entity.ts';
import type { Services } from '#platform/module/services.ts';
import { HOUR, type Limit, type RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { PictureStore } from './store/picture-store.ts';
import type { PictureRemoval } from './store/removal.ts';
import * as sql from './picture.statements.ts';
import { FairQueue, type RunJob } from '#kernel/fair-queue.ts';

/** Refused pictures do not count as pictures of the day, but they cost time as well. */
const UPLOADS_BY_CUSTOMER: Limit = { name: 'uploadByCustomer', points: 60, seconds: HOUR };

/** Visitors have no account that could be closed: the address counts as well. Refused pictures count in all of these. */
const VISITOR_UPLOADS_BY_IP: Limit = { name: 'visitorUploadByIp', points: 60, seconds: HOUR };
const VISITOR_UPLOADS_BY_IP_A_DAY: Limit = { name: 'visitorUploadByIpADay', points: 200, seconds: 24 * HOUR };
const UPLOADS_BY_CONVERSATION: Limit = {
  name: 'uploadByConversation',
  points: MAX_UPLOADS_A_DAY,
  seconds: 24 * HOUR,
};

/** The owner as whom all visitors together take their turns among customers. */
const VISITORS = 'visitors';

/** The pictures that customers and visitors upload: limits and ownership. */
export class PictureService {
  readonly #database: Database;
  readonly #limits: RateLimits;
  readonly #store: PictureStore;
  readonly #removal: PictureRemoval;
  /**
   * Re-encoding a large picture takes a processor and some 200 MB. One customer may need five at once: four for a
   * review and a photo.
   */
  readonly #queue = new FairQueue({ concurrency: 1, maxWaiting: 12, maxPerOwner: 6, refusal: QUEUE_REFUSAL });
  /** Visitors wait for each other, by address; one of them at a time waits among customers. */
  readonly #visitors = new FairQueue({ concurrency: 1, maxWaiting: 12, maxPerOwner: 6, refusal: QUEUE_REFUSAL });

  constructor(
    database: Database,
    { limits, pictureStore, pictureRemoval }: Pick<Services, 'limits' | 'pictureStore' | 'pictureRemoval'>,
  ) {
    this.#database = database;
    this.#limits = limits;
    this.#store = pictureStore;
    this.#removal = pictureRemoval;
  }

  /**
   * Stores a picture and returns its key. The upload is counted before the bytes are read, so that nobody makes the
   * server read more than they may store.
   * @throws TooMany, NoPicture, TooLarge, Busy, StoreDown
   */
  async add(viewer: Viewer, read: () => Promise<Buffer>): Promise<string> {
    await this.#limits.take(UPLOADS_BY_CUSTOMER, viewer.id);
    return this.#queue.join(viewer.id, (run) => this.#add((key) => this.#reserve(viewer, key), read, run));
  }

  /**
   * Stores a picture of a visitor for their conversation and returns its key. It is counted before the bytes are read.
   * @throws TooMany, NoPicture, TooLarge, Busy, StoreDown; Unauthenticated when the conversation is gone
   */
  async addOfVisitor(conversationId: string, { ip }: ClientInfo, read: () => Promise<Buffer>): Promise<string> {
    const address = ipKey(ip);
    await this.#limits.take(VISITOR_UPLOADS_BY_IP, address);
    await this.#limits.take(VISITOR_UPLOADS_BY_IP_A_DAY, address);
    await this.#limits.take(UPLOADS_BY_CONVERSATION, conversationId);
    return this.#visitors.join(address, (runForVisitor) =>
      this.#add(
        (key) => this.#reserveForVisitor(conversationId, key),
        read,
        (job) => runForVisitor(() => this.#queue.join(VISITORS, (run) => run(job))),
      ),
    );
  }

  async #add(reserve: (key: string) => Promise<void>, read: () => Promise<Buffer>, run: RunJob): Promise<string> {
    const key = `upload/${randomUUID()}`;
    await reserve(key);
    let isSent = false;
    try {
      const bytes = await read();
      const picture = await run(() => redraw(bytes));
      isSent = true;
      await this.#store.put(key, picture);
    } catch (error) {
      await this.#database.transaction(async (manager) => {
        await manager.delete(UploadedPictureEntity, { key });
        if (isSent) await this.#removal.afterFailure(manager, key);
      });
      throw error;
    }
    await this.#checkKept(key);
    return key;
  }

  /**
   * Locks a picture of the viewer until the transaction ends, so that it can be shown.
   * @throws InvalidInput unless the viewer uploaded it
   */
  async lockPhoto(manager: EntityManager, viewer: Viewer, key: string): Promise<void> {
    const own = await manager.findOne(UploadedPictureEntity, {
      select: { key: true },
      where: { key, customerId: viewer.id },
      lock: { mode: 'for_key_share' },
    });
    if (!own) throw new InvalidInput([{ field: 'photo', message: REVIEW_MESSAGES.notYourPicture }]);
  }

  /**
   * Deletes the records of a customer's uploads, one or all, except those that a review shows. Returns the keys whose
   * files are to be removed.
   */
  async forget(manager: EntityManager, customerId: string, key: string | null): Promise<string[]> {
    const rows = await query(manager, sql.picturesForgotten({ customerId, key }));
    return rows.map(({ key: forgotten }) => forgotten);
  }

  /** Deletes the records of visitors' uploads for conversations. Returns the keys whose files are to be removed. */
  async forgetOfVisitors(manager: EntityManager, conversationIds: readonly string[]): Promise<string[]> {
    const rows = await query(manager, sql.visitorPicturesForgotten({ conversationIds }));
    return rows.map(({ key }) => key);
  }

  /** Gives a customer what they uploaded for a conversation as a visitor, before they signed in. */
  async giveToCustomer(manager: EntityManager, conversationId: string, customerId: string): Promise<void> {
    await manager.update(UploadedPictureEntity, { conversationId }, { conversationId: null, customerId });
  }

  /** Removes pictures with their delivered forms. It is called last in the transaction that deletes the records. */
  async removeFiles(manager: EntityManager, keys: readonly string[]): Promise<void> {
    await this.#removal.inTransaction(manager, keys);
  }

  /**
   * Removes uploads that are older than a day and shown nowhere, a few at a time. So who uploads pictures has a day
   * to send the review.
   */
  async removeUnused(): Promise<void> {
    let removed: number;
    do {
      removed = await this.#database.transaction(async (manager) => {
        const rows = await query(manager, sql.unusedPictures());
        const keys = rows.map(({ key }) => key);
        await manager.delete(UploadedPictureEntity, { key: In(keys) });
        await this.removeFiles(manager, keys);
        return keys.length;
      });
    } while (removed > 0);
  }

  /** @throws InvalidInput unless the viewer uploaded each of these pictures */
  async checkOwn(viewer: Viewer, keys: readonly string[]): Promise<void> {
    await this.#checkUploaded({ customerId: viewer.id }, keys);
  }

  /** @throws InvalidInput unless a visitor uploaded each of these pictures for this conversation */
  async checkOfVisitor(conversationId: string, keys: readonly string[]): Promise<void> {
    await this.#checkUploaded({ conversationId }, keys);
  }

  async #checkUploaded(
    owner: { customerId: string } | { conversationId: string },
    keys: readonly string[],
  ): Promise<void> {
    if (keys.length === 0) return;
    const rows = await this.#database.manager.find(UploadedPictureEntity, {
      select: { key: true },
      where: { ...owner, key: In(keys) },
    });
    const own = new Set(rows.map(({ key }) => key));
    const problems = keys.flatMap((key, index) =>
      own.has(key) ? [] : [{ field: `pictures.${index}`, message: REVIEW_MESSAGES.notYourPicture }],
    );
    if (problems.length > 0) throw new InvalidInput(problems);
  }

  async #reserve(viewer: Viewer, key: string): Promise<void> {
    await this.#database.transaction(async (manager) => {
      // Locks the customer: two simultaneous uploads must not both count the same pictures.
      await lockCustomer(manager, viewer.id);
      const rows = await query(manager, sql.pictureReserved({ key, customerId: viewer.id, most: MAX_UPLOADS_A_DAY }));
      if (rows.length === 0) throw new TooMany(REVIEW_MESSAGES.tooManyUploads);
    });
  }

  /** @throws Unauthenticated when the conversation is gone, or an account's */
  async #reserveForVisitor(conversationId: string, key: string): Promise<void> {
    const rows = await this.#database.query(sql.visitorPictureReserved({ key, conversationId }));
    if (rows.length === 0) throw new Unauthenticated();
  }

  /** Checks that the record still exists: its owner may have deleted the account meanwhile. @throws Unauthenticated */
  async #checkKept(key: string): Promise<void> {
    // Waits for a deletion that is under way: it may have looked for files before this one existed.
    const stored = await this.#database.query(sql.lockPicture({ key }));
    if (stored.length > 0) return;
    await this.#database.transaction((manager) => this.removeFiles(manager, [key]));
    throw new Unauthenticated();
  }
}
