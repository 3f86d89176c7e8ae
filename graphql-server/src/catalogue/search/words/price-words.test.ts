import { expect, test } from 'vitest';
import { priceWords } from './price-words.ts';

test.each([
  ['phone under 500', 'phone', null, 500],
  ['Phone under $1,200', 'Phone', null, 1200],
  ['tv over 700', 'tv', 700, null],
  ['laptop between 500 and 800 dollars', 'laptop', 500, 800],
  ['lamp $20-$40 white', 'lamp white', 20, 40],
  ['shoes from 30 to 60', 'shoes', 30, 60],
  ['bag above 10 under 20.50', 'bag', 10, 20.5],
  ['under 25', '', null, 25],
  ['sofa under 1,250.50', 'sofa', null, 1250.5],
  ['৫০০ টাকার নিচে ফোন', 'ফোন', null, 500],
  ['ঘড়ি ৫০ ডলারের মধ্যে', 'ঘড়ি', null, 50],
  ['ফোন ৩০০ এর উপরে', 'ফোন', 300, null],
  ['500 takar niche phone', 'phone', null, 500],
  ['saree 80 er moddhe', 'saree', null, 80],
])('“%s” is “%s” from %s to %s dollars', (term, rest, least, most) => {
  const inCents = (dollars: number | null) => dollars && dollars * 100;
  expect(priceWords(term)).toEqual({ term: rest, minCents: inCents(least), maxCents: inCents(most), isCheap: false });
});

test.each([
  ['cheap phone', 'phone'],
  ['phone cheapest', 'phone'],
  ['সস্তা ফোন', 'ফোন'],
  ['কম দামের শাড়ি', 'শাড়ি'],
  ['kom dame sharee', 'sharee'],
])('“%s” asks for a cheap “%s”', (term, rest) => {
  expect(priceWords(term)).toEqual({ term: rest, minCents: null, maxCents: null, isCheap: true });
});

test('a number counts more than “cheap”', () => {
  expect(priceWords('cheap phone under 300')).toEqual({
    term: 'phone',
    minCents: null,
    maxCents: 30_000,
    isCheap: false,
  });
});

test.each([
  'phone',
  'cheap',
  'cheapster mug',
  'ssd under 500 gb',
  'power bank under 20000mah',
  'nike air max 90',
  'iphone 15 pro max 512',
  'calendar from 2026',
  'toy for a baby under 2 years',
  'router within 100 feet',
  'phone under 30,000,000',
  'phone under 99999999',
  'thunder 500',
  'under desk lamp',
  'iphone 15',
  'size 500-1000',
  'galaxy s24 from samsung',
  'lens from 50mm',
  '৫০০ জিবি',
])('“%s” says nothing of prices', (term) => {
  expect(priceWords(term)).toBeNull();
});
