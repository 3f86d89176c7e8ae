/** What pages and services know of messages to the shop. */

/** Most characters of one message. */
export const MAX_MESSAGE_LENGTH = 2000;

/** The sentences about messages; those about name and e-mail are the registration's. */
export const CONVERSATION_MESSAGES = {
  textRequired: 'Message is required',
  textTooLong: `Message is too long: ${MAX_MESSAGE_LENGTH} characters at most`,
} as const;
