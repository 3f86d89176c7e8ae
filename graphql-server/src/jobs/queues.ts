import type { QueueOptions } from 'pg-boss';
import type { MailJob } from '../mail/mail-queue.ts';

/** The data of each queue's jobs. No tokens and no mail texts: the queue's tables are not protected as secrets. */
export interface JobData {
  /** A mail to write and send. */
  mail: MailJob;
  /** Deletes what has expired. */
  cleanup: Record<string, never>;
}

/** The name of a queue. */
export type JobName = keyof JobData;

/** How a queue treats its jobs. */
export interface JobRules extends Pick<
  QueueOptions,
  'retryLimit' | 'retryDelay' | 'retryBackoff' | 'expireInSeconds' | 'deleteAfterSeconds' | 'heartbeatSeconds'
> {
  retryDelayMax: number;
  /** Whether workers are notified of a new job; otherwise they poll. */
  notify: boolean;
  /** How many jobs each server runs at once. */
  workers: number;
  /** When a job is added automatically, as a cron expression. */
  schedule?: string;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Every queue. */
export const queues: Record<JobName, JobRules> = {
  mail: {
    // About a day in all: after some 5 s, 10 s, 20 s … and at last every two hours.
    retryLimit: 24,
    retryDelay: 5,
    retryDelayMax: 120 * MINUTE,
    retryBackoff: true,
    expireInSeconds: 5 * MINUTE,
    // When a server is killed, another one takes over its mail soon.
    heartbeatSeconds: 40,
    // Some hold the e-mail address of a person who is no longer a customer.
    deleteAfterSeconds: DAY,
    notify: true,
    workers: 2,
  },
  cleanup: {
    retryLimit: 2,
    retryDelay: 30,
    retryDelayMax: 5 * MINUTE,
    retryBackoff: true,
    expireInSeconds: 10 * MINUTE,
    deleteAfterSeconds: DAY,
    notify: false,
    workers: 1,
    schedule: '17 * * * *',
  },
};

/** The names of all queues. */
export const jobNames = Object.keys(queues) as JobName[];
