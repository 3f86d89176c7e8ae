import { latinDigits } from '#schema/digits.ts';

/** Returns the `tel:` link of a number that is written in Latin or Bangla digits. */
export const phoneUrl = (phone: string): string => `tel:${latinDigits(phone).replace(/[\s-]/g, '')}`;
