const HOUR = 3600;

/**
 * A job that comes this much too early waits again; of one that comes earlier, the time was changed, and there is
 * another job.
 */
export const EARLY_SECONDS = 60;

/** A queue of jobs for a time that somebody has chosen; they wait in the database, so that they survive a restart. */
export const AT_A_TIME = {
  retryLimit: 10,
  retryDelay: 2,
  retryDelayMax: HOUR,
  retryBackoff: true,
  expireInSeconds: 60,
  deleteAfterSeconds: 24 * HOUR,
  notify: true,
  workers: 1,
} as const;
