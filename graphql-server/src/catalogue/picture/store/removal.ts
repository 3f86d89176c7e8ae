import type { EntityManager } from 'typeorm';
import type { Queues } from '#platform/jobs/queues.ts';
import type { Deps } from '#platform/module/deps.ts';
import type { CachedRenditions } from '../renditions/cached-renditions.ts';
import type { PictureStore } from './picture-store.ts';

declare module '#platform/jobs/job-queue.ts' {
  interface JobData {
    /** Removes pictures from the bucket whose records are deleted. */
    'remove-pictures': { keys: string[] };
  }
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** After a failed upload: a bucket that was slow may still store what nobody waits for any more. */
const LATE_SECONDS = HOUR;

interface Needs {
  store: PictureStore;
  forms: CachedRenditions;
  jobs: Deps['jobs'];
}

/** Removes pictures for good, with their delivered forms. */
export class PictureRemoval {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /**
   * Removes pictures, last in the transaction that deletes their records. Files go at once: if one cannot be removed,
   * the records stay. Objects of a bucket go after the transaction, by a job that is repeated until the bucket answers.
   */
  async inTransaction(manager: EntityManager, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const { store, jobs } = this.#needs;
    if (store.isRemote) await jobs.enqueue(manager, 'remove-pictures', { keys: [...keys] });
    else await this.now(keys);
  }

  /** Removes a picture of which nobody knows whether it was stored, in the transaction that deletes its record. */
  async afterFailure(manager: EntityManager, key: string): Promise<void> {
    const { store, jobs } = this.#needs;
    // A folder has removed it itself.
    if (!store.isRemote) return;
    await jobs.enqueue(manager, 'remove-pictures', { keys: [key] }, { startAfterSeconds: LATE_SECONDS });
  }

  /** Removes pictures now. @throws StoreDown */
  async now(keys: readonly string[]): Promise<void> {
    await this.#needs.store.remove(keys);
    await this.#needs.forms.remove(keys);
  }
}

/**
 * The queue of pictures that are to be removed from the bucket: tried for more than a day, then shown to admins as
 * failed work.
 */
export const removalQueues: Pick<Queues<'remove-pictures'>, 'remove-pictures'> = {
  'remove-pictures': {
    retryLimit: 20,
    retryDelay: 10,
    retryDelayMax: 3 * HOUR,
    retryBackoff: true,
    expireInSeconds: 10 * MINUTE,
    deleteAfterSeconds: HOUR,
    notify: true,
    workers: 1,
    worker: ({ services }) => ({ handle: ({ data: { keys } }) => services.pictureRemoval.now(keys) }),
  },
};
