/** Constants and sentences of addresses, for pages and services. */

/** The most addresses of one customer. */
export const MAX_ADDRESSES = 20;

/** The sentences about addresses. */
export const ADDRESS_MESSAGES = {
  nameRequired: 'Name is required',
  nameTooLong: 'Name is too long: 120 characters at most',
  upazilaRequired: 'Please choose division, district and upazila',
  lineRequired: 'Address is required',
  lineTooLong: 'Address is too long: 300 characters at most',
  tooMany: 'You have 20 addresses already. Remove one first.',
} as const;

/**
 * Returns an address in one line: the typed text, then its places from the smallest to the largest, no name twice in a
 * row.
 */
export const addressLine = (line: string, places: readonly string[]): string =>
  [line, ...places].filter((part, index, parts) => part !== parts[index - 1]).join(', ');
