import type { Handler } from '../jobs/jobs.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { compose } from './compose.ts';
import { MailRefused, type MailTransport } from './mail-transport.ts';

/** What the mail worker needs. */
export interface MailWorkerDeps {
  database: Database;
  transport: MailTransport | null;
  publicUrl: string;
  log: Log;
}

/**
 * The handler that writes and sends one mail. It sends after the transaction has ended, so that a slow mail server holds no
 * transaction open. It logs kinds and ids, never texts or links.
 */
export const createMailWorker =
  ({ database, transport, publicUrl, log }: MailWorkerDeps): Handler<'mail'> =>
  async ({ id, data: job }) => {
    const about = { job: id, kind: job.kind };
    if (transport === null) {
      log.warn(about, 'A mail cannot be sent: the shop has no mail server (SMTP_URL).');
      return;
    }
    const mail = await database.transaction((manager) => compose(job, { manager, publicUrl, jobId: id }));
    if (mail === null) return;
    try {
      await transport.send({ id, ...mail });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      log.warn(about, error.message);
    }
  };
