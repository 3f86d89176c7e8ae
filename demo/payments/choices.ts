/** The providers that the twin stands in for. */
export type ProviderName = 'sslcommerz' | 'bkash' | 'nagad';

/**
 * What one can choose on the hosted page. With `CLOSE` the customer pays, and the browser never returns to the shop.
 */
export const CHOICES = ['APPROVE', 'LOW_BALANCE', 'CANCEL', 'CLOSE'] as const;

/** One of them. */
export type Choice = (typeof CHOICES)[number];
