import type { LanguageTag } from '../language.ts';

// The dollar sign is in front in both languages; Bangla groups digits by lakh.
const locales = { en: 'en-US', bn: 'en-IN-u-nu-beng' };
const usd = { style: 'currency', currency: 'USD' } as const;
const formats = (language: LanguageTag) => ({
  exact: new Intl.NumberFormat(locales[language], usd),
  whole: new Intl.NumberFormat(locales[language], { ...usd, maximumFractionDigits: 0 }),
});
const money = { en: formats('en'), bn: formats('bn') };

/** Returns cents as dollars with two decimals: 174999 is $1,749.99, in Bangla $১,৭৪৯.৯৯. */
export const formatMoney = (cents: number, language: LanguageTag = 'en'): string =>
  money[language].exact.format(cents / 100).replace('-', '−');

/** Returns a change in cents with its sign: −$0.40 or +$0.40. */
export const formatChange = (cents: number, language: LanguageTag = 'en'): string =>
  `${cents > 0 ? '+' : ''}${formatMoney(cents, language)}`;

/** Returns whole dollars without decimals: $1,750. */
export const formatDollars = (dollars: number, language: LanguageTag = 'en'): string =>
  money[language].whole.format(dollars);
