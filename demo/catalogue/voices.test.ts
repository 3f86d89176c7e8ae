import { describe, expect, test } from 'vitest';
import { demoCategories, demoProducts } from './catalogue.ts';
import { kindOf, voices } from './voices.ts';

describe('voices', () => {
  test('every kind has at least eight reviews for every rating, none of them twice', () => {
    expect(Object.keys(voices.reviews)).toHaveLength(13);
    for (const [kind, byRating] of Object.entries(voices.reviews)) {
      for (const rating of [1, 2, 3, 4, 5] as const) {
        expect(byRating[rating].length, `${kind} ${rating}`).toBeGreaterThanOrEqual(8);
      }
    }
    const all = Object.values(voices.reviews).flatMap((byRating) => Object.values(byRating).flat());
    expect(new Set(all).size).toBe(all.length);
  });

  test('texts for any goods do not occur among the texts of a kind', () => {
    const ofKinds = Object.values(voices.reviews).flatMap((byRating) => Object.values(byRating).flat());
    const ofAnything = Object.values(voices.reviewsOfAnything).flat();
    expect(new Set([...ofKinds, ...ofAnything]).size).toBe(ofKinds.length + ofAnything.length);
  });

  test('texts fit their kind of goods: nobody washes a bag or underlines a board book', () => {
    const said = (kind: 'accessories' | 'hair') => Object.values(voices.reviews[kind]).flat().join(' ');
    expect(said('accessories')).not.toMatch(/\bwash|between two sizes|size table|iron/i);
    expect(said('hair')).not.toMatch(/\bface|skin tone|lip/i);
    expect(Object.values(voices.reviews.childrensBooks).flat().join(' ')).not.toMatch(/page sixty|underlined|chapter/i);
    expect(['hats', 'shoes', 'bags'].map(kindOf)).toEqual(Array(3).fill('accessories'));
    expect(['shampoos', 'conditioners', 'hair-oils'].map(kindOf)).toEqual(Array(3).fill('hair'));
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
    expect(Object.values(voices.questions).flat()).toHaveLength(54);
    expect(voices.repliesToBadReviews).toHaveLength(12);
    expect(voices.repliesToGoodReviews).toHaveLength(12);
    expect(new Set(voices.names).size).toBe(60);
  });
});
