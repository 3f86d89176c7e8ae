import { randomUUID } from 'node:crypto';
import { SETTING_MESSAGES } from '#schema/setting-messages.ts';
import { MailNotSent } from '#kernel/errors.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { compose } from '#platform/mail/compose.ts';
import { createMailTransport, MailFailed, type MailFailure } from '#platform/mail/mail-transport.ts';
import type { Deps } from '#platform/module/deps.ts';
import { HOUR, type Limit } from '#platform/rate-limits/rate-limits.ts';

const TEST_MAILS: Limit = { name: 'test-mail', points: 10, seconds: HOUR };

const WHY: Record<MailFailure, string> = {
  UNREACHABLE: SETTING_MESSAGES.mailUnreachable,
  UNSAFE: SETTING_MESSAGES.mailUnsafe,
  PASSWORD: SETTING_MESSAGES.mailPassword,
  SENDER: SETTING_MESSAGES.mailSender,
  REFUSED: SETTING_MESSAGES.mailRefused,
};

/** Sends test mails: as all others, but at once, so that the sender hears what the mail server says. */
export const createTestMails =
  ({ config, database: { manager, dataSource }, services, log }: Deps) =>
  /**
   * Sends one to the viewer, and returns the address.
   * @throws Forbidden unless the viewer may change the shop; MailNotSent, TooMany
   */
  async (viewer: Viewer): Promise<string> => {
    checkMay(viewer, 'SHOP');
    await services.limits.take(TEST_MAILS, viewer.id);
    const transport = createMailTransport(config, dataSource);
    if (!transport) throw new MailNotSent(SETTING_MESSAGES.mailServerMissing);
    const { email, displayName, language } = viewer;
    const [id, job] = [randomUUID(), { kind: 'TEST', email, displayName, language } as const];
    try {
      const mail = await compose(services.mailTemplates, job, { manager, config, services, jobId: id });
      if (mail) await transport.send({ id, ...mail });
    } catch (error) {
      if (!(error instanceof MailFailed)) throw error;
      log?.warn({ kind: job.kind }, error.message);
      throw new MailNotSent(WHY[error.why]);
    } finally {
      transport.close();
    }
    return email;
  };
