/** What some work answers; undefined when it takes longer, and goes on by itself. @throws what the work throws in time */
export const inTime = async <Result>(
  work: Promise<Result>,
  milliseconds: number,
): Promise<Result | undefined> => {
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
