import { latinDigits } from '../../../schema/digits.ts';

/** The link that calls a number, written for people in either kind of digits. */
export const phoneUrl = (phone: string): string => `tel:${latinDigits(phone).replace(/[\s-]/g, '')}`;
