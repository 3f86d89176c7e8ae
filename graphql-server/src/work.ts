import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import { createDatabase } from './db/database.ts';
import { createWorkingBoss } from './jobs/boss.ts';
import { createCleanup } from './jobs/cleanup.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { MailOrders } from './mail/mail-orders.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { createMailWorker } from './mail/mail-worker.ts';
import { pictureFolders } from './picture/picture-folders.ts';
import { PictureService } from './picture/picture.service.ts';

/** What a server does behind the requests. */
export interface Work {
  /** Takes orders for mails; they are sent once `start` was called, by this server or another one. */
  mails: MailOrders;
  /** Begins to do what is in line. */
  start(): Promise<void>;
  /** Ends what is under way, and takes no more. */
  close(): Promise<void>;
}

/** Mails that are put in line. */
export const mailsInLine = (jobs: Jobs): MailOrders => ({
  put: (manager, order) => jobs.put(manager, 'mail', order),
});

/** Opens the lines of jobs. */
export const openWork = async (
  config: Config,
  { dataSource, url, log }: { dataSource: DataSource; url: string; log: Log },
): Promise<Work> => {
  const boss = createWorkingBoss(url);
  const jobs = createJobs(boss, log);
  await boss.start();
  const database = createDatabase(dataSource);
  const transport = createMailTransport(config, dataSource);
  return {
    mails: mailsInLine(jobs),
    start: async () => {
      const { publicUrl } = config;
      await jobs.work('mail', createMailWorker({ database, transport, publicUrl, log }));
      const pictures = new PictureService(database, pictureFolders(config));
      await jobs.work('cleanup', createCleanup(database, pictures));
    },
    close: async () => {
      await jobs.close();
      transport?.close();
    },
  };
};
