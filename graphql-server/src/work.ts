import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import { createDatabase } from './db/database.ts';
import { createWorkerBoss } from './jobs/boss.ts';
import { createCleanup } from './jobs/cleanup.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { createMailWorker } from './mail/mail-worker.ts';
import { createDeps } from './services.ts';

/** The background work of a server: its job queues and their workers. */
export interface Work {
  /** Accepts mails; they are sent by any server whose `start` was called. */
  mails: MailQueue;
  /** Starts working on the queues. */
  start(): Promise<void>;
  /** Finishes the running jobs and takes no more. */
  close(): Promise<void>;
}

/** The mail queue over the job queues. */
export const createMailQueue = (jobs: Jobs): MailQueue => ({
  enqueue: (manager, mail) => jobs.enqueue(manager, 'mail', mail),
});

/** Connects to the job queues. */
export const openWork = async (
  config: Config,
  { dataSource, url, log }: { dataSource: DataSource; url: string; log: Log },
): Promise<Work> => {
  const boss = createWorkerBoss(url);
  const jobs = createJobs(boss, log);
  await boss.start();
  const database = createDatabase(dataSource);
  const mails = createMailQueue(jobs);
  const transport = createMailTransport(config, dataSource);
  return {
    mails,
    start: async () => {
      const { publicUrl } = config;
      await jobs.work('mail', createMailWorker({ database, transport, publicUrl, log }));
      await jobs.work('cleanup', createCleanup(createDeps(dataSource, config, mails)));
    },
    close: async () => {
      await jobs.close();
      transport?.close();
    },
  };
};
