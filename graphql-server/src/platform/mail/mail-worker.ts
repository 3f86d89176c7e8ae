import type { Handler } from '../jobs/job-queue.ts';
import type { Queues } from '../jobs/queues.ts';
import type { WorkDeps } from '../module/deps.ts';
import { compose } from './compose.ts';
import { createMailTransport, MailFailed, type MailTransport } from './mail-transport.ts';

/** What the mail worker needs. */
interface MailWorkerDeps extends Pick<WorkDeps, 'config' | 'database' | 'log' | 'services'> {
  transport: MailTransport | null;
}

/**
 * The handler that writes and sends one mail. It sends after the transaction has ended, so that a slow mail server
 * holds no transaction open. It logs kinds and ids, never texts or links.
 */
export const createMailWorker =
  ({ config, database, services, transport, log }: MailWorkerDeps): Handler<'mail'> =>
  async ({ id, data: job }) => {
    const about = { job: id, kind: job.kind };
    if (transport === null) {
      log.warn(about, 'A mail cannot be sent: the shop has no mail server (SMTP_URL).');
      return;
    }
    const mail = await database.transaction((manager) =>
      compose(services.mailTemplates, job, { manager, config, services, jobId: id }),
    );
    if (mail === null) return;
    try {
      await transport.send({ id, ...mail });
    } catch (error) {
      if (!(error instanceof MailFailed && error.isForGood)) throw error;
      log.warn(about, error.message);
    }
  };

const MINUTE = 60;

/** The queue of mails. */
export const mailQueues: Queues<'mail'> = {
  mail: {
    // About a day in all: after some 5 s, 10 s, 20 s … and at last every two hours.
    retryLimit: 24,
    retryDelay: 5,
    retryDelayMax: 120 * MINUTE,
    retryBackoff: true,
    expireInSeconds: 5 * MINUTE,
    // When a server is killed, another one takes over its mail soon.
    heartbeatSeconds: 40,
    // Some hold the e-mail address of a person who is no longer a customer.
    deleteAfterSeconds: 24 * 60 * MINUTE,
    notify: true,
    workers: 2,
    worker: (deps) => {
      const transport = createMailTransport(deps.config, deps.database.dataSource);
      return {
        handle: createMailWorker({ ...deps, transport }),
        close: () => transport?.close(),
      };
    },
  },
};
