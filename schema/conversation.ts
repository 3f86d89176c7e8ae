/** Constants and sentences of messages to the shop, for pages and services. */

/** The most characters of a message. */
export const MAX_MESSAGE_LENGTH = 2000;

/** The most messages that are marked at once. */
export const MAX_MARKED = 100;

/** The sentences about messages; those about name and e-mail are the registration's. */
export const CONVERSATION_MESSAGES = {
  textRequired: 'Message is required',
  textTooLong: `Message is too long: ${MAX_MESSAGE_LENGTH} characters at most`,
  orderUnknown: 'We cannot find this order among yours.',
  messageGone: 'This message is not there any more. Its sender may have deleted it.',
} as const;
