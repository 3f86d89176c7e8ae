/** Mobile numbers of Bangladesh: the one rule for every form and every call that takes one (spec §5). */
import { latinDigits } from './digits.ts';

/** Optional +8801, 8801 or 01, then the operator's digit, 3 to 9, then 8 digits (spec §5). */
const MOBILE = /^(?:(?:\+?88)?01)?([3-9]\d{8})$/;

/** The forms in words, for who reads what a call takes. */
export const PHONE_FORMS =
  'Optional +8801, 8801 or 01, then a digit 3 to 9, then 8 digits; Latin or Bangla digits';

/** Digits of a number as people dial it at home. */
export const PHONE_LENGTH = 11;

/**
 * The 11 digits of a mobile number as people dial it, 01 and nine digits; null unless it is one, in any of the forms of
 * spec §5 and in Latin or Bangla digits.
 */
export const mobileNumber = (typed: string): string | null => {
  const [, own] = MOBILE.exec(latinDigits(typed.trim())) ?? [];
  return own === undefined ? null : `01${own}`;
};

/** A mobile number as it is kept with people and addresses, +8801 and nine digits; null unless it is one. */
export const internationalPhone = (typed: string): string | null => {
  const phone = mobileNumber(typed);
  return phone === null ? null : `+88${phone}`;
};

/** A kept phone number as people dial it: 01 and nine digits. Any other text stays as it is. */
export const nationalPhone = (phone: string): string => phone.replace(/^\+?88(?=01)/, '');
