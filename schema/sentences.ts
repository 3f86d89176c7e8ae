/** Sentences in parts: a code and parameters, which a page words in the language of its reader. */
import { ADDRESS_MESSAGES } from './address.ts';
import { CONVERSATION_MESSAGES } from './conversation.ts';
import { CUSTOMER_MESSAGES } from './customer.ts';
import { ORDER_LIMIT_MESSAGES, ORDER_MESSAGES } from './order.ts';
import { REVIEW_MESSAGES } from './review.ts';
import { TOO_OFTEN_MESSAGES } from './too-often.ts';

type Prefixed<Prefix extends string, Messages> = {
  [Key in keyof Messages as `${Prefix}.${Key & string}`]: Messages[Key];
};

/** The same sentences, by codes that begin with the word of their noun. */
export const prefixed = <Prefix extends string, Messages extends Readonly<Record<string, string>>>(
  prefix: Prefix,
  messages: Messages,
): Prefixed<Prefix, Messages> =>
  Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [`${prefix}.${key}`, text]),
    // Its keys are those of the type by construction.
  ) as Prefixed<Prefix, Messages>;

/** Every sentence that services say to people, by code, in English; `{name}` stands where a parameter goes. */
export const SENTENCES = {
  ...prefixed('customer', CUSTOMER_MESSAGES),
  ...prefixed('order', ORDER_MESSAGES),
  ...prefixed('orderLimit', ORDER_LIMIT_MESSAGES),
  ...prefixed('address', ADDRESS_MESSAGES),
  ...prefixed('review', REVIEW_MESSAGES),
  ...prefixed('conversation', CONVERSATION_MESSAGES),
  ...prefixed('tooOften', TOO_OFTEN_MESSAGES),
};

/** Names a sentence, for example `order.left`. */
export type SentenceCode = keyof typeof SENTENCES;

const codes = new Map<string, SentenceCode>(
  // Of equal sentences the first one names them all.
  (Object.entries(SENTENCES) as [SentenceCode, string][]).toReversed().map(([code, text]) => [text, code]),
);

/** The code of an English sentence as it stands in SENTENCES; undefined of one that only programs meet. */
export const codeOf = (template: string): SentenceCode | undefined => codes.get(template);
