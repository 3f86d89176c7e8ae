import { describe, expect, test } from 'vitest';
import { demoProducts } from './catalogue/catalogue.ts';
import { reviewPictures } from './catalogue/review-pictures.ts';
import { demoComments, demoReviews, type Subject } from './opinions.ts';
import { Random, uuidAt } from './random.ts';

const now = new Date('2026-01-15T06:00:00Z');

const subjects = demoProducts.map((demo, index): Subject => {
  const addedAt = new Date(now.getTime() - demo.addedDaysAgo * 86_400_000);
  return { id: uuidAt(addedAt), addedAt, demo, index };
});

/** What is said below each product for eleven random seeds, not only for that of the demo shop. */
const said = [2026, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((seed) => {
  const random = new Random(seed);
  return subjects.map((subject) => ({
    subject,
    reviews: demoReviews(subject, now, random),
    comments: demoComments(subject, now, random),
  }));
});

describe('opinions', () => {
  test('no text stands twice below a product, neither of people nor of the shop', () => {
    for (const { subject, reviews, comments } of said) {
      const texts = [...reviews, ...comments].flatMap(({ text, reply_text }) => [text, reply_text]);
      const written = texts.filter((text) => text !== null);
      expect(new Set(written).size, subject.demo.slug).toBe(written.length);
    }
  });

  test('some products have enough reviews to page through, and nobody wrote twice', () => {
    const counts = said.map(({ reviews }) => reviews.length);
    expect(Math.max(...counts)).toBeGreaterThan(25);
    for (const { reviews } of said) {
      expect(new Set(reviews.map(({ author_name }) => author_name)).size).toBe(reviews.length);
    }
  });

  test('most, but not all, are by people who bought it here', () => {
    const reviews = said.flatMap((one) => one.reviews);
    const share = reviews.filter(({ verified }) => verified).length / reviews.length;
    expect(share).toBeGreaterThan(0.65);
    expect(share).toBeLessThan(0.85);
  });

  test('few products have five stars from everybody', () => {
    const rated = said.filter(({ reviews }) => reviews.length > 0);
    const perfect = rated.filter(({ reviews }) => reviews.every(({ rating }) => rating === 5));
    expect(perfect.length / rated.length).toBeLessThan(0.15);
  });

  test('pictures show the product below which they stand', () => {
    const slugs = demoProducts.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(Object.keys(reviewPictures)));
    const pictures = Object.values(reviewPictures).flat();
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const { subject, reviews } of said) {
      const own = reviewPictures[subject.demo.slug] ?? [];
      const shown = reviews.flatMap(({ pictures }) => pictures as string[]);
      expect(own).toEqual(expect.arrayContaining(shown));
      expect(new Set(shown).size).toBe(shown.length);
    }
    expect(said.filter(({ reviews }) => reviews.some(({ pictures }) => (pictures as string[]).length > 0))).not.toEqual(
      [],
    );
  });

  test('a review in Bangla is answered in Bangla', () => {
    const isBangla = (text: unknown) => /\p{Script=Bengali}/u.test(String(text));
    const answered = said.flatMap(({ reviews }) => reviews).filter(({ reply_text }) => reply_text !== null);
    const crossed = answered.filter(({ text, reply_text }) => isBangla(text) !== isBangla(reply_text));
    expect(answered.some(({ text }) => isBangla(text))).toBe(true);
    expect(crossed).toEqual([]);
  });
});
