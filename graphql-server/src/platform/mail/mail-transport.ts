import type { Transporter } from 'nodemailer';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.ts';
import type { Mail } from './mail-content.ts';
import { DemoMailEntity } from './mail.entity.ts';

/** A mail with its id: the same for every attempt, so that a mailbox that gets it twice can recognise it. */
interface OutgoingMail extends Mail {
  id: string;
}

/** Sends mails. */
export interface MailTransport {
  /** @throws MailFailed */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Why a mail server did not take a mail. */
export type MailFailure = 'UNREACHABLE' | 'UNSAFE' | 'PASSWORD' | 'SENDER' | 'REFUSED';

/** A mail server did not take a mail. */
export class MailFailed extends Error {
  override name = 'MailFailed';
  readonly why: MailFailure;
  /** Whether trying again is useless. */
  readonly isForGood: boolean;

  constructor(message: string, why: MailFailure, isForGood: boolean) {
    super(message);
    this.why = why;
    this.isForGood = isForGood;
  }
}

/** How long to wait for a mail server, in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Whether a shop has a mail server or a mailbox. It says at its start if it has neither. */
export const sendsMails = ({ smtpUrl, demoMode }: Pick<Config, 'smtpUrl' | 'demoMode'>): boolean =>
  smtpUrl !== undefined || demoMode;

/** Sends by the configured mail server, or into the demo shop's mailbox; null for a shop that has neither. */
export const createMailTransport = (
  { smtpUrl, demoMode }: Pick<Config, 'smtpUrl' | 'demoMode'>,
  dataSource: DataSource,
): MailTransport | null => {
  if (smtpUrl !== undefined) return transportOver(smtp(smtpUrl));
  return demoMode ? mailbox(dataSource) : null;
};

/**
 * Whether the connection must use TLS: with a password, on any host but this machine. `?requireTLS=false` in the URL
 * overrides it.
 */
export const needsTls = (url: string): boolean => {
  const { username, hostname } = new URL(url);
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};

/**
 * Returns what connects to a mail server. Its code is loaded for the first mail: a shop without a mail server never
 * needs it.
 */
const smtp = (url: string) => async (): Promise<Transporter> => {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    requireTLS: needsTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
};

/** Stores mails in the table `demo_mails` instead of sending them. */
const mailbox = (dataSource: DataSource): MailTransport => ({
  send: async ({ to, subject, text, html }) => {
    try {
      await dataSource.getRepository(DemoMailEntity).insert({ recipient: to, subject, text, html });
    } catch (error) {
      throw withoutMailData(error);
    }
  },
  close: () => {},
});

const transportOver = (connect: () => Promise<Transporter>): MailTransport => {
  let connected: Promise<Transporter> | undefined;
  return {
    send: async ({ id, from, replyTo, to, subject, text, html, unsubscribeUrl }) => {
      try {
        const transporter = await (connected ??= connect());
        await transporter.sendMail({
          // As objects: strings would be parsed as lists of e-mail addresses.
          from,
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${from.address.split('@').at(-1)}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            // What mail providers show as a button of their own (RFC 8058).
            ...(unsubscribeUrl !== undefined && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        throw withoutMailData(error);
      }
    },
    close: () => void connected?.then((transporter) => transporter.close()),
  };
};

/**
 * Returns an error for the log without personal data: nodemailer's errors hold e-mail addresses and the mail server's
 * answers.
 */
const withoutMailData = (error: unknown): MailFailed => {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  const facts = [code, responseCode, command].filter(Boolean).join(' ');
  // A mistake in our settings (password, sender, TLS) may be corrected later: only an error about this mail itself is
  // final.
  const why = whyNot(code, command);
  const isForGood = why === 'REFUSED' && responseCode !== undefined && responseCode >= 500;
  const message = isForGood
    ? `The mail server refused a mail (${facts}).`
    : `The mail server could not be used (${facts || (error as Error).message}).`;
  return new MailFailed(message, why, isForGood);
};

/** Returns what nodemailer's code and the command of SMTP mean. */
const whyNot = (code: string | undefined, command: string | undefined): MailFailure => {
  if (code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO')) return 'REFUSED';
  if (code === 'EENVELOPE') return 'SENDER';
  return code === 'EAUTH' ? 'PASSWORD' : code === 'ETLS' ? 'UNSAFE' : 'UNREACHABLE';
};
