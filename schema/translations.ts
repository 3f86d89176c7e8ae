/** The absolute addresses of a page in the languages of the shop. */
import { pathIn, type LanguageTag } from './language.ts';

/**
 * Returns the absolute address of a page in a language; `origin` is the shop's public URL without a slash at the end.
 */
export const addressIn = (language: LanguageTag, origin: string, path: string): string =>
  origin + pathIn(language, path);

/** Returns the addresses of a page in each language, as `hreflang` names them; `x-default` is for all others. */
export const translationsOf = (origin: string, path: string): { hreflang: string; href: string }[] => [
  { hreflang: 'en', href: addressIn('en', origin, path) },
  { hreflang: 'bn', href: addressIn('bn', origin, path) },
  { hreflang: 'x-default', href: addressIn('en', origin, path) },
];
