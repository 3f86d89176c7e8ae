import { LANGUAGE_COOKIE, type LanguageTag } from '#schema/language.ts';
import { writeStored } from './storage.ts';

/** A language of the storefront. */
export type Language = LanguageTag;

/** For how long the language is remembered. */
const YEAR_SECONDS = 31_536_000;

/**
 * Returns the page's language, which the server or the script before the first paint wrote on the root. Never call
 * while rendering.
 */
export const readLanguage = (): Language => (document.documentElement.lang === 'bn' ? 'bn' : 'en');

/** Sets the language of the page, for screen readers, fonts and line heights. */
export const applyLanguage = (language: Language): void => {
  document.documentElement.lang = language;
};

/** Remembers the language: for the server in a cookie, for the other tabs in the storage under the key `language`. */
export const rememberLanguage = (language: Language): void => {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  writeStored('language', language);
};
