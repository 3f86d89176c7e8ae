import type { LanguageTag } from '../language.ts';

// The shop's time zone, not the visitor's: the server and every browser render the same text.
const zone = { timeZone: 'Asia/Dhaka' } as const;
const clock = { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const formats = (locale: string, month: 'short' | 'long') => ({
  day: new Intl.DateTimeFormat(locale, { ...zone, day: 'numeric', month, year: 'numeric' }),
  time: new Intl.DateTimeFormat(locale, clock),
});
const dates = { en: formats('en-GB', 'short'), bn: formats('bn-BD-u-nu-beng', 'long') };

/** Returns a time as a day in Bangladesh: 20 Nov 2026, in Bangla ২০ নভেম্বর, ২০২৬. */
export const formatDate = (instant: string, language: LanguageTag = 'en'): string =>
  dates[language].day.format(new Date(instant));

/** Returns a time as a day and time in Bangladesh: 20 Nov 2026, 15:30. */
export const formatDateTime = (instant: string, language: LanguageTag = 'en'): string =>
  `${formatDate(instant, language)}, ${dates[language].time.format(new Date(instant))}`;
