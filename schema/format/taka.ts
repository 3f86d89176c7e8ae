import type { LanguageTag } from '../language.ts';

// As dollars are written: the sign in front, Bangla digits grouped by lakh.
const locales = { en: 'en-US', bn: 'en-IN-u-nu-beng' };
const bdt = { style: 'currency', currency: 'BDT', currencyDisplay: 'narrowSymbol' } as const;
const taka = {
  en: new Intl.NumberFormat(locales.en, bdt),
  bn: new Intl.NumberFormat(locales.bn, bdt),
};

/** Returns paisa (hundredths of a taka) as taka with two decimals: 5635000 is ৳56,350.00, in Bangla ৳৫৬,৩৫০.০০. */
export const formatTaka = (paisa: number, language: LanguageTag = 'en'): string => taka[language].format(paisa / 100);
