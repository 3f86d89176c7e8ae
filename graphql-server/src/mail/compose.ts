import type { EntityManager } from 'typeorm';
import { createLink } from '../auth/account-links.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { customerColumns } from '../customer/customer.columns.ts';
import type { CustomerModel, Language } from '../customer/customer.model.ts';
import { toHtml, toText, type Mail } from './letter.ts';
import type { MailOrder } from './mail-orders.ts';
import { mailWords, type MailWords, type Words } from './words.ts';

/** What a mail is written with. */
export interface Desk {
  manager: EntityManager;
  /** Where people reach the shop, without a slash at the end. */
  publicUrl: string;
  /** The same for every attempt at this mail. */
  orderId: string;
}

/** Writes the mail that was ordered, and makes the link in it. Null when there is nothing to send, or nobody any more. */
export const compose = async (order: MailOrder, desk: Desk): Promise<Mail | null> => {
  const { manager, publicUrl } = desk;
  if (order.kind === 'ACCOUNT_DELETED') return write(order, ({ accountDeleted }) => accountDeleted);

  const customer = await findCustomer(manager, order);
  if (customer === null) return null;
  const to = { ...customer, name: customer.displayName };
  const confirmUrl = async () =>
    `${publicUrl}/confirm-email#${await createLink(manager, customer.id, 'CONFIRM_EMAIL')}`;

  switch (order.kind) {
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
      await auditResetRequest(customer.id, order, desk);
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
      return write(to, ({ accountRejected }) => accountRejected(order.reason), `${publicUrl}/people-list`);
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
    // Whoever registered may have typed any address and any name: only a name goes out to strangers.
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
  order: { customerId: string } | { email: string },
): Promise<CustomerModel | null> => {
  const [condition, value] =
    'customerId' in order ? ['c.id = $1', order.customerId] : ['c.email = $1', order.email];
  const rows: CustomerModel[] = await manager.query(
    `SELECT ${customerColumns('c')} FROM customers c WHERE ${condition}`,
    [value],
  );
  return rows[0] ?? null;
};

/** Once, however often the mail is tried. */
const auditResetRequest = async (
  customerId: string,
  { address, userAgent }: { address: string | null; userAgent: string | null },
  { manager, orderId }: Desk,
): Promise<void> => {
  const done: object[] = await manager.query(
    `SELECT FROM audit_entries WHERE customer_id = $1 AND action = 'PASSWORD_RESET_REQUESTED' AND details ->> 'mail' = $2`,
    [customerId, orderId],
  );
  if (done.length > 0) return;
  await recordAudit(manager, {
    action: 'PASSWORD_RESET_REQUESTED',
    customerId,
    actorId: null,
    client: { address, userAgent },
    details: { mail: orderId },
  });
};

/** A name as people have; one that holds a web address, a number or a whole advertisement is left out. */
const plainName = (name: string): string | null =>
  name.length <= 60 && /^(?:[\p{L}\p{M}\p{Zs}'’()&-]|[\u200C]|[\u200D]|\.(?= |$))+$/u.test(name)
    ? name
    : null;
