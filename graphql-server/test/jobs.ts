import type { DataSource } from 'typeorm';
import type { Config } from '../src/config.ts';
import { createDatabase } from '../src/db/database.ts';
import { createQuietBoss } from '../src/jobs/boss.ts';
import { attempt, createJobs, type Handler, type Jobs } from '../src/jobs/jobs.ts';
import type { JobData, JobName } from '../src/jobs/queues.ts';
import type { Log } from '../src/log.ts';
import { createMailTransport, type MailTransport } from '../src/mail/mail-transport.ts';
import { createMailWorker } from '../src/mail/mail-worker.ts';

/** The lines of a test's shop: real ones, but nobody works them off unless told to. */
export interface Lines {
  jobs: Jobs;
  /** Makes an attempt at each job that is in line, also at those that wait for another one. */
  workOff<Name extends JobName>(name: Name, handler: Handler<Name>): Promise<void>;
  deliverMails(transport?: MailTransport | null): Promise<void>;
  close(): Promise<void>;
}

/** Opens the lines over a migrated database. Mails go where the configuration says, by itself into `demo_mails`. */
export const openLines = async (
  config: Config,
  { dataSource, log }: { dataSource: DataSource; log: Log },
): Promise<Lines> => {
  const boss = createQuietBoss(dataSource);
  await boss.start();
  const { smtpUrl, mailFrom, publicUrl } = config;
  const usual = createMailTransport({ smtpUrl, mailFrom, demoMode: true }, dataSource);
  const database = createDatabase(dataSource);

  const workOff: Lines['workOff'] = async <Name extends JobName>(name: Name, handler: Handler<Name>) => {
    const inLine = await boss.fetch<JobData[Name]>(name, {
      batchSize: 10_000,
      includeMetadata: true,
      ignoreStartAfter: true,
    });
    // One by one a worker gets them in the order of the line; together they come in any.
    for (const job of inLine.toSorted((one, other) => Number(one.createdOn) - Number(other.createdOn))) {
      try {
        await attempt(job, handler, log);
        await boss.complete(name, job.id);
      } catch (error) {
        await boss.fail(name, job.id, error as Error);
      }
    }
  };
  return {
    jobs: createJobs(boss, log),
    workOff,
    deliverMails: (transport = usual) =>
      workOff('mail', createMailWorker({ database, transport, publicUrl, log })),
    close: async () => {
      usual?.close();
      await boss.stop({ graceful: false });
    },
  };
};
