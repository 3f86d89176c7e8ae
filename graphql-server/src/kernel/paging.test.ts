import { expect, test } from 'vitest';
import { encodeCursor, placeOf } from './paging.ts';

test('a page is checked by its size first, then by its cursor', () => {
  expect(() => placeOf({ first: 0, after: 'nonsense' })).toThrow('first must be a whole number from 1 to 100.');
  expect(() => placeOf({ first: 24, after: 'nonsense' })).toThrow('The cursor is not one of this list.');
  const id = '01970000-0000-7000-8000-000000000000';
  expect(placeOf({ first: 24, after: encodeCursor([id]) })).toEqual({ after: id, limit: 25 });
});
