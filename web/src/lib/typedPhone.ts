import { latinDigits } from '../../../schema/digits.ts';
import { PHONE_LENGTH } from '../../../schema/phone.ts';

/** A whole number among other signs, as it stands in messages and address books: +880 1712-345678, 1712345678. */
const WHOLE = /^(?:(?:(?:00)?88)?01|1)?([3-9]\d{8})$/;

/** Behind the 01 of the field, the country's code and the 01 once more: somebody types 8801712345678 digit by digit. */
const REPEATED = /^018801([3-9]\d*)$/;

/**
 * What a phone field holds after something was typed or pasted: digits that begin with 01. A whole number takes the place of
 * what was there, in whatever form it comes; what is typed before or inside the 01 goes behind it; and the 01 that people type
 * although it stands there is not repeated, because no operator's digit is 0 or 1.
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
  // Typed over the whole field, the first digit may be one that stood at its end.
  const isAnew = at < 2 && end > 2;
  const behind = isAnew ? withoutPrefix(digits + tail) : (head ? digits : withoutPrefix(digits)) + tail;
  const phone = `01${head}${behind}`;
  // Up to 11 digits it may be a number of the operator 018.
  return phone.length > PHONE_LENGTH ? phone.replace(REPEATED, '01$1') : phone;
};

const withoutPrefix = (digits: string) => digits.replace(/^[01]+/, '');

const wholeNumber = (text: string): string | null => {
  const [, own] = WHOLE.exec(text.replace(/\D/g, '')) ?? [];
  return own === undefined ? null : `01${own}`;
};

/** What may have been put into the text before, at any place of it that explains the text now. */
const insertions = (before: string, text: string): string[] =>
  Array.from({ length: before.length + 1 }, (_, at) => at)
    .filter((at) => text.startsWith(before.slice(0, at)) && text.endsWith(before.slice(at)))
    .map((at) => text.slice(at, Math.max(at, text.length - before.length + at)));

/** Between which places of the text before something else stands now, and what. */
const changeOf = (before: string, text: string): { at: number; end: number; inserted: string } => {
  let at = 0;
  while (at < before.length && at < text.length && before[at] === text[at]) at += 1;
  let kept = 0;
  const most = Math.min(before.length, text.length) - at;
  while (kept < most && before.at(-1 - kept) === text.at(-1 - kept)) kept += 1;
  return { at, end: before.length - kept, inserted: text.slice(at, text.length - kept) };
};
