import type { Deps } from '../module.ts';
import type { Handler } from './jobs.ts';

/** The handler that deletes what has expired, of every noun. */
export const createCleanup =
  (deps: Deps): Handler<'cleanup'> =>
  async () => {
    await deps.services.limits.cleanUp();
    for (const { cleanUp } of deps.modules) await cleanUp?.(deps);
  };
