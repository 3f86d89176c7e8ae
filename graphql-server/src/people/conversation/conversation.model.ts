import type { RowOf } from '#platform/db/sql.ts';
import type { CountedList, Page } from '#kernel/paging.ts';

/** A message to the shop as services return it. */
export type MessageModel = RowOf<'allMessages'>['message'];

/** A page of messages to the shop. */
export type MessageConnectionModel = Page<MessageModel> & CountedList;
