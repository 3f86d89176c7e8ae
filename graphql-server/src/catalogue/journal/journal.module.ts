import type { Module } from '#platform/module/module.ts';
import { journalPrivacy } from './journal.privacy.ts';
import { journalQueues } from './journal.queue.ts';
import { journalResolvers } from './journal.resolvers.ts';
import { JournalService } from './journal.service.ts';
import { PostEntity } from './post.entity.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    journal: JournalService;
  }
}

/** The posts of the journal. */
export const journalModule: Module = {
  name: 'journal',
  entities: [PostEntity],
  services: { journal: ({ database, services, jobs }) => new JournalService({ database, services, jobs }) },
  resolvers: journalResolvers,
  queues: journalQueues,
  pages: { post: async (slug, { services }) => ((await services.journal.post(slug, 'EN')) ? 'there' : 'missing') },
  privacy: journalPrivacy,
};
