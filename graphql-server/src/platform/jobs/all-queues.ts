import { deleteOldRows } from '../db/retention.ts';
import type { Module, ModuleDeps } from '../module/module.ts';
import type { Handler, JobName } from './job-queue.ts';
import { dropOldFailedJobs } from './jobs.statements.ts';
import type { Queues } from './queues.ts';

/** The handler that deletes what has expired, of every noun. */
export const createCleanup =
  (deps: ModuleDeps): Handler<'cleanup'> =>
  async () => {
    await deps.services.limits.cleanUp();
    await deps.database.query(dropOldFailedJobs());
    for (const { cleanUp, retention = [] } of deps.modules) {
      await cleanUp?.(deps);
      for (const one of retention) await deleteOldRows(deps.database, deps.config.retentionDays, one);
    }
  };

const MINUTE = 60;

const cleanupQueue = (modules: readonly Module[]): Queues<'cleanup'> => ({
  cleanup: {
    retryLimit: 2,
    retryDelay: 30,
    retryDelayMax: 5 * MINUTE,
    retryBackoff: true,
    expireInSeconds: 10 * MINUTE,
    deleteAfterSeconds: 24 * 60 * MINUTE,
    notify: false,
    workers: 1,
    schedule: '17 * * * *',
    worker: (deps) => ({ handle: createCleanup({ ...deps, modules }) }),
  },
});

/** Returns every queue: those of the modules, and the hourly cleanup. */
export const queuesOf = (modules: readonly Module[]): Queues<JobName> =>
  Object.assign(cleanupQueue(modules), ...modules.map(({ queues }) => queues));
