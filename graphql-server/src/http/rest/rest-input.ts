import { BadRequest } from '../../errors.ts';

/** A query parameter given at most once. @throws BadRequest otherwise */
export const queryText = (query: Record<string, unknown>, name: string): string | undefined => {
  const value = query[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new BadRequest(`${name} must be given once.`);
};

/** A query parameter that must be there. @throws BadRequest otherwise */
export const requiredQueryText = (query: Record<string, unknown>, name: string): string => {
  const value = queryText(query, name);
  if (value === undefined || value.trim() === '') throw new BadRequest(`${name} is required.`);
  return value;
};

/** `limit` as a whole number from 1 to `most`, which is also what it is when it is missing. @throws BadRequest for any other text */
export const queryLimit = (query: Record<string, unknown>, most: number): number => {
  const text = queryText(query, 'limit');
  if (text === undefined) return most;
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > most) throw new BadRequest(`limit must be a whole number from 1 to ${most}.`);
  return limit;
};
