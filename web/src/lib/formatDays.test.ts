import { expect, test } from 'vitest';
import { formatDays } from './formatDays.ts';

test.each([
  ['2027-01-16', '2027-01-19', '16 - 19 Jan', '১৬ - ১৯ জানুয়ারি'],
  ['2027-01-30', '2027-02-03', '30 Jan - 3 Feb', '৩০ জানুয়ারি - ৩ ফেব্রুয়ারি'],
  ['2026-12-30', '2027-01-03', '30 Dec - 3 Jan', '৩০ ডিসেম্বর - ৩ জানুয়ারি'],
  ['2027-01-17', '2027-01-17', '17 Jan', '১৭ জানুয়ারি'],
])('%s to %s is %s', (from, to, english, bangla) => {
  expect(formatDays({ from, to }, 'en')).toBe(english);
  expect(formatDays({ from, to }, 'bn').normalize('NFC')).toBe(bangla.normalize('NFC'));
});
