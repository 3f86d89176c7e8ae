/** Constants and sentences of promotion codes, for pages and services. */

/** What a promotion takes off: a percentage, an amount, or the delivery fee. */
export const PROMOTION_KINDS = ['PERCENT', 'FIXED', 'FREE_DELIVERY'] as const;

/** The most products, and the most categories, that a promotion is for. */
export const MAX_PROMOTION_SCOPE = 100;

/** One of them. */
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** The form of a promotion code. */
export const PROMOTION_CODE = /^[A-Z0-9-]{3,30}$/;

/** The largest amount of a promotion, in cents. */
export const MAX_PROMOTION_CENTS = 100_000_000;

/** The largest limit of a promotion's uses. */
export const MAX_PROMOTION_USES = 1_000_000_000;

/** Why a promotion code is refused. A code that is switched off is unknown, so that nobody finds it by trying. */
export const PROMOTION_REFUSALS = [
  'UNKNOWN',
  'NOT_STARTED',
  'ENDED',
  'USED_UP',
  'USED_BY_YOU',
  'BELOW_MINIMUM',
  'NOT_FOR_THESE',
  'TOO_OFTEN',
] as const;

/** One of the reasons. */
export type PromotionRefusal = (typeof PROMOTION_REFUSALS)[number];

/** The sentences for refused codes; too many tries have those of `too-often.ts`. */
export const PROMOTION_REFUSAL_MESSAGES = {
  unknown: 'There is no such promotion code.',
  notStarted: 'This promotion code is valid from {date}.',
  ended: 'This promotion code was valid until {date}.',
  usedUp: 'This promotion code has been used as often as it can be.',
  usedByYou: 'You have used this promotion code already.',
  usedByYouOften: 'You have used this promotion code {most} times already, as often as one customer can.',
  belowMinimum: 'This promotion code needs {minimum} or more; the products that it is for come to {sum}.',
  notForThese: 'This promotion code takes nothing off these products.',
} as const;

/** Sentences about a promotion that an admin saves. */
export const PROMOTION_MESSAGES = {
  codeInvalid: 'A code has 3 to 30 letters A to Z, digits and hyphens.',
  codeTaken: 'There is a promotion with this code already.',
  codeFixed: 'The code of a promotion cannot be changed.',
  percentInvalid: 'The percentage must be a whole number from 1 to 100.',
  amountInvalid: 'The amount must be whole dollars, at most 1,000,000.',
  minimumInvalid: 'The minimum must be 0 to 1,000,000 dollars.',
  limitInvalid: 'A limit must be a whole number from 1.',
  limitBelowUsed: 'The limit cannot be below the number of uses so far.',
  timeInvalid: 'Please enter a date and time.',
  endsBeforeStart: 'The end must be after the start.',
  noSuchCategory: 'This category is not in the shop.',
  noSuchProduct: 'This product is not in the shop.',
  scopeTooLarge: `A promotion is for at most ${MAX_PROMOTION_SCOPE} products and ${MAX_PROMOTION_SCOPE} categories.`,
} as const;
