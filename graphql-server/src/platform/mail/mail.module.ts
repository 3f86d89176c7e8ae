import { olderThan } from '../db/instants.ts';
import type { Module } from '../module/module.ts';
import { DemoMailEntity } from './mail.entity.ts';
import { createMailQueue, type MailTemplates, type MailJob, type MailQueue } from './mail-queue.ts';
import { mailQueues } from './mail-worker.ts';
import { mailResolvers } from './mail.resolvers.ts';
import { createMailbox, hasMailbox } from './mailbox.service.ts';
import { mailPrivacy } from './mail.privacy.ts';

declare module '../module/services.ts' {
  interface Services {
    mails: MailQueue;
    /** The templates of all modules by the kind of their mail. */
    mailTemplates: MailTemplates;
    mailbox: ReturnType<typeof createMailbox>;
  }
}

declare module '../jobs/job-queue.ts' {
  interface JobData {
    /** A mail to write and send. */
    mail: MailJob;
  }
}

/** Mails to customers, and the demo shop's mailbox. */
export const mailModule: Module = {
  name: 'mail',
  entities: [DemoMailEntity],
  services: {
    mailTemplates: ({ modules }) => Object.assign({}, ...modules.map(({ mailTemplates }) => mailTemplates)),
    mails: ({ jobs, config }) => createMailQueue(jobs, config),
    mailbox: ({ database }) => createMailbox(database),
  },
  resolvers: mailResolvers,
  queues: mailQueues,
  pages: { mailbox: (_, { config }) => (hasMailbox(config) ? 'there' : 'missing') },
  cleanUp: ({ database: { manager } }) => manager.delete(DemoMailEntity, { sentAt: olderThan('7 days') }),
  privacy: mailPrivacy,
};
