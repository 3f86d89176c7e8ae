import type { DataSource } from 'typeorm';
import type { Config } from './platform/config/config.ts';
import { loadDemo } from './platform/demo/demo.ts';
import { createRelay, type Relay } from './platform/events/relay.ts';
import { createWorkerBoss } from './platform/jobs/boss.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import type { JobName } from './platform/jobs/job-queue.ts';
import { queuesOf } from './platform/jobs/all-queues.ts';
import { namesOf, type Worker } from './platform/jobs/queues.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Follower } from './platform/module/module.ts';
import { modules } from './modules.ts';
import type { Log } from './kernel/log.ts';
import { createDeps, paymentsOf } from './services.ts';

/** Connects to the job queues. */
export const openWork = async (
  config: Config,
  {
    dataSource,
    directUrl,
    log,
    metrics,
  }: { dataSource: DataSource; directUrl: string; log: Log; metrics?: Metrics | undefined },
) => {
  const boss = createWorkerBoss(directUrl);
  const queues = queuesOf(modules);
  const jobs = createJobs(boss, queues, log);
  await boss.start();
  const wake = (): void => relay.wake();
  const payments = paymentsOf(config, await (await loadDemo(config))?.payments(config));
  const deps = Object.assign(createDeps(dataSource, config, { jobs, relay: { wake }, payments, log, metrics }), {
    log,
  });
  const relay: Relay = createRelay(deps);
  const workers: Worker<never>[] = [];
  const followers: Follower[] = [];
  const begin = async <Name extends JobName>(name: Name) => {
    const worker: Worker<Name> = queues[name].worker(deps);
    workers.push(worker);
    await jobs.work(name, worker.handle);
  };
  return {
    /** Accepts jobs; any server whose `start` was called does them. */
    jobs,
    /** Brings events to their listeners. */
    relay,
    /** Starts working on events and queues, and what modules do all the time. */
    start: async (): Promise<void> => {
      for (const name of namesOf(queues)) await begin(name);
      for (const { follow } of modules) {
        const follower = await follow?.(deps);
        if (follower) followers.push(follower);
      }
      relay.start();
    },
    /** Finishes the running jobs and takes no more. */
    close: async (): Promise<void> => {
      await Promise.all(followers.map((follower) => follower.close()));
      await relay.close();
      await jobs.close();
      for (const worker of workers) worker.close?.();
    },
  };
};

/** The background work of a server: its events, and its job queues with their workers. */
export type Work = Awaited<ReturnType<typeof openWork>>;
