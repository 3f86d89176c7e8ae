import { describe, expect, test } from 'vitest';
import { pagerItems } from './pagerItems.ts';
import { shownStars } from './stars.ts';
import { headingRecipe } from './theme/recipes.ts';
import { swatchOf } from './swatchOf.ts';

describe('stars', () => {
  test.each([
    [0, 0],
    [3, 3],
    [3.01, 3.5],
    [4.99, 4.5],
    [5, 5],
  ])('a rating of %d fills %d', (rating, stars) => {
    expect(shownStars(rating)).toBe(stars);
  });
});

describe('pager', () => {
  test.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 9, '1 2 3 gap 9'],
    [4, 9, '1 2 3 4 5 6 gap 9'],
    [5, 9, '1 gap 3 4 5 6 7 gap 9'],
    [9, 9, '1 gap 7 8 9'],
  ])('page %d of %d is %s', (page, count, items) => {
    expect(pagerItems(page, count).join(' ')).toBe(items);
  });
});

test('headings of pages and sections change colour on hover (spec §4)', () => {
  expect(headingRecipe.base).toMatchObject({ '&:is(h1, h2):hover': { color: 'brand.fg' } });
});

test('a swatch follows what a name tells, and is left out where it tells nothing', () => {
  expect(swatchOf('Sea Green')).toBe(swatchOf('Sea'));
  expect(swatchOf('Forest Moss')).toBe(swatchOf('Moss'));
  expect(swatchOf('Surprise')).toBeUndefined();
});
