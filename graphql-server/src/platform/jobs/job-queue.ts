import type { EntityManager } from 'typeorm';

/**
 * The data of each queue's jobs. No tokens and no mail texts: the queue's tables are not protected as secrets. Every
 * module adds its own: `declare module './job-queue.ts' { interface JobData { … } }`.
 */
export interface JobData {
  /** Deletes what has expired. */
  cleanup: Record<string, never>;
}

/** The name of a queue. */
export type JobName = keyof JobData;

/** Does the work of one job, whose id is the same at every attempt. When it throws, the job is tried again later. */
export type Handler<Name extends JobName> = (job: { id: string; data: JobData[Name] }) => Promise<void>;

/** When a job begins, and its id; at once, and a new one, unless they are given. */
export interface EnqueueOptions {
  startAfterSeconds?: number;
  id?: string;
}

/** Adding jobs, and giving failed ones back to their queues. */
export interface JobQueue {
  /**
   * Adds a job in a transaction: it runs only if the transaction commits, and not before `startAfterSeconds`. A queue
   * takes an `id` once.
   */
  enqueue<Name extends JobName>(
    manager: EntityManager,
    name: Name,
    data: JobData[Name],
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Adds jobs of one queue in a transaction, in one statement. */
  enqueueAll<Name extends JobName>(manager: EntityManager, name: Name, data: readonly JobData[Name][]): Promise<void>;
  /**
   * Puts a job whose last attempt failed into its queue again, with all its attempts. Returns whether there was such a
   * job.
   */
  retryFailed(manager: EntityManager, id: string): Promise<boolean>;
  /** Deletes a job whose last attempt failed. Returns whether there was such a job. */
  dropFailed(manager: EntityManager, id: string): Promise<boolean>;
  /** Deletes the failed jobs about a customer. */
  dropFailedOf(manager: EntityManager, customer: { id: string; email: string }): Promise<void>;
}
