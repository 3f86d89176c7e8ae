import { sql } from '../db/sql.ts';

/** Deletes a person's mails from the mailbox. */
export const mailsForgotten = sql(
  'mailsForgotten',
  'DELETE FROM demo_mails WHERE lower(recipient) = lower(:email)',
);

/** Deletes expired mails from the mailbox. */
export const mailsCleared = sql(
  'mailsCleared',
  `DELETE FROM demo_mails WHERE sent_at < now() - interval '7 days'`,
);
