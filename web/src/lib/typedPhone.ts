import { latinDigits } from '#schema/digits.ts';
import { PHONE_LENGTH } from '#schema/phone.ts';

/** A complete number with other characters, as in messages and address books: +880 1712-345678, 1712345678. */
const WHOLE = /^(?:(?:(?:00)?88)?01|1)?([3-9]\d{8})$/;

/** The field's 01, then the country code and 01 again: somebody types 8801712345678 digit by digit. */
const REPEATED = /^018801([3-9]\d*)$/;

/**
 * Returns the value of a phone field after typing or pasting: digits that begin with 01. A complete number replaces the
 * value, in any form. Digits typed before or inside the 01 are put after it. A 01 that people type although the field
 * shows it is not repeated, because no operator's digit is 0 or 1.
 */
export const typedPhone = (before: string, typed: string): string => {
  const text = latinDigits(typed);
  if (text === '') return '';
  const whole = [text, ...insertions(before, text)].map(wholeNumber).find((number) => number !== null);
  if (whole !== undefined) return whole;

  const { at, end, inserted } = changeOf(before, text);
  const head = before.slice(2, Math.max(at, 2));
  const tail = before.slice(Math.max(end, 2));
  const digits = inserted.replace(/\D/g, '');
  // The whole field was replaced: the first digit may be one that was at its end.
  const isAnew = at < 2 && end > 2;
  const behind = isAnew ? withoutPrefix(digits + tail) : (head ? digits : withoutPrefix(digits)) + tail;
  const phone = `01${head}${behind}`;
  // With up to 11 digits it may be a number of the operator 018.
  return phone.length > PHONE_LENGTH ? phone.replace(REPEATED, '01$1') : phone;
};

const withoutPrefix = (digits: string) => digits.replace(/^[01]+/, '');

const wholeNumber = (text: string): string | null => {
  const [, own] = WHOLE.exec(text.replace(/\D/g, '')) ?? [];
  return own === undefined ? null : `01${own}`;
};

/** Returns what may have been inserted into the previous text, for every position that explains the new text. */
const insertions = (before: string, text: string): string[] =>
  Array.from({ length: before.length + 1 }, (_, at) => at)
    .filter((at) => text.startsWith(before.slice(0, at)) && text.endsWith(before.slice(at)))
    .map((at) => text.slice(at, Math.max(at, text.length - before.length + at)));

/** Returns which part of the previous text was replaced, and by what. */
const changeOf = (before: string, text: string): { at: number; end: number; inserted: string } => {
  let at = 0;
  while (at < before.length && at < text.length && before[at] === text[at]) at += 1;
  let after = 0;
  const most = Math.min(before.length, text.length) - at;
  while (after < most && before.at(-1 - after) === text.at(-1 - after)) after += 1;
  return { at, end: before.length - after, inserted: text.slice(at, text.length - after) };
};
