import type { EntityManager } from 'typeorm';
import { createLink } from '../auth/account-links.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { customerColumns } from '../customer/customer.columns.ts';
import type { CustomerModel } from '../customer/customer.model.ts';
import type { Language } from '../language.ts';
import { toHtml, toText, type Mail } from './letter.ts';
import type { MailJob } from './mail-queue.ts';
import { mailWords, type MailWords, type Words } from './words.ts';

/** What `compose` needs besides the job's data. */
export interface ComposeContext {
  manager: EntityManager;
  /** The shop's public URL, without a slash at the end. */
  publicUrl: string;
  /** Id of the job: the same for every attempt at this mail. */
  jobId: string;
}

/** Writes the mail of a job and makes the link in it. Returns null when there is nothing to send, or when the account is gone. */
export const compose = async (job: MailJob, context: ComposeContext): Promise<Mail | null> => {
  const { manager, publicUrl } = context;
  if (job.kind === 'ACCOUNT_DELETED') return write(job, ({ accountDeleted }) => accountDeleted);

  const customer = await findCustomer(manager, job);
  if (customer === null) return null;
  const to = { ...customer, name: customer.displayName };
  const confirmUrl = async () =>
    `${publicUrl}/confirm-email#${await createLink(manager, customer.id, 'CONFIRM_EMAIL')}`;

  switch (job.kind) {
    case 'CONFIRM_EMAIL': {
      if (customer.emailConfirmedAt !== null) return null;
      const isPending = customer.status === 'PENDING';
      return write(to, ({ confirmEmail }) => confirmEmail(isPending), await confirmUrl());
    }
    case 'CONFIRM_EMAIL_AGAIN':
      if (customer.emailConfirmedAt !== null) return null;
      return write(to, ({ confirmEmailAgain }) => confirmEmailAgain, await confirmUrl());
    case 'RESET_PASSWORD': {
      if (customer.status === 'REJECTED') return null;
      await auditResetRequest(customer.id, job, context);
      const token = await createLink(manager, customer.id, 'RESET_PASSWORD');
      return write(
        to,
        ({ resetPassword }) =>
          resetPassword({
            hasPassword: customer.hasPassword,
            isProved: customer.emailConfirmedAt !== null,
          }),
        `${publicUrl}/reset-password#${token}`,
      );
    }
    case 'PASSWORD_CHANGED':
      return write(to, ({ passwordChanged }) => passwordChanged, `${publicUrl}/forgot-password`);
    case 'ACCOUNT_CONFIRMED':
      return write(to, ({ accountConfirmed }) => accountConfirmed, `${publicUrl}/login`);
    case 'ACCOUNT_REJECTED':
      return write(to, ({ accountRejected }) => accountRejected(job.reason), `${publicUrl}/people-list`);
  }
};

const write = (
  { email, name, language }: { email: string; name: string; language: Language },
  wordsOf: (words: MailWords) => Words,
  url?: string,
): Mail => {
  const words = mailWords[language];
  const { subject, before, button, after = [] } = wordsOf(words);
  const letter = {
    subject,
    // Anyone may register with somebody else's e-mail and any text as the name: only what looks like a name is sent to strangers.
    greeting: words.greeting(plainName(name)),
    before,
    ...(button !== undefined && url !== undefined && { button: { label: button, url } }),
    after,
    signature: words.signature,
    linkHint: words.linkHint,
    language: language === 'BN' ? ('bn' as const) : ('en' as const),
  };
  return { to: email, subject, text: toText(letter), html: toHtml(letter) };
};

const findCustomer = async (
  manager: EntityManager,
  job: { customerId: string } | { email: string },
): Promise<CustomerModel | null> => {
  const [condition, value] =
    'customerId' in job ? ['c.id = $1', job.customerId] : ['c.email = $1', job.email];
  const rows: CustomerModel[] = await manager.query(
    `SELECT ${customerColumns('c')} FROM customers c WHERE ${condition}`,
    [value],
  );
  return rows[0] ?? null;
};

/** Records the request in the audit log: once, however often the mail is tried. */
const auditResetRequest = async (
  customerId: string,
  { ip, userAgent }: { ip: string | null; userAgent: string | null },
  { manager, jobId }: ComposeContext,
): Promise<void> => {
  const done: object[] = await manager.query(
    `SELECT FROM audit_entries WHERE customer_id = $1 AND action = 'PASSWORD_RESET_REQUESTED' AND details ->> 'mail' = $2`,
    [customerId, jobId],
  );
  if (done.length > 0) return;
  await recordAudit(manager, {
    action: 'PASSWORD_RESET_REQUESTED',
    customerId,
    actorId: null,
    client: { ip, userAgent },
    details: { mail: jobId },
  });
};

/** Returns the name if it looks like a person's name; null for one with a URL, digits or an advertisement in it. */
const plainName = (name: string): string | null =>
  name.length <= 60 && /^(?:[\p{L}\p{M}\p{Zs}'’()&-]|[\u200C]|[\u200D]|\.(?= |$))+$/u.test(name)
    ? name
    : null;
