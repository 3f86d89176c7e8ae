import { setTimeout as pause } from 'node:timers/promises';
import { changeIterator } from './change-iterator.ts';

/** What has changed since the last answer. */
export interface Changes {
  /** Ids of what has changed, of whatever kind. */
  ids: readonly string[];
  /** Whether these are all; otherwise something may have been missed. */
  isComplete: boolean;
}

/**
 * An iterator of changes of anything, with the functions that report one, or that some were missed, and that end it.
 */
export interface ChangedIds {
  readonly iterator: AsyncIterableIterator<Changes>;
  readonly changed: (id: string) => void;
  readonly missed: () => void;
  readonly finish: () => void;
}

/** The least time between two answers, and how long to wait for what changes together, in milliseconds. */
const BETWEEN_MS = 250;
const TOGETHER_MS = 20;

/**
 * Returns an iterator that answers its first call at once, saying that it is not complete, and each later one after a
 * change, at most four times a second. More than `most` changes between two answers are not listed. `ended` is called
 * when it is left or finished.
 */
export const changedIds = (most: number, ended: () => void): ChangedIds => {
  const ids = new Set<string>();
  let isComplete = false;
  let answeredAt = -Infinity;
  const { iterator: signal, changed: wake, finish } = changeIterator(ended);

  const missed = () => {
    ids.clear();
    isComplete = false;
    wake();
  };
  const changed = (id: string) => {
    if (isComplete) ids.add(id);
    if (ids.size > most) missed();
    else wake();
  };
  const hasNothing = () => isComplete && ids.size === 0;
  const next = async (): Promise<IteratorResult<Changes>> => {
    const isFirst = answeredAt === -Infinity;
    // What changes during the pause wakes once more, with nothing left to say.
    do {
      const { done } = await signal.next();
      if (done) return { done: true, value: undefined };
      if (!isFirst) await pause(Math.max(answeredAt + BETWEEN_MS - performance.now(), TOGETHER_MS));
    } while (hasNothing());
    answeredAt = performance.now();
    const value = { ids: [...ids], isComplete };
    ids.clear();
    isComplete = true;
    return { done: false, value };
  };
  const iterator: AsyncIterableIterator<Changes> = {
    next,
    return: async () => {
      finish();
      return { done: true, value: undefined };
    },
    throw: async (error) => {
      finish();
      throw error;
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return { iterator, changed, missed, finish };
};
