import { expect, test } from 'vitest';
import { isInFullRow } from './Related.tsx';

test('related products fill their rows, and where there are too few for one, all are shown', () => {
  const shown = (count: number, columns: number) =>
    Array.from({ length: count }, (_, place) => place).filter((place) => isInFullRow(place, count, columns)).length;
  expect([8, 7, 5, 4, 3, 1].map((count) => shown(count, 4))).toEqual([8, 4, 4, 4, 3, 1]);
  expect([8, 5, 3, 1].map((count) => shown(count, 3))).toEqual([6, 3, 3, 1]);
  expect([5, 3, 1].map((count) => shown(count, 2))).toEqual([4, 2, 1]);
});
