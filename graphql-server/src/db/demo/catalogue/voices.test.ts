import { describe, expect, test } from 'vitest';
import { demoCategories, demoProducts } from './catalogue.ts';
import { kindOf, voices } from './voices.ts';

describe('voices', () => {
  test('every kind has at least eight reviews for every rating, none of them twice', () => {
    expect(Object.keys(voices.reviews)).toHaveLength(10);
    for (const [kind, byRating] of Object.entries(voices.reviews)) {
      for (const rating of [1, 2, 3, 4, 5] as const) {
        expect(byRating[rating].length, `${kind} ${rating}`).toBeGreaterThanOrEqual(8);
      }
    }
    const all = Object.values(voices.reviews).flatMap((byRating) => Object.values(byRating).flat());
    expect(new Set(all).size).toBe(all.length);
  });

  test('reviews name no product and no brand of one', () => {
    const all = Object.values(voices.reviews).flatMap((byRating) => Object.values(byRating).flat());
    const brands = new Set(demoProducts.map(({ brand }) => brand));
    for (const text of all) for (const brand of brands) expect(text.split(/\W+/)).not.toContain(brand);
  });

  test('every leaf has a kind, anything else is refused', () => {
    const parents = new Set(demoCategories.map(({ parent }) => parent));
    for (const { slug } of demoCategories) {
      if (parents.has(slug)) expect(() => kindOf(slug)).toThrow(slug);
      else expect(voices.reviews).toHaveProperty(kindOf(slug));
    }
  });

  test('there are enough questions, replies and names', () => {
    expect(Object.values(voices.questions).flat()).toHaveLength(45);
    expect(voices.repliesToBadReviews).toHaveLength(12);
    expect(voices.repliesToGoodReviews).toHaveLength(12);
    expect(new Set(voices.names).size).toBe(60);
  });
});
