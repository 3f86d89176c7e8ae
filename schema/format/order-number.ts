import { banglaDigits } from '../digits.ts';
import type { LanguageTag } from '../language.ts';

/** Returns the short number of an order as people write it: #10001, in Bangla #১০০০১. */
export const formatOrderNumber = (number: number, language: LanguageTag = 'en'): string =>
  `#${language === 'bn' ? banglaDigits(String(number)) : number}`;
