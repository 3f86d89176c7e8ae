import type { CountedPage } from '../paging.ts';

/** A message to the shop as services hand it out. */
export interface MessageModel {
  id: string;
  text: string;
  name: string;
  email: string;
  /** ISO 8601. */
  sentAt: string;
}

/** Messages to the shop. */
export type MessageConnectionModel = CountedPage<MessageModel>;
