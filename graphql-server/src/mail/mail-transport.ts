import { createTransport, type Transporter, type TransportOptions } from 'nodemailer';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import type { Mail } from './letter.ts';
import { DemoMailEntity } from './mail.entity.ts';

/** A mail with its name: the same for every attempt, so that a mailbox that gets it twice can tell. */
export interface Parcel extends Mail {
  id: string;
}

/** What carries mails out of the house. */
export interface MailTransport {
  /** @throws MailRefused when trying again would be of no use, anything else when it may be */
  send(parcel: Parcel): Promise<void>;
  close(): void;
}

/** The mail server does not take this mail, and will not tomorrow. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** How long a mail server may keep us waiting. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** By the mail server that is configured, or into the demo shop's mailbox; null for a shop that has neither. */
export const createMailTransport = (
  { smtpUrl, demoMode, mailFrom }: Pick<Config, 'smtpUrl' | 'demoMode' | 'mailFrom'>,
  dataSource: DataSource,
): MailTransport | null => {
  if (smtpUrl !== undefined) return carrier(smtp(smtpUrl), mailFrom);
  return demoMode ? carrier(mailbox(dataSource), mailFrom) : null;
};

/** A password goes over a network by TLS only, whatever the mail server offers; `?requireTLS=false` in the address allows it. */
export const needsTls = (url: string): boolean => {
  const { username, hostname } = new URL(url);
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};

const smtp = (url: string): Transporter =>
  createTransport({
    url,
    pool: true,
    maxConnections: 2,
    requireTLS: needsTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...patience,
  });

/** Keeps what it should send in the table `demo_mails`. */
const mailbox = (dataSource: DataSource): Transporter => {
  const transport: TransportOptions & {
    name: string;
    version: string;
    send(mail: { data: Record<string, unknown> }, done: (error: Error | null, info?: object) => void): void;
  } = {
    name: 'mailbox',
    version: '1',
    send: ({ data }, done) => {
      const to = data['to'] as { address: string };
      const [subject, text, html] = [String(data['subject']), String(data['text']), String(data['html'])];
      dataSource
        .getRepository(DemoMailEntity)
        .insert({ recipient: to.address, subject, text, html })
        .then(
          () => done(null, {}),
          (error: Error) => done(error),
        );
    },
  };
  return createTransport(transport);
};

const carrier = (transporter: Transporter, from: string): MailTransport => {
  const host = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html }) => {
      try {
        await transporter.sendMail({
          from,
          // As an object: a text would be read as a list of addresses.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        });
      } catch (error) {
        throw plainFailure(error);
      }
    },
    close: () => transporter.close(),
  };
};

/** What went wrong without the mail: nodemailer's errors hold addresses and what the server answered. */
const plainFailure = (error: unknown): Error => {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  const facts = [code, responseCode, command].filter(Boolean).join(' ');
  // A mistake in our own settings (password, sender, TLS) is mended one day: only the mail itself may be hopeless.
  const isAboutMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO');
  const isForGood = isAboutMail && responseCode !== undefined && responseCode >= 500;
  return isForGood
    ? new MailRefused(`The mail server refused a mail (${facts}).`)
    : new Error(`The mail server could not be used (${facts || (error as Error).message}).`);
};
