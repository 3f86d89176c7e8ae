/** A message to the shop as services hand it out. */
export interface MessageModel {
  id: string;
  text: string;
  name: string;
  email: string;
  /** ISO 8601. */
  sentAt: string;
}
