import type { RowOf } from '#platform/db/sql.ts';
import type { CountedList, ListRequest, Page } from '#kernel/paging.ts';

/** A message of a conversation as services return it. */
export type MessageModel = RowOf<'messagesOf'>['messages'][number];

/** A conversation as services return it. */
export type ConversationModel = RowOf<'conversationById'>['conversation'];

/** A page of conversations. */
export type ConversationConnectionModel = Page<ConversationModel> & CountedList;

/** A page of messages. */
export type MessageConnectionModel = Page<MessageModel>;

/** What has changed in a conversation: nothing but that somebody is writing, or itself. */
export interface ConversationChangeModel {
  conversation: ConversationModel | null;
  isWriting: boolean;
}

/** A requested page of the messages of one conversation. */
export interface MessagesRequest extends ListRequest {
  conversationId: string;
}

/** The two sides of a conversation. */
export type Side = 'customer' | 'shop';
