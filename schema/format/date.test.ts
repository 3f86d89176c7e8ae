import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatDayAndMonth } from './date.ts';

test.each([
  ['2026-11-20T09:05:00.000Z', '20 Nov 2026, 15:05', '২০ নভেম্বর, ২০২৬, ১৫:০৫'],
  // Midnight in Bangladesh is six in the evening in Greenwich.
  ['2026-12-31T18:00:00.000Z', '1 Jan 2027, 00:00', '১ জানুয়ারি, ২০২৭, ০০:০০'],
  ['2026-12-31T17:59:59.999Z', '31 Dec 2026, 23:59', '৩১ ডিসেম্বর, ২০২৬, ২৩:৫৯'],
])('%s is %s on the clocks of Bangladesh', (instant, english, bangla) => {
  expect(formatDateTime(instant, 'en')).toBe(english);
  expect(formatDateTime(instant, 'bn').normalize()).toBe(bangla.normalize());
  expect(formatDate(instant, 'en')).toBe(english.slice(0, -7));
});

test('every month has its name, whatever the names of the machine are', () => {
  const of = (language: 'en' | 'bn') =>
    Array.from({ length: 12 }, (_, at) =>
      formatDayAndMonth(`2026-${String(at + 1).padStart(2, '0')}-05`, language).normalize(),
    );
  expect(of('en').join(', ')).toBe(
    '5 Jan, 5 Feb, 5 Mar, 5 Apr, 5 May, 5 Jun, 5 Jul, 5 Aug, 5 Sept, 5 Oct, 5 Nov, 5 Dec',
  );
  expect(of('bn').join(', ')).toBe(
    '৫ জানুয়ারি, ৫ ফেব্রুয়ারি, ৫ মার্চ, ৫ এপ্রিল, ৫ মে, ৫ জুন, ৫ জুলাই, ৫ আগস্ট, ৫ সেপ্টেম্বর, ৫ অক্টোবর, ৫ নভেম্বর, ৫ ডিসেম্বর'.normalize(),
  );
});

test('what is no instant is refused, not written', () => {
  expect(() => formatDate('yesterday')).toThrow(RangeError);
});
