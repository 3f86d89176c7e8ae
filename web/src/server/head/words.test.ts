import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#schema/shop-settings.ts';
import { wordsOf } from './words.ts';

const [en, bn] = [wordsOf(DEFAULT_SETTINGS, 'en'), wordsOf(DEFAULT_SETTINGS, 'bn')];
const [exact, estimated] = [
  { number: 12_345, isExact: true },
  { number: 240_000, isExact: false },
];

test('an estimated number of products is said to be one, in every description', () => {
  expect(en.allProducts(exact)).toMatch(/^All 12,345 products of Haat /);
  expect(en.allProducts(estimated)).toMatch(/^About 240,000 products of Haat /);
  expect(en.productsFor('lamp', estimated)).toContain('at Haat: about 240,000.');
  expect(en.category('Lamps', exact, 'Desk Lamp')).toContain(': 12,345 to choose from');
  expect(en.category('Lamps', estimated, 'Desk Lamp')).toContain(': about 240,000 to choose from');
  expect(bn.allProducts(exact)).toMatch(/^হাট-এর ১২,৩৪৫টি পণ্য/);
  expect(bn.allProducts(estimated)).toMatch(/^হাট-এর প্রায় ২,৪০,০০০টি পণ্য/);
  expect(bn.productsFor('বাতি', estimated)).toContain(': প্রায় ২,৪০,০০০টি।');
  expect(bn.category('বাতি', estimated, 'টেবিল বাতি')).toContain('বাতি: প্রায় ২,৪০,০০০টি পণ্য');
});
