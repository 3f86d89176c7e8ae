import { describe, expect, test } from 'vitest';
import { demoCategories, demoProducts } from './catalogue.ts';
import { demoPostComments, demoPosts } from './posts.ts';
import { kindOf, voices } from './voices.ts';

const words = (text: string) => text.trim().split(/\s+/).length;

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
    expect(Object.values(voices.questions).flat()).toHaveLength(40);
    expect(voices.repliesToBadReviews).toHaveLength(12);
    expect(voices.repliesToGoodReviews).toHaveLength(12);
    expect(new Set(voices.names).size).toBe(60);
  });
});

describe('posts', () => {
  test('six posts with pictures, of a length that cards must cut', () => {
    expect(demoPosts.map(({ image }) => image)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `post-${n}`));
    for (const { title, description, body, tags, time } of demoPosts) {
      expect(words(description), title).toBeGreaterThanOrEqual(60);
      expect(words(description), title).toBeLessThanOrEqual(100);
      expect(body).toHaveLength(4);
      expect(tags.length).toBeGreaterThan(0);
      expect(time).toMatch(/^\d+$/);
    }
  });

  test('five comments of a length that cards must cut', () => {
    expect(demoPostComments).toHaveLength(5);
    for (const { comment, username } of demoPostComments) {
      expect(words(comment), username).toBeGreaterThanOrEqual(70);
      expect(words(comment), username).toBeLessThanOrEqual(90);
    }
  });
});
