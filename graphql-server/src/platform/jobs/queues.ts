import type { QueueOptions } from 'pg-boss';
import { MOST_DAYS } from '../config/retention-variables.ts';
import type { WorkDeps } from '../module/deps.ts';
import type { Handler, JobName } from './job-queue.ts';

/** How a queue treats its jobs. */
interface JobRules extends Pick<
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

/** The rules of work that one server at a time does by a schedule: what fails is done the next time. */
export const SCHEDULED = {
  retryLimit: 0,
  retryDelay: 30,
  retryDelayMax: 60,
  retryBackoff: true,
  expireInSeconds: 600,
  deleteAfterSeconds: 3600,
  notify: false,
  workers: 1,
} satisfies JobRules;

/** The worker of a queue. */
export interface Worker<Name extends JobName> {
  handle: Handler<Name>;
  /** Closes what it has opened, after its last job. */
  close?: () => void;
}

/** Queues with their rules and workers. */
export type Queues<Name extends JobName> = {
  [One in Name]: JobRules & { worker: (deps: WorkDeps) => Worker<One> };
};

const DAY = 24 * 60 * 60;

/**
 * Where jobs go whose last attempt failed, for an admin to see (docs/decisions/34-jobs-mail-and-events.md). No worker
 * takes from it.
 */
export const FAILED_JOBS = 'failed';

/** They stay for FAILED_JOB_DAYS, and longer than that in pg-boss's own eyes. Times in seconds. */
export const FAILED_JOBS_RULES = { retentionSeconds: MOST_DAYS * DAY, deleteAfterSeconds: DAY };

/** Returns the names of queues. */
export const namesOf = <Name extends JobName>(queues: Queues<Name>): Name[] => Object.keys(queues) as Name[];
