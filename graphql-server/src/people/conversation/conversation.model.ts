import type { RowOf } from '#platform/db/sql.ts';
import type { Page, Total } from '#kernel/paging.ts';

/** A message to the shop as services return it. */
export type MessageModel = RowOf<'allMessages'>['message'];

/** A page of messages to the shop. */
export interface MessageConnectionModel extends Page<MessageModel> {
  count: () => Promise<Total>;
}
