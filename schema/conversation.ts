/** Constants and sentences of conversations with the shop, for pages and services. */

/** The most characters of a message. */
export const MAX_MESSAGE_LENGTH = 2000;

/** The most pictures of a message. */
export const MAX_MESSAGE_PICTURES = 4;

/** The most conversations that are marked at once. */
export const MAX_MARKED = 100;

/** How often the other side is told at most that somebody is writing, and for how long it shows it, in milliseconds. */
export const WRITING_EVERY_MS = 2000;
export const WRITING_SHOWN_MS = 5000;

/** Up to how many unread conversations the badge of the inbox counts. */
export const MOST_UNREAD = 100;

/** The sentences about messages; those about name and e-mail are the registration's. */
export const CONVERSATION_MESSAGES = {
  textRequired: 'Message is required',
  textTooLong: `Message is too long: ${MAX_MESSAGE_LENGTH} characters at most`,
  tooManyPictures: `A message has at most ${MAX_MESSAGE_PICTURES} pictures.`,
  picturesLater: 'Write to us first: pictures can come with your next message.',
  orderUnknown: 'We cannot find this order among yours.',
  conversationGone: 'This conversation is not there any more. Its customer may have deleted it.',
} as const;
