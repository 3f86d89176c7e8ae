import { EntitySchema } from 'typeorm';

/** A row of `demo_mails`. */
export interface DemoMailRow {
  /** UUIDv7, so ids sort by time. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  sentAt: Date;
}

/** Mails that the demo shop would have sent with a mail server. No other shop stores mails. */
export const DemoMailEntity = new EntitySchema<DemoMailRow>({
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
