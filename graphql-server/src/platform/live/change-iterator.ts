/** An iterator of changes, with the functions that report a change to it and end it. */
export interface ChangeIterator {
  readonly iterator: AsyncIterableIterator<undefined>;
  readonly changed: () => void;
  readonly finish: () => void;
}

/**
 * Returns an iterator that answers its first call at once and each later one after a change; one call at a time.
 * `ended` is called when it is left or finished. It is not an async generator, since `return` of a generator that waits
 * would itself wait for the next change.
 */
export const changeIterator = (ended: () => void): ChangeIterator => {
  let isPending = true;
  let isOver = false;
  let answer: ((result: IteratorResult<undefined>) => void) | undefined;

  const give = (result: IteratorResult<undefined>) => {
    const waiting = answer;
    answer = undefined;
    waiting?.(result);
  };
  const finish = () => {
    if (isOver) return;
    isOver = true;
    ended();
    give({ done: true, value: undefined });
  };
  const iterator: AsyncIterableIterator<undefined> = {
    next: async () => {
      if (isOver) return { done: true, value: undefined };
      if (isPending) {
        isPending = false;
        return { done: false, value: undefined };
      }
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
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
  const changed = () => {
    if (answer === undefined) isPending = true;
    else give({ done: false, value: undefined });
  };
  return { iterator, changed, finish };
};
