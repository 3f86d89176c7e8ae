import { writeStored } from './storage.ts';

/** The languages of the storefront. */
export type Language = 'en' | 'bn';

/** The language that the page is in: the script before the first paint wrote it on the root. Never call while rendering. */
export const readLanguage = (): Language => (document.documentElement.lang === 'bn' ? 'bn' : 'en');

/** Says in which language the page is: to screen readers, fonts and line heights. */
export const wearLanguage = (language: Language): void => {
  document.documentElement.lang = language;
};

/** Keeps the language under the key `language` for the next visit. */
export const rememberLanguage = (language: Language): void => writeStored('language', language);
