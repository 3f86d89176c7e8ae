import { withoutPrefix } from '#schema/language.ts';
import { isPage } from '../web/page-address.ts';

/** The most characters of an address to go back to. */
const LONGEST = 1000;

/**
 * Returns the page of the shop that a text names, without the prefix of the language; undefined for anything else, such
 * as an address that browsers take for another host's.
 */
export const localPage = (text: string | undefined): string | undefined => {
  if (text === undefined || text.length > LONGEST || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(text)) return undefined;
  const base = 'http://shop';
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (url?.origin !== base || !isPage(withoutPrefix(url.pathname))) return undefined;
  return withoutPrefix(url.pathname) + url.search + url.hash;
};
