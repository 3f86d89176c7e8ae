import { EntitySchema } from 'typeorm';
import type { DemoMailModel } from './mail.model.ts';

/** Mails that the demo shop would have sent with a mail server. No other shop stores mails. */
export const DemoMailEntity = new EntitySchema<DemoMailModel>({
  name: 'DemoMail',
  tableName: 'demo_mails',
  columns: {
    id: {
      type: 'uuid',
      primary: true,
      default: () => 'uuidv7()',
      primaryKeyConstraintName: 'demo_mails_pkey',
    },
    recipient: { type: 'text' },
    subject: { type: 'text' },
    text: { type: 'text' },
    html: { type: 'text' },
    sentAt: { name: 'sent_at', type: 'timestamptz', default: () => 'now()' },
  },
});
