import { entity, id, now, text } from '../db/entity.ts';

/** Mails that the demo shop would have sent with a mail server. No other shop stores mails. */
export const DemoMailEntity = entity('DemoMail', 'demo_mails', {
  id,
  recipient: text,
  subject: text,
  text,
  html: text,
  sentAt: now,
});
