import type { Deps } from '../module.ts';
import type { Handler } from './jobs.ts';

/** Deletes what has had its time, of every noun. */
export const createCleanup =
  (deps: Deps): Handler<'cleanup'> =>
  async () => {
    await deps.services.limits.cleanUp();
    for (const { cleanUp } of deps.modules) await cleanUp?.(deps);
  };
