import type { PrivacyPart } from '../module.ts';

/** The demo shop's mails are deleted with their recipient. */
export const mailPrivacy: PrivacyPart = {
  onDeletion: async (manager, { email }) => {
    await manager.query('DELETE FROM demo_mails WHERE lower(recipient) = lower($1)', [email]);
  },
};
