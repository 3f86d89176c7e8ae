import type { Module } from '../module.ts';
import { DemoMailEntity } from './mail.entity.ts';
import { mailResolvers } from './mail.resolvers.ts';
import { hasMailbox, MailboxService } from './mailbox.service.ts';
import { mailPrivacy } from './mail.privacy.ts';

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
  cleanUp: ({ database }) =>
    database.query({ text: `DELETE FROM demo_mails WHERE sent_at < now() - interval '7 days'` }),
  privacy: mailPrivacy,
};
