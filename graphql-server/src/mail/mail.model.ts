/** A mail that is shown in place of being sent. */
export interface DemoMailModel {
  /** UUIDv7, so ids sort by time. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  sentAt: Date;
}
