/**
 * Returns an iterator by its two functions. `return` ends it while `next` waits: that of an async generator would wait
 * as well.
 */
export const iteratorOf = <Value>(
  next: () => Promise<IteratorResult<Value, undefined>>,
  end: () => unknown,
): AsyncIterableIterator<Value, undefined> => {
  const iterator: AsyncIterableIterator<Value, undefined> = {
    next,
    return: async () => {
      await end();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
};
