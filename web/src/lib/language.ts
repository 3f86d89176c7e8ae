import type { LanguageTag } from '../../../schema/language.ts';
import { writeStored } from './storage.ts';

/** A language of the storefront. */
export type Language = LanguageTag;

/** Returns the page's language, which the script before the first paint wrote on the root. Never call while rendering. */
export const readLanguage = (): Language => (document.documentElement.lang === 'bn' ? 'bn' : 'en');

/** Sets the language of the page, for screen readers, fonts and line heights. */
export const applyLanguage = (language: Language): void => {
  document.documentElement.lang = language;
};

/** Stores the language under the key `language` for the next visit. */
export const rememberLanguage = (language: Language): void => writeStored('language', language);
