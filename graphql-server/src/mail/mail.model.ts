/** A mail that the demo shop stores instead of sending it. */
export interface DemoMailModel {
  /** UUIDv7, so ids sort by time. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  sentAt: Date;
}
