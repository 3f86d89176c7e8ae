import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Log } from '#kernel/log.ts';
import { withTimeout } from '#kernel/with-timeout.ts';
import { query } from '../db/database.ts';
import { inTransaction } from './boss.ts';
import type { Handler, JobData, JobName, JobQueue } from './job-queue.ts';
import { dropFailedJob, dropFailedJobsOf } from './jobs.statements.ts';
import { FAILED_JOBS, namesOf, type Queues } from './queues.ts';

/** The job queues. */
export interface Jobs extends JobQueue {
  /** Handles the jobs of a queue as they come, until `close`. */
  work<Name extends JobName>(name: Name, handler: Handler<Name>): Promise<void>;
  /** Takes no more jobs, and waits for those that are running. */
  close(): Promise<void>;
}

/** How long `close` waits for running jobs. A job that takes longer is run again by another server. */
const END_TIMEOUT_MS = 15_000;

/** How often workers poll: 5 s for retries while notifications work, 2 s for all jobs while they do not. */
const POLLING_SECONDS = { notifyPollingIntervalSeconds: 5, pollingIntervalSeconds: 2 };

/** The job queues over a pg-boss client that was started. */
export const createJobs = (boss: PgBoss, queues: Queues<JobName>, log: Log): Jobs => {
  boss.on('error', (error) => log.error({ error }, 'The job queue reported an error.'));
  boss.on('warning', ({ message, data }) => log.warn({ about: 'jobs', data }, message));
  return {
    enqueue: async (manager, name, data, { startAfterSeconds, id } = {}) => {
      await boss.send(name, data, {
        db: inTransaction(manager),
        ...(startAfterSeconds !== undefined && { startAfter: startAfterSeconds }),
        ...(id !== undefined && { id }),
      });
    },
    enqueueAll: async (manager, name, data) => {
      if (data.length === 0) return;
      await boss.insert(
        name,
        data.map((one) => ({ data: one ?? {} })),
        { db: inTransaction(manager) },
      );
    },
    retryFailed: async (manager, id) =>
      (await boss.redrive(FAILED_JOBS, { ids: [id], db: inTransaction(manager) })) > 0,
    dropFailed: async (manager, id) => (await query(manager, dropFailedJob({ id }))).length > 0,
    dropFailedOf: async (manager, { id, email }) => {
      await query(manager, dropFailedJobsOf({ customerId: id, email }));
    },
    work: async (name, handler) => {
      const { notify, workers } = queues[name];
      const polling = notify ? POLLING_SECONDS : { pollingIntervalSeconds: 20 };
      for (let count = 0; count < workers; count += 1) {
        const worker = await boss.work<JobData[typeof name]>(
          name,
          { ...polling, includeMetadata: true },
          async ([job]) => {
            // A notification may have arrived while this worker was busy: poll again at once.
            boss.notifyWorker(worker);
            if (job) await attempt(job as JobWithMetadata<JobData[typeof name]>, handler, log);
          },
        );
      }
    },
    close: async () => {
      // pg-boss itself would check only every half second whether the last job is done.
      const ending = Promise.all(namesOf(queues).map((name) => boss.offWork(name, { wait: true })));
      if ((await withTimeout(ending, END_TIMEOUT_MS)) === undefined)
        log.warn('Some jobs did not finish in time: a server will run them again.');
      await boss.stop({ graceful: false });
    },
  };
};

/** One attempt at a job. A failure is logged, as an error when it was the last attempt, and thrown. */
export const attempt = async <Name extends JobName>(
  job: Pick<JobWithMetadata<JobData[Name]>, 'id' | 'name' | 'data' | 'retryCount' | 'retryLimit'>,
  handler: Handler<Name>,
  log: Log,
): Promise<void> => {
  const error: unknown = await handler({ id: job.id, data: job.data }).then(
    () => undefined,
    (reason: unknown) => reason ?? new Error('A job failed and does not say why.'),
  );
  if (error === undefined) return;
  const details = { job: job.id, line: job.name, attempt: job.retryCount + 1, error };
  if (job.retryCount >= job.retryLimit) log.error(details, 'A job failed for good.');
  else log.warn(details, 'A job failed and is tried again later.');
  // pg-boss stores the whole error it is given, and a database error holds the statement's values: pass only the
  // message.
  throw new Error(error instanceof Error ? error.message : 'It does not say why.');
};
