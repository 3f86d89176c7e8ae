import { setTimeout as pause } from 'node:timers/promises';
import { iteratorOf } from '#kernel/iterator-of.ts';
import { changeIterator } from './change-iterator.ts';

/** What has changed since the last answer. */
export interface Changes {
  /** Ids of what has changed, of whatever kind. */
  ids: readonly string[];
  /** Whether these are all; otherwise something may have been missed. */
  isComplete: boolean;
}

/** The least time between two answers, and how long to wait for what changes together, in milliseconds. */
const BETWEEN_MS = 250;
const TOGETHER_MS = 20;

/**
 * Returns an iterator that answers its first call at once, saying that it is not complete, and each later one after a
 * change, at most four times a second. More than `most` changes between two answers are not listed. With it come the
 * functions that report a change, or that some were missed, and that end it. `ended` is called when it is left or
 * finished.
 */
export const changedIds = (most: number, ended: () => void) => {
  const ids = new Set<string>();
  let isComplete = false;
  let answeredAt = -Infinity;
  const { iterator: signal, changed: wake, finish } = changeIterator(ended);

  const missed = (): void => {
    ids.clear();
    isComplete = false;
    wake();
  };
  const changed = (id: string): void => {
    if (isComplete) ids.add(id);
    if (ids.size > most) missed();
    else wake();
  };
  const hasNothing = () => isComplete && ids.size === 0;
  const next = async (): Promise<IteratorResult<Changes, undefined>> => {
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
  return { iterator: iteratorOf(next, finish), changed, missed, finish };
};

/** An iterator of changes of anything, with its functions. */
export type ChangedIds = ReturnType<typeof changedIds>;
