import type { LanguageTag } from '../language.ts';

const bangla = new Intl.NumberFormat('bn-BD-u-nu-beng', { useGrouping: false });

/** Returns the short number of an order as people write it: #10001, in Bangla #১০০০১. */
export const formatOrderNumber = (number: number, language: LanguageTag = 'en'): string =>
  `#${language === 'bn' ? bangla.format(number) : number}`;
