import type { PrivacyPart } from '../module/module.ts';
import { query } from '../db/database.ts';
import { mailsForgotten } from './mail.statements.ts';

/** The demo shop's mails are deleted with their recipient. */
export const mailPrivacy: PrivacyPart = {
  onDeletion: async (manager, { email }) => {
    await query(manager, mailsForgotten({ email }));
  },
};
