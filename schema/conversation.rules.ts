/** Rules of messages to the shop: one place for the form and the service. */
import { emailError, registrationFieldError } from './customer.rules.ts';

/** Most characters of one message. */
export const MAX_MESSAGE_LENGTH = 2000;

/** The sentences about messages; those about name and e-mail are the registration's. */
export const CONVERSATION_MESSAGES = {
  textRequired: 'Message is required',
  textTooLong: `Message is too long: ${MAX_MESSAGE_LENGTH} characters at most`,
} as const;

/** A message as typed. */
export interface MessageDraft {
  name: string;
  email: string;
  text: string;
}

/** The fields of the message form in their order on the page. */
export const MESSAGE_FIELDS = ['name', 'email', 'text'] as const;

const messageRules: Record<keyof MessageDraft, (value: string) => string | null> = {
  name: (value) => registrationFieldError('name', value),
  email: (value) => emailError(value.trim()),
  text: (value) => {
    if (value.trim() === '') return CONVERSATION_MESSAGES.textRequired;
    return value.trim().length > MAX_MESSAGE_LENGTH ? CONVERSATION_MESSAGES.textTooLong : null;
  },
};

/** The message for one field of the message form, or null when it is right. */
export const messageFieldError = (field: keyof MessageDraft, value: string): string | null =>
  messageRules[field](value);

/**
 * Every field of a message that breaks a rule, in the order of the form. Who is signed in says no more than the text.
 */
export const messageErrors = (
  draft: MessageDraft,
  isSignedIn: boolean,
): { field: keyof MessageDraft; message: string }[] =>
  MESSAGE_FIELDS.flatMap((field) => {
    const message = isSignedIn && field !== 'text' ? null : messageFieldError(field, draft[field]);
    return message === null ? [] : [{ field, message }];
  });
