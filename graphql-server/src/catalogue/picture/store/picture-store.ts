import { REVIEW_MESSAGES } from '#schema/review.ts';
import { Busy } from '#kernel/errors.ts';

/** An original picture: every delivered form is made from it. */
export interface Original {
  /** When it was stored, in milliseconds: tells its versions apart. */
  readonly modifiedMs: number;
  /** Returns its bytes; undefined when it was removed meanwhile. @throws StoreDown */
  read(): Promise<Buffer | undefined>;
}

/** A place where originals are. */
export interface Originals {
  /**
   * Returns the original with this name; undefined when there is none. The caller has checked that the name contains no
   * way to other folders. `pay` is called before another machine is called, and may throw.
   * @throws StoreDown
   */
  find(name: string, pay?: () => void): Promise<Original | undefined>;
}

/** Where uploaded pictures are, by their keys: a folder, or a bucket that all servers share. */
export interface PictureStore extends Originals {
  /** Whether it is on another machine, which may not answer: nothing in a transaction may wait for it. */
  readonly isRemote: boolean;
  /** Stores a new picture as WebP, whole or not at all. After `StoreDown` nobody knows which. @throws StoreDown */
  put(key: string, picture: Buffer): Promise<void>;
  /** Removes pictures; those that are gone already are no failure. @throws StoreDown */
  remove(keys: readonly string[]): Promise<void>;
}

/** After how many seconds to try again. */
const RETRY_AFTER_SECONDS = 60;

/** The store cannot be reached, refuses, or is full. The log says why. */
export class StoreDown extends Busy {
  override readonly name = 'StoreDown';

  constructor() {
    super(REVIEW_MESSAGES.picturesDown, RETRY_AFTER_SECONDS);
  }
}
