import type { PrivacyPart } from '../module.ts';

/** Mails that are shown in place of being sent go with who was to get them. */
export const mailPrivacy: PrivacyPart = {
  onDeletion: async (manager, { email }) => {
    await manager.query('DELETE FROM demo_mails WHERE lower(recipient) = lower($1)', [email]);
  },
};
