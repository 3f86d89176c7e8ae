const MINUTE_MS = 60_000;

/**
 * Returns a function that acts at most once a minute, with how often it was called since: a stranger, or a provider
 * that is down for hours, must not fill the log.
 */
export const onceAMinute = (now: () => number = Date.now) => {
  let actedAt = -Infinity;
  let times = 0;
  return (act: (times: number) => void): void => {
    times += 1;
    if (now() - actedAt < MINUTE_MS) return;
    actedAt = now();
    act(times);
    times = 0;
  };
};
