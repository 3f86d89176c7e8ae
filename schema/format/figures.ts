import type { LanguageTag } from '../language.ts';

// Bangla groups digits by lakh.
const locales = { en: 'en-US', bn: 'en-IN-u-nu-beng' };
const both = <Format>(create: (locale: string, language: LanguageTag) => Format): Record<LanguageTag, Format> => ({
  en: create(locales.en, 'en'),
  bn: create(locales.bn, 'bn'),
});

const percents = both((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }));
const exactPercents = both((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));
// Compact words are those of the language: K and M, হাজার and লাখ.
const compact = both(
  (_, language) =>
    new Intl.NumberFormat(language === 'bn' ? 'bn-BD-u-nu-beng' : 'en-US', {
      notation: 'compact',
      maximumFractionDigits: 1,
    }),
);

// A day is a day of Bangladesh already: its midnight in Greenwich keeps it.
const zone = { timeZone: 'UTC' } as const;
const days = (options: Intl.DateTimeFormatOptions) => ({
  en: new Intl.DateTimeFormat('en-GB', { ...zone, ...options }),
  bn: new Intl.DateTimeFormat('bn-BD-u-nu-beng', { ...zone, ...options }),
});
const shortDays = days({ day: 'numeric', month: 'short' });
const longDays = days({ day: 'numeric', month: 'short', year: 'numeric' });
const months = days({ month: 'short', year: 'numeric' });

/** Returns a part of a whole in percent: 0.123 is 12%; with one decimal below ten percent: 3.4%. */
export const formatPercent = (part: number, language: LanguageTag = 'en'): string =>
  (Math.abs(part) < 0.1 ? exactPercents : percents)[language].format(part);

/** Returns a number in few letters, for the axis of a chart: 12K. */
export const formatCompact = (value: number, language: LanguageTag = 'en'): string => compact[language].format(value);

/** Returns cents as dollars in few letters: $12K. */
export const formatCompactMoney = (cents: number, language: LanguageTag = 'en'): string =>
  `${cents < 0 ? '-' : ''}$${formatCompact(Math.abs(cents) / 100, language)}`;

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** Returns a day (YYYY-MM-DD) without its year: 20 Nov. */
export const formatShortDay = (day: string, language: LanguageTag = 'en'): string =>
  shortDays[language].format(midnight(day));

/** Returns a day (YYYY-MM-DD): 20 Nov 2026. */
export const formatDay = (day: string, language: LanguageTag = 'en'): string =>
  longDays[language].format(midnight(day));

/** Returns the month of a day (YYYY-MM-DD): Nov 2026. */
export const formatMonth = (day: string, language: LanguageTag = 'en'): string =>
  months[language].format(midnight(day));
