import { iteratorOf } from '#kernel/iterator-of.ts';

/**
 * Returns an iterator that answers its first call at once and each later one after a change; one call at a time. With
 * it come the functions that report a change to it and end it. `ended` is called when it is left or finished.
 */
export const changeIterator = (ended: () => void) => {
  let isPending = true;
  let isOver = false;
  let answer: ((result: IteratorResult<undefined, undefined>) => void) | undefined;

  const give = (result: IteratorResult<undefined, undefined>) => {
    const waiting = answer;
    answer = undefined;
    waiting?.(result);
  };
  const finish = (): void => {
    if (isOver) return;
    isOver = true;
    ended();
    give({ done: true, value: undefined });
  };
  const next = async (): Promise<IteratorResult<undefined, undefined>> => {
    if (isOver) return { done: true, value: undefined };
    if (isPending) {
      isPending = false;
      return { done: false, value: undefined };
    }
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  const changed = (): void => {
    if (answer === undefined) isPending = true;
    else give({ done: false, value: undefined });
  };
  return { iterator: iteratorOf(next, finish), changed, finish };
};
