import type { EntityManager } from 'typeorm';
import type { Config } from '../config/config.ts';
import type { EnqueueOptions, JobQueue } from '../jobs/job-queue.ts';
import type { Language } from '#kernel/language.ts';
import type { Services } from '../module/services.ts';
import type { MailTexts } from './mail-content.ts';
import { sendsMails } from './mail-transport.ts';

/**
 * The kinds of mails, and the data of a job of each: to whom and why, never its text. The worker makes the links, so
 * that no token is stored in the queue. Every module adds its own: `declare module './mail-queue.ts' { interface
 * MailKinds { … } }`.
 */
export interface MailKinds {}

/** A job to write and send a mail. */
export type MailJob<Kind extends keyof MailKinds = keyof MailKinds> = {
  [One in Kind]: { kind: One } & MailKinds[One];
}[Kind];

/** The queue of mails to send, over the job queues. */
export const createMailQueue = (
  jobs: Pick<JobQueue, 'enqueue' | 'enqueueAll'>,
  config: Pick<Config, 'smtpUrl' | 'demoMode'>,
) => {
  /** Adds a mail in a transaction: it is sent only if the transaction commits, at the time of the options. */
  const enqueue = (manager: EntityManager, mail: MailJob, options?: EnqueueOptions): Promise<void> =>
    jobs.enqueue(manager, 'mail', mail, options);
  return {
    enqueue,
    /** Adds mails in a transaction, in one statement. */
    enqueueAll: (manager: EntityManager, mails: readonly MailJob[]): Promise<void> =>
      jobs.enqueueAll(manager, 'mail', mails),
    /**
     * Does so with news that the pages show as well. A shop that sends no mails adds none: it would be a job and a line
     * in the log for each step of an order.
     */
    enqueueNews: async (manager: EntityManager, mail: MailJob, options?: EnqueueOptions): Promise<void> => {
      if (sendsMails(config)) await enqueue(manager, mail, options);
    },
  };
};

/** The queue of mails. */
export type MailQueue = ReturnType<typeof createMailQueue>;

/** What a template needs besides the job's data. */
export interface TemplateContext {
  manager: EntityManager;
  config: Config;
  services: Services;
  /** Id of the job: the same for every attempt at this mail. */
  jobId: string;
}

/** A written mail: its texts, recipient and link. */
export interface WrittenMail {
  to: { email: string; displayName: string; language: Language };
  words: Record<Language, MailTexts>;
  /** The URL of the button. */
  url?: string;
  /** The URL that ends mails of this kind without a sign-in, for mails that somebody may not want any more. */
  unsubscribeUrl?: string;
}

/**
 * Functions that write the mails of some kinds. They return null when there is nothing to send, or the account is
 * deleted.
 */
export type MailTemplates = {
  [Kind in keyof MailKinds]?: (job: MailJob<Kind>, context: TemplateContext) => Promise<WrittenMail | null>;
};
