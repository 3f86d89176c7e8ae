/** Mobile numbers of Bangladesh: one rule for every form and call (spec §5). */
import { latinDigits } from './digits.ts';

/** Optional +8801, 8801 or 01, then the operator's digit, 3 to 9, then 8 digits (spec §5). */
const MOBILE = /^(?:(?:\+?88)?01)?([3-9]\d{8})$/;

/** The accepted forms in words, for the documentation. */
export const PHONE_FORMS = 'Optional +8801, 8801 or 01, then a digit 3 to 9, then 8 digits; Latin or Bangla digits';

/** The digits of a number as dialled in Bangladesh. */
export const PHONE_LENGTH = 11;

/**
 * Returns the 11 digits of a mobile number, 01 and nine digits; null if it is none, in any of the forms of spec §5 and
 * in Latin or Bangla digits.
 */
export const mobileNumber = (typed: string): string | null => {
  const [, own] = MOBILE.exec(latinDigits(typed.trim())) ?? [];
  return own === undefined ? null : `01${own}`;
};

/** Returns a mobile number as it is stored with people and addresses, +8801 and nine digits; null if it is none. */
export const internationalPhone = (typed: string): string | null => {
  const phone = mobileNumber(typed);
  return phone === null ? null : `+88${phone}`;
};

/** Returns a stored phone number as 01 and nine digits. Any other text stays as it is. */
export const nationalPhone = (phone: string): string => phone.replace(/^\+?88(?=01)/, '');
