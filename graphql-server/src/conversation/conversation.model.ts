import type { RowOf } from '../db/sql.ts';
import type { CountedPage } from '../paging.ts';

/** A message to the shop as services hand it out. */
export type MessageModel = RowOf<'allMessages'>['message'];

/** Messages to the shop. */
export type MessageConnectionModel = CountedPage<MessageModel>;
