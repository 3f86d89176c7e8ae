/** A language of the shop as HTML and HTTP name it; the schema and the database have it in capitals (`Language`). */
export type LanguageTag = 'en' | 'bn';

/**
 * What an address begins with that says its language. Any other is in the language of the cookie, or else in English.
 */
export type LanguagePrefix = '' | '/bn';

/** The cookie in which a browser keeps the language that was chosen. */
export const LANGUAGE_COOKIE = 'language';

/** Returns the prefix of a path, which may have a query. */
export const prefixOf = (path: string): LanguagePrefix => (/^\/bn(?:[/?#]|$)/.test(path) ? '/bn' : '');

/** Returns a path without its prefix. */
export const withoutPrefix = (path: string): string => {
  const rest = path.slice(prefixOf(path).length);
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/**
 * Returns the address of a page in a language, for others to link to; the path has no prefix. It is always one of this
 * host.
 */
export const pathIn = (language: LanguageTag, path: string): string => {
  const ours = path.replace(/^[/\\]+/, '/');
  if (language === 'en') return ours;
  return `/bn${ours.replace(/^\/(?=[?#]|$)/, '')}`;
};
