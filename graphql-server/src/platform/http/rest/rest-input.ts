import { BadRequest } from '#kernel/errors.ts';
import { toCents } from './rest-money.ts';

/** Returns a query parameter; undefined when missing. @throws BadRequest when it is there twice */
export const queryText = (query: Record<string, unknown>, name: string): string | undefined => {
  const value = query[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new BadRequest(`${name} must be given once.`);
};

/** Returns a required query parameter. @throws BadRequest when it is missing or there twice */
export const requiredQueryText = (query: Record<string, unknown>, name: string): string => {
  const value = queryText(query, name);
  if (value === undefined || value.trim() === '') throw new BadRequest(`${name} is required.`);
  return value;
};

/** Returns `limit` as an integer from 1 to `most`, which is also the default. @throws BadRequest for any other text */
export const queryLimit = (query: Record<string, unknown>, most: number): number => {
  const text = queryText(query, 'limit');
  if (text === undefined) return most;
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > most) throw new BadRequest(`limit must be a whole number from 1 to ${most}.`);
  return limit;
};

/** Returns the texts of a query parameter that may be given several times; none when missing. */
export const queryTexts = (query: Record<string, unknown>, name: string): string[] =>
  [query[name] ?? []].flat().map(String);

/**
 * Returns a query parameter in dollars, such as `19.99`, as cents; null when missing. @throws BadRequest for any other
 * text
 */
export const queryCents = (query: Record<string, unknown>, name: string): number | null => {
  const text = queryText(query, name);
  if (text === undefined) return null;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) throw new BadRequest(`${name} must be dollars, such as 19.99.`);
  return toCents(Number(text));
};

/**
 * Returns a query parameter that is one of some words; undefined when missing. @throws BadRequest for any other text
 */
export const queryChoice = <Word extends string>(
  query: Record<string, unknown>,
  name: string,
  words: readonly Word[],
): Word | undefined => queryChoices({ [name]: queryText(query, name) }, name, words)[0];

/**
 * Returns the words of a query parameter that may be given several times; none when missing.
 * @throws BadRequest for any other text
 */
export const queryChoices = <Word extends string>(
  query: Record<string, unknown>,
  name: string,
  words: readonly Word[],
): Word[] =>
  queryTexts(query, name).map((text) => {
    const found = words.find((word) => word === text);
    if (found === undefined) throw new BadRequest(`${name} must be one of ${words.join(', ')}.`);
    return found;
  });
