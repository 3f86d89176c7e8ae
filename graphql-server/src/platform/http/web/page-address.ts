import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { prefixOf, withoutPrefix, type LanguagePrefix, type LanguageTag } from '#schema/language.ts';
import { PAGE_PARAMETERS } from '#schema/page-parameters.ts';
import { pageAt } from './web-pages.ts';

/** What the address of a page says. */
export interface PageAddress {
  /** The path without the prefix of the language. */
  path: string;
  /** Path and query, with the parameters that the page reads, in their order. */
  url: string;
  language: LanguageTag;
  /** What the address begins with when it names its language. */
  prefix: LanguagePrefix;
  /** The same for all addresses with the same page. */
  key: string;
}

/** The cookie with which a visitor has chosen Bangla. */
const CHOSE_BANGLA = /(?:^|;\s*)language=bn(?:;|$)/;

/** Whether a visitor has chosen Bangla. */
const hasChosenBangla = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  CHOSE_BANGLA.test(headers.cookie ?? '');

/** Returns the page of a path and what it names; undefined also where the path cannot be decoded. */
export const foundAt = (path: string) => {
  try {
    return pageAt(path);
  } catch {
    return undefined;
  }
};

/** Whether a path is that of a page, whatever it names. */
export const isPage = (path: string): boolean => foundAt(path) !== undefined;

const parametersOf = (path: string): readonly string[] => {
  const page = foundAt(path);
  return (page && PAGE_PARAMETERS[page.name]) ?? [];
};

/** Returns the query with only these parameters, sorted by name; what follows `?` in an address, or nothing. */
const normalized = (query: string, names: readonly string[]): string => {
  if (names.length === 0) return '';
  const parameters = [...new URLSearchParams(query)].filter(([name, value]) => names.includes(name) && value !== '');
  if (parameters.length === 0) return '';
  const search = new URLSearchParams(parameters);
  // Stable: the values of one name keep their order.
  search.sort();
  return `?${search}`;
};

/**
 * Returns what an address says. Its prefix decides the language, otherwise the visitor's cookie; never the browser's
 * settings. Parameters that the page does not read, such as those of campaigns, change nothing.
 */
export const addressOf = (request: Pick<Request, 'path' | 'originalUrl' | 'headers'>): PageAddress => {
  const { path: requested, originalUrl } = request;
  const prefix = prefixOf(requested);
  const path = withoutPrefix(requested);
  const language = prefix === '/bn' || hasChosenBangla(request) ? 'bn' : 'en';
  const [, query = ''] = /\?(.*)$/s.exec(originalUrl) ?? [];
  const url = query === '' ? path : path + normalized(query, parametersOf(path));
  return { path, url, language, prefix, key: `${prefix} ${language} ${url}` };
};
