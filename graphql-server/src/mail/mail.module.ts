import type { Module } from '../module.ts';
import { DemoMailEntity } from './mail.entity.ts';
import { mailResolvers } from './mail.resolvers.ts';
import { hasMailbox, MailboxService } from './mailbox.service.ts';

declare module '../module.ts' {
  interface Services {
    mailbox: MailboxService;
  }
}

/** Mails to customers, and the demo shop's mailbox. */
export const mailModule: Module = {
  name: 'mail',
  entities: [DemoMailEntity],
  services: { mailbox: ({ database }) => new MailboxService(database) },
  resolvers: mailResolvers,
  pages: { mailbox: (_, { config }) => hasMailbox(config) },
};
