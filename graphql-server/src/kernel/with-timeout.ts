/**
 * Returns the result of a promise, or undefined after the given time; the work itself goes on.
 * @throws what the promise throws in time
 */
export const withTimeout = async <Result>(work: Promise<Result>, milliseconds: number): Promise<Result | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
