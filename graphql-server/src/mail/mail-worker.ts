import type { Handler } from '../jobs/jobs.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { compose } from './compose.ts';
import { MailRefused, type MailTransport } from './mail-transport.ts';

/** What is needed to write and send mails. */
export interface MailWorkerDeps {
  database: Database;
  transport: MailTransport | null;
  publicUrl: string;
  log: Log;
}

/**
 * Writes and sends one mail. The letter is finished before it goes out: a slow mail server holds no transaction open.
 * What is logged are kinds and ids, never words or links.
 */
export const createMailWorker =
  ({ database, transport, publicUrl, log }: MailWorkerDeps): Handler<'mail'> =>
  async ({ id, data: order }) => {
    const about = { job: id, kind: order.kind };
    if (transport === null) {
      log.warn(about, 'A mail cannot be sent: the shop has no mail server (SMTP_URL).');
      return;
    }
    const mail = await database.transaction((manager) => compose(order, { manager, publicUrl, orderId: id }));
    if (mail === null) return;
    try {
      await transport.send({ id, ...mail });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      log.warn(about, error.message);
    }
  };
