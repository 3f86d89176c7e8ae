import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import type { Log } from '../log.ts';
import { inTime } from '../in-time.ts';
import { within } from './boss.ts';
import { jobNames, queues, type JobData, type JobName } from './queues.ts';

/** A job as its handler sees it. */
export interface Job<Name extends JobName> {
  /** The same at every attempt. */
  id: string;
  data: JobData[Name];
}

/** Does the work of a job. What it throws is tried again later. */
export type Handler<Name extends JobName> = (job: Job<Name>) => Promise<void>;

/** The lines of jobs. */
export interface Jobs {
  /** Puts a job in line in a transaction: it is done if that commits, and only then. */
  put<Name extends JobName>(manager: EntityManager, name: Name, data: JobData[Name]): Promise<void>;
  /** Does the jobs of a line as they come, until the end. */
  work<Name extends JobName>(name: Name, handler: Handler<Name>): Promise<void>;
  /** Takes no more jobs, and waits for those that are being done. */
  close(): Promise<void>;
}

/** How long a job may take that is being done at the end. What takes longer is done again by another server. */
const END_TIMEOUT_MS = 15_000;

/** How often a woken worker looks for jobs whose next attempt is due, and one that nobody can wake looks at all. */
const POLLING_SECONDS = { notifyPollingIntervalSeconds: 5, pollingIntervalSeconds: 2 };

/** The lines over a queue that was started. */
export const createJobs = (boss: PgBoss, log: Log): Jobs => {
  boss.on('error', (error) => log.error({ error }, 'The queue of jobs has a problem.'));
  boss.on('warning', ({ message, data }) => log.warn({ about: 'jobs', data }, message));
  return {
    put: async (manager, name, data) => {
      await boss.send(name, data, { db: within(manager) });
    },
    work: async (name, handler) => {
      const { notify, workers } = queues[name];
      const polling = notify ? POLLING_SECONDS : { pollingIntervalSeconds: 20 };
      for (let count = 0; count < workers; count += 1) {
        const worker = await boss.work<JobData[typeof name]>(
          name,
          { ...polling, includeMetadata: true },
          async ([job]) => {
            // One call for many jobs may have been missed while at work: looks again at once.
            boss.notifyWorker(worker);
            if (job) await attempt(job as JobWithMetadata<JobData[typeof name]>, handler, log);
          },
        );
      }
    },
    close: async () => {
      // The queue itself would look only every half second whether the last job is done.
      const ending = Promise.all(jobNames.map((name) => boss.offWork(name, { wait: true })));
      if ((await inTime(ending, END_TIMEOUT_MS)) === undefined)
        log.warn('Jobs that take long are left to be done again.');
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
  // The queue keeps what it is told, all of it: an error of a statement holds its values.
  throw new Error(error instanceof Error ? error.message : 'It does not say why.');
};
