import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { checkFirst } from '#kernel/paging.ts';
import { DemoMailEntity } from './mail.entity.ts';
import type { DemoMailModel } from './mail.model.ts';

/** Whether the shop has a mailbox page instead of sending mails: in demo mode without a mail server. */
export const hasMailbox = ({ demoMode, smtpUrl }: Config): boolean => demoMode && smtpUrl === undefined;

/** The mails that the demo shop would have sent. */
export const createMailbox = ({ manager }: Database) => ({
  /** The newest mails first. Anyone may read them: it is for demo shops only, whose passwords are public. */
  list: async (first: number): Promise<DemoMailModel[]> =>
    manager.find(DemoMailEntity, { order: { id: 'DESC' }, take: checkFirst(first) }),
});
