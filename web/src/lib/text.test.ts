import { describe, expect, test } from 'vitest';
import { cutWords } from './cutWords.ts';
import { formatDate } from '#schema/format/date.ts';
import { formatMoney } from '#schema/format/money.ts';
import { paths } from './paths.ts';

describe('cutting to words', () => {
  test('eight words stay whole', () => {
    expect(cutWords('one two three four five six seven eight', 8)).toBe('one two three four five six seven eight');
  });
  test('the ninth word becomes dots', () => {
    expect(cutWords('one two three four five six seven eight nine', 8)).toBe(
      'one two three four five six seven eight...',
    );
  });
});

test('money is dollars with two decimals', () => {
  expect(formatMoney(175049)).toBe('$1,750.49');
  expect(formatMoney(500)).toBe('$5.00');
});

test('a day is the day in Bangladesh', () => {
  expect(formatDate('2026-11-19T19:00:00.000Z')).toBe('20 Nov 2026');
});

describe('addresses', () => {
  test('a term is carried as it was typed', () => {
    expect(paths.searchFor(' 50% off & more ')).toBe('/search?q=50%25+off+%26+more');
    expect(paths.searchFor('  ')).toBe('/search');
  });
  test('three roots have pages of their own, all other categories lie under /admin', () => {
    expect(paths.category('fashion')).toBe('/fashion');
    expect(paths.category('laptops')).toBe('/admin/laptops');
  });
});
