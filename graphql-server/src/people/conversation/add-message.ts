import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { messageInput, type MessageDraft } from '#schema/conversation.input.ts';
import { checked } from '#kernel/checked.ts';
import { InvalidInput } from '#kernel/errors.ts';
import { query } from '#platform/db/database.ts';
import { INBOX, notifyServers, subjectOf } from './conversation-changes.ts';
import type { MessageModel } from './conversation.model.ts';
import { messageAdded, messageByKey } from './conversation.statements.ts';

/** A message to send, with the keys of its pictures. */
export interface Draft extends Pick<MessageDraft, 'text'> {
  pictures: readonly string[];
  idempotencyKey: string | null;
}

/** The problem of an idempotency key that was used for another message. */
const keyOfAnother = {
  field: 'idempotencyKey',
  message: 'This idempotency key was used for another message.',
};

/** Returns a message as it is stored. @throws InvalidInput */
export const checkedDraft = ({ text, pictures, idempotencyKey }: Draft) =>
  checked(messageInput, { text, pictures: [...pictures], idempotencyKey });

/** Returns what a message says, to be compared. */
const contentOf = ({ text, pictures }: Pick<Draft, 'text' | 'pictures'>): string => JSON.stringify([text, pictures]);

/**
 * Stores a message and says so, unless one with its key is stored. Returns null when the conversation is gone, or the
 * order is not the customer's.
 * @throws InvalidInput when its key was used for another message
 */
export const addMessage = async (
  manager: EntityManager,
  conversationId: string,
  { idempotencyKey, ...message }: Draft & { orderId: string | null; writtenBy: string | null },
): Promise<{ message: MessageModel; isNew: boolean } | null> => {
  const keyHash = idempotencyKey === null ? null : createHash('sha256').update(idempotencyKey).digest('base64url');
  const [row] = await query(manager, messageAdded({ conversationId, keyHash, ...message }));
  if (row) {
    await notifyServers(manager, [subjectOf(conversationId), INBOX]);
    return { message: row.message, isNew: true };
  }
  if (keyHash === null) return null;
  const isOfCustomer = message.writtenBy === null;
  const [before] = await query(manager, messageByKey({ conversationId, keyHash, isOfCustomer }));
  if (!before) return null;
  if (contentOf(before.message) !== contentOf(message)) throw new InvalidInput([keyOfAnother]);
  return { message: before.message, isNew: false };
};
