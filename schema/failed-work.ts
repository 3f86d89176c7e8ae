/** Kinds and sentences of failed work, for pages and services. */

/** What kind of work failed. */
export const FAILED_WORK_KINDS = ['MAIL', 'JOB', 'EVENT'] as const;

/** One of them. */
export type FailedWorkKind = (typeof FAILED_WORK_KINDS)[number];

/** What the shop says about it. */
export const FAILED_WORK_MESSAGES = {
  gone: 'Somebody has dealt with this already.',
} as const;
