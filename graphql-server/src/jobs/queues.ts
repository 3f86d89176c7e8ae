import type { QueueOptions } from 'pg-boss';
import type { MailOrder } from '../mail/mail-orders.ts';

/** What the jobs of each line are told. No token and no letter: the tables of the queue are nobody's secret. */
export interface JobData {
  /** A mail that is to be written and sent. */
  mail: MailOrder;
  /** Throws away what has had its time. */
  cleanup: Record<string, never>;
}

/** A line of jobs. */
export type JobName = keyof JobData;

/** How a line treats its jobs. */
export interface JobRules extends Pick<
  QueueOptions,
  'retryLimit' | 'retryDelay' | 'retryBackoff' | 'expireInSeconds' | 'deleteAfterSeconds' | 'heartbeatSeconds'
> {
  retryDelayMax: number;
  /** Whether workers are woken when a job is put in line; otherwise they look from time to time. */
  notify: boolean;
  /** How many are worked on at once by each server. */
  workers: number;
  /** When one is put in line by itself, as cron says it. */
  schedule?: string;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Every line of jobs. */
export const queues: Record<JobName, JobRules> = {
  mail: {
    // About a day in all: after some 5 s, 10 s, 20 s … and at last every two hours.
    retryLimit: 24,
    retryDelay: 5,
    retryDelayMax: 120 * MINUTE,
    retryBackoff: true,
    expireInSeconds: 5 * MINUTE,
    // A mail of a server that was killed is another one's soon.
    heartbeatSeconds: 40,
    // Some hold an address of a person who is no customer any more.
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

/** Their names. */
export const jobNames = Object.keys(queues) as JobName[];
