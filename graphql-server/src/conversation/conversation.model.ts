import type { RowOf } from '../db/sql.ts';
import type { CountedPage } from '../paging.ts';

/** A message to the shop as services return it. */
export type MessageModel = RowOf<'allMessages'>['message'];

/** A page of messages to the shop. */
export type MessageConnectionModel = CountedPage<MessageModel>;
