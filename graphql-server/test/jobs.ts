import type { DataSource } from 'typeorm';
import type { Config } from '../src/platform/config/config.ts';
import { createPassiveBoss } from '../src/platform/jobs/boss.ts';
import { attempt, createJobs, type Jobs } from '../src/platform/jobs/jobs.ts';
import type { Handler, JobData, JobName } from '../src/platform/jobs/job-queue.ts';
import type { Log } from '../src/kernel/log.ts';
import { createRelay, type Relay } from '../src/platform/events/relay.ts';
import { createMailTransport, type MailTransport } from '../src/platform/mail/mail-transport.ts';
import { createMailWorker } from '../src/platform/mail/mail-worker.ts';
import { createDeps } from '../src/services.ts';
import { queuesOf } from '../src/platform/jobs/all-queues.ts';
import { modules } from '../src/modules.ts';

/** The job queues of a test shop: real ones, but jobs run only when the test says so. */
export interface TestJobs {
  jobs: Jobs;
  /** Attempts every waiting job once, also those that wait for a retry, but not those that are put off for days. */
  runAll<Name extends JobName>(name: Name, handler: Handler<Name>): Promise<void>;
  /** Brings events to their listeners; it does so by itself only after `start`. */
  relay: Relay;
  /** Handles the events that wait, then sends the queued mails. */
  deliverMails(transport?: MailTransport | null): Promise<void>;
  close(): Promise<void>;
}

/** Opens the queues of a migrated database. Mails go where the configuration says; by default into `demo_mails`. */
export const openTestJobs = async (
  config: Config,
  { dataSource, log }: { dataSource: DataSource; log: Log },
): Promise<TestJobs> => {
  const boss = createPassiveBoss(dataSource);
  await boss.start();
  const { smtpUrl } = config;
  const usual = createMailTransport({ smtpUrl, demoMode: true }, dataSource);
  const jobs = createJobs(boss, queuesOf(modules), log);
  // As a shop that sends its mails into `demo_mails`.
  const mailing = { ...config, demoMode: smtpUrl === undefined };
  const deps = Object.assign(createDeps(dataSource, mailing, { jobs, relay: { wake: () => relay.wake() } }), {
    log,
  });
  const relay: Relay = createRelay(deps);

  const runAll: TestJobs['runAll'] = async <Name extends JobName>(name: Name, handler: Handler<Name>) => {
    await dataSource.query(`UPDATE jobs.job SET start_after = now() WHERE name = $1 AND state = 'retry'`, [name]);
    const queued = await boss.fetch<JobData[Name]>(name, { batchSize: 10_000, includeMetadata: true });
    // Fetched one by one, jobs come in the order of the queue; fetched together, in any order.
    for (const job of queued.toSorted((one, other) => Number(one.createdOn) - Number(other.createdOn))) {
      try {
        await attempt(job, handler, log);
        await boss.complete(name, job.id);
      } catch (error) {
        await boss.fail(name, job.id, error as Error);
      }
    }
  };
  return {
    jobs,
    relay,
    runAll,
    deliverMails: async (transport = usual) => {
      await relay.drain();
      await runAll('mail', createMailWorker({ ...deps, transport }));
    },
    close: async () => {
      usual?.close();
      await relay.close();
      await boss.stop({ graceful: false });
    },
  };
};
