import { OFFSET_MS, type Day } from '../days.ts';
import { banglaDigits } from '../digits.ts';
import type { LanguageTag } from '../language.ts';

// Our own names, not those of `Intl`, which differ by version (Sep, Sept; with or without a comma): what the server
// rendered must be what every browser writes.
const MONTHS: Record<LanguageTag, readonly string[]> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  bn: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' '),
};

/**
 * Returns an instant as it is on the clocks of Bangladesh, not of the visitor: YYYY-MM-DDTHH:MM… Throws when it is no
 * instant.
 */
const inBangladesh = (instant: string): string => new Date(Date.parse(instant) + OFFSET_MS).toISOString();

const inDigitsOf = (language: LanguageTag, text: string) => (language === 'bn' ? banglaDigits(text) : text);

/** Returns the number of a day (YYYY-MM-DD) in its month: 5. */
export const formatDayOfMonth = (day: Day, language: LanguageTag = 'en'): string =>
  inDigitsOf(language, String(Number(day.slice(8, 10))));

/** Returns a day (YYYY-MM-DD) without its year: 20 Nov, in Bangla ২০ নভেম্বর. */
export const formatDayAndMonth = (day: Day, language: LanguageTag = 'en'): string =>
  `${formatDayOfMonth(day, language)} ${MONTHS[language][Number(day.slice(5, 7)) - 1]}`;

/** Returns a time as a day in Bangladesh: 20 Nov 2026, in Bangla ২০ নভেম্বর, ২০২৬. */
export const formatDate = (instant: string, language: LanguageTag = 'en'): string => {
  const day = inBangladesh(instant);
  const year = inDigitsOf(language, day.slice(0, 4));
  return `${formatDayAndMonth(day, language)}${language === 'bn' ? ',' : ''} ${year}`;
};

/** Returns a time as a day and time in Bangladesh: 20 Nov 2026, 15:30. */
export const formatDateTime = (instant: string, language: LanguageTag = 'en'): string =>
  `${formatDate(instant, language)}, ${inDigitsOf(language, inBangladesh(instant).slice(11, 16))}`;

/** Returns a time as an hour in Bangladesh: 15:30. */
export const formatTime = (instant: string, language: LanguageTag = 'en'): string =>
  inDigitsOf(language, inBangladesh(instant).slice(11, 16));
