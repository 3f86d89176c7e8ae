import type { LanguageTag } from '../language.ts';

// The dollar sign is in front in both languages; Bangla groups digits by lakh.
const locales = { en: 'en-US', bn: 'en-IN-u-nu-beng' };

/** Created at their first use: each takes a phone 15 ms. */
const formats: Record<string, Intl.NumberFormat> = {};

const dollars = (amount: number, language: LanguageTag, decimals: 0 | 2): string => {
  const format = (formats[language + decimals] ??= new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }));
  return format.format(amount);
};

/** Returns cents as dollars with two decimals: 174999 is $1,749.99, in Bangla $১,৭৪৯.৯৯. */
export const formatMoney = (cents: number, language: LanguageTag = 'en'): string =>
  dollars(cents / 100, language, 2).replace('-', '−');

/** Returns a change in cents with its sign: −$0.40 or +$0.40. */
export const formatChange = (cents: number, language: LanguageTag = 'en'): string =>
  `${cents > 0 ? '+' : ''}${formatMoney(cents, language)}`;

/** Returns whole dollars without decimals: $1,750. */
export const formatDollars = (amount: number, language: LanguageTag = 'en'): string => dollars(amount, language, 0);
