import type { LanguageTag } from '../language.ts';

const bangla = new Intl.NumberFormat('bn-BD-u-nu-beng', { maximumFractionDigits: 20 });

/** Returns a number in the digits of the language: 4.5 is ৪.৫. */
export const formatNumber = (value: number, language: LanguageTag = 'en'): string =>
  language === 'bn' ? bangla.format(value) : String(value);

/** Returns a number in the digits of the language, in groups: 12,345. */
export const formatCount = (value: number, language: LanguageTag = 'en'): string =>
  language === 'bn' ? bangla.format(value) : value.toLocaleString('en-US');
