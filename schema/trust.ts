/** Constants of the trust ladder: what an order by Cash on Delivery waits for before the shop works on it, and why. */

/** What a customer is asked for: nothing, a code that was sent to them, or a deposit. */
export const TRUST_NEEDS = ['CODE', 'DEPOSIT'] as const;

/** One of them. */
export type TrustNeed = (typeof TRUST_NEEDS)[number];

/** Why an order waits for a code or a deposit, as the shop's owner reads it. */
export const TRUST_REASONS = [
  'REFUSED_OFTEN',
  'REFUSED_BEFORE',
  'PHONE_REFUSED',
  'LARGE_ORDER',
  'OPEN_ORDERS',
  'FIRST_ORDER',
  'RETURNED_OFTEN',
] as const;

/** One of the reasons. */
export type TrustReason = (typeof TRUST_REASONS)[number];

/** The digits of a code. */
export const CODE_LENGTH = 6;

/** How long a code is valid, in minutes. */
export const CODE_MINUTES = 60;

/** How often one code can be tried. */
export const MAX_CODE_TRIES = 10;

/** How many codes are sent for one order at most. */
export const MAX_CODES_SENT = 5;

/** The seconds between two codes for one order. */
export const SECONDS_BETWEEN_CODES = 60;

/** The sentences about codes. */
export const TRUST_MESSAGES = {
  codeRequired: 'Please enter the code.',
  codeInvalid: `A code has ${CODE_LENGTH} digits.`,
  codeWrong: 'This code is wrong. Please look into the newest mail.',
  codeExpired: 'This code is no longer valid. Please ask for a new one.',
  codeTriedOften: 'A wrong code was entered too often. Please ask for a new one.',
  codeNotNeeded: 'This order does not wait for a code.',
  codeJustSent: 'We have just sent a code. Please wait a minute before you ask for another one.',
  codesUsedUp: 'We have sent as many codes for this order as we can. Please pay it in another way, or write to us.',
} as const;
