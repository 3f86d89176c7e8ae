/** The input of a message, for the composer and the service. */
import * as v from 'valibot';
import { CONVERSATION_MESSAGES, MAX_MESSAGE_LENGTH, MAX_MESSAGE_PICTURES } from './conversation.ts';
import { emailAddress, personName } from './customer.input.ts';
import { CUSTOMER_MESSAGES } from './customer.ts';

const pictures = v.optional(
  v.pipe(v.array(v.string()), v.maxLength(MAX_MESSAGE_PICTURES, CONVERSATION_MESSAGES.tooManyPictures)),
  [],
);

const text = v.pipe(v.string(), v.trim(), v.maxLength(MAX_MESSAGE_LENGTH, CONVERSATION_MESSAGES.textTooLong));

/** The idempotency key of a message, which makes it safe to send it again; null without one. */
const idempotencyKey = v.nullish(
  v.pipe(v.string(), v.uuid('An idempotency key of a message is a UUID.'), v.toLowerCase()),
  null,
);

/** A message: words, pictures or both. */
export const messageInput = v.pipe(
  v.object({ text, pictures, idempotencyKey }),
  v.forward(
    v.partialCheck(
      [['text'], ['pictures']],
      (message) => message.text !== '' || message.pictures.length > 0,
      CONVERSATION_MESSAGES.textRequired,
    ),
    ['text'],
  ),
);

/** An e-mail address, or nothing. */
const maybeEmail = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => typed === '' || v.is(emailAddress, typed), CUSTOMER_MESSAGES.emailInvalid),
);

/** The first message of a visitor, who says who they are and may say where an answer finds them. */
export const firstMessageInput = v.object({
  name: personName,
  email: maybeEmail,
  text: v.pipe(text, v.nonEmpty(CONVERSATION_MESSAGES.textRequired)),
});

/** A message as typed. */
export type MessageDraft = v.InferInput<typeof messageInput>;
