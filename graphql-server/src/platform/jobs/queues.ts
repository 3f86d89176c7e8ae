import type { QueueOptions } from 'pg-boss';
import type { Deps, WorkDeps } from '../module/deps.ts';
import { modules } from '#server/modules.ts';
import type { Handler } from './job-queue.ts';

/**
 * The data of each queue's jobs. No tokens and no mail texts: the queue's tables are not protected as secrets. Every module adds its
 * own: `declare module './job-queue.ts' { interface JobData { … } }`.
 */
export interface JobData {
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

/** The handler that deletes what has expired, of every noun. */
export const createCleanup =
  (deps: Deps): Handler<'cleanup'> =>
  async () => {
    await deps.services.limits.cleanUp();
    for (const { cleanUp } of deps.modules) await cleanUp?.(deps);
  };

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Where jobs go whose last attempt failed, for an admin to see (docs/decisions/067-failed-work.md). No worker takes from it. */
export const FAILED_JOBS = 'failed';

/** How long failed jobs wait there, in seconds. */
export const FAILED_JOBS_RULES = { retentionSeconds: 30 * DAY, deleteAfterSeconds: DAY };

const cleanup: Queues<'cleanup'> = {
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
    worker: (deps) => ({ handle: createCleanup(deps) }),
  },
};

/** Every queue. */
export const queues: Queues<JobName> = Object.assign(cleanup, ...modules.map((module) => module.queues));

/** The names of all queues. */
export const jobNames = Object.keys(queues) as JobName[];
