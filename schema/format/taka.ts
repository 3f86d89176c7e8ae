import type { LanguageTag } from '../language.ts';

// As dollars are written: the sign in front, Bangla digits grouped by lakh.
const locales = { en: 'en-US', bn: 'en-IN-u-nu-beng' };
const bdt = { style: 'currency', currency: 'BDT', currencyDisplay: 'narrowSymbol' } as const;
const taka = {
  en: new Intl.NumberFormat(locales.en, bdt),
  bn: new Intl.NumberFormat(locales.bn, bdt),
};
const whole = {
  en: new Intl.NumberFormat(locales.en, { ...bdt, maximumFractionDigits: 0 }),
  bn: new Intl.NumberFormat(locales.bn, { ...bdt, maximumFractionDigits: 0 }),
};

/** Returns paisa (hundredths of a taka) as taka with two decimals: 5635000 is ৳56,350.00, in Bangla ৳৫৬,৩৫০.০০. */
export const formatTaka = (paisa: number, language: LanguageTag = 'en'): string => taka[language].format(paisa / 100);

/** Returns paisa as the nearest whole taka: 5635040 is ৳56,350, in Bangla ৳৫৬,৩৫০. For what is only said, never charged. */
export const formatWholeTaka = (paisa: number, language: LanguageTag = 'en'): string =>
  whole[language].format(paisa / 100);
