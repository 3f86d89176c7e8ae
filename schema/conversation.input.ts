/** The input of a message to the shop, for the form and the service. */
import * as v from 'valibot';
import { CONVERSATION_MESSAGES, MAX_MESSAGE_LENGTH } from './conversation.ts';
import { personName, someEmail } from './customer.input.ts';
import { requiredText } from './input.ts';

/** A message of a visitor. */
export const messageInput = v.object({
  name: personName,
  email: someEmail,
  text: requiredText(MAX_MESSAGE_LENGTH, CONVERSATION_MESSAGES.textRequired, CONVERSATION_MESSAGES.textTooLong),
});

/** A message of a signed-in customer, whose name and e-mail are known. */
export const ownMessageInput = v.pick(messageInput, ['text']);

/** A message as typed. */
export type MessageDraft = v.InferInput<typeof messageInput>;
