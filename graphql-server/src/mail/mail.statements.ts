import { sql } from '../db/sql.ts';

/** Deletes the mails that were shown to somebody. */
export const mailsForgotten = sql(
  'mailsForgotten',
  'DELETE FROM demo_mails WHERE lower(recipient) = lower(:email)',
);

/** Deletes mails that have been shown long enough. */
export const mailsCleared = sql(
  'mailsCleared',
  `DELETE FROM demo_mails WHERE sent_at < now() - interval '7 days'`,
);
