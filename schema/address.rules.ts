/** Rules of addresses: one place for forms and services. */
import { profilePhoneError } from './customer.rules.ts';

/** Most addresses that one customer may keep. */
export const MAX_ADDRESSES = 20;

/** What is said about addresses. */
export const ADDRESS_MESSAGES = {
  nameRequired: 'Name is required',
  nameTooLong: 'Name is too long: 120 characters at most',
  upazilaRequired: 'Please choose division, district and upazila',
  lineRequired: 'Address is required',
  lineTooLong: 'Address is too long: 300 characters at most',
  tooMany: 'You have 20 addresses already. Remove one first.',
} as const;

/** An address as typed. */
export interface TypedAddress {
  name: string;
  phoneNumber: string;
  upazilaId: string;
  line: string;
}

/** The fields of the address form in their order on the page. */
export const ADDRESS_FIELDS = ['name', 'phoneNumber', 'upazilaId', 'line'] as const;

const lengthError = (value: string, limit: number, missing: string, tooLong: string): string | null => {
  const length = value.trim().length;
  if (length === 0) return missing;
  return length > limit ? tooLong : null;
};

/** Whether there is an upazila of that id is for the caller to know: the list is too heavy for every form. */
const addressRules: Record<keyof TypedAddress, (value: string) => string | null> = {
  name: (value) => lengthError(value, 120, ADDRESS_MESSAGES.nameRequired, ADDRESS_MESSAGES.nameTooLong),
  phoneNumber: profilePhoneError,
  upazilaId: (value) => (value === '' ? ADDRESS_MESSAGES.upazilaRequired : null),
  line: (value) => lengthError(value, 300, ADDRESS_MESSAGES.lineRequired, ADDRESS_MESSAGES.lineTooLong),
};

/** The message for one field of an address, or null when it is right. */
export const addressFieldError = (field: keyof TypedAddress, value: string): string | null =>
  addressRules[field](value);

/** Every field of an address that breaks a rule, in the order of the form. */
export const addressErrors = (address: TypedAddress): { field: keyof TypedAddress; message: string }[] =>
  ADDRESS_FIELDS.flatMap((field) => {
    const message = addressFieldError(field, address[field]);
    return message === null ? [] : [{ field, message }];
  });

/** An address in one line: what was typed, then its places from the smallest to the largest, no name twice in a row. */
export const addressLine = (line: string, places: readonly string[]): string =>
  [line, ...places].filter((part, index, parts) => part !== parts[index - 1]).join(', ');
