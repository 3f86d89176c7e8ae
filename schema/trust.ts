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
