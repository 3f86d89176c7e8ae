import { expect, test } from 'vitest';
import { readJudgedSet } from '../bench/search-quality/judged-set.ts';
import { measureQuality, ndcgOf, withTypo } from '../bench/search-quality/quality.ts';
import { fillShop, idsOf, searchOf } from '../bench/search-quality/shop.ts';
import { Random } from '#demo/random.ts';
import { openShop } from './setup.ts';

/** Below what it reaches; raise it when the search becomes better. */
const LEAST = { ndcg: 0.45, recall: 0.45, plurals: 0.9 };

const shop = await openShop();

test('the best order of products has 1, and each fault less', () => {
  const grades = new Map([
    ['right', 3],
    ['near', 1],
    ['wrong', 0],
  ]);
  expect(ndcgOf(['right', 'near', 'wrong'], grades)).toBe(1);
  expect(ndcgOf(['near', 'right'], grades)).toBeLessThan(1);
  expect(ndcgOf([], grades)).toBe(0);
});

test('a typing error changes one word of a term', () => {
  const random = new Random(1);
  expect(withTypo('claw hammer', random)).toMatch(/^claw (?!hammer$)[a-z]{5,7}$/);
  expect(withTypo('হাতুড়ি', random)).toBeUndefined();
});

test('search finds what people mean at least as well as it did', async () => {
  const set = readJudgedSet('corner-shop');
  await fillShop(shop.dataSource, set);
  const quality = await measureQuality(set, idsOf(searchOf(shop.graphql)));
  expect(quality.ndcg).toBeGreaterThan(LEAST.ndcg);
  expect(quality.recall).toBeGreaterThan(LEAST.recall);
  expect(quality.plurals).toBeGreaterThan(LEAST.plurals);
});
