import { describe, expect, test } from 'vitest';
import { MAX_UPLOAD_MEGABYTES, REVIEW_MESSAGES, uploadError } from './review.ts';
import { problemsOf } from './input.ts';
import { commentInput, reviewInput } from './review.input.ts';

const commentError = (text: string) => problemsOf(commentInput, { text })[0]?.message ?? null;
const reviewErrors = (review: object) => problemsOf(reviewInput, review);

describe('a comment', () => {
  test.each(['x', ' Is it blue? ', 'x'.repeat(1000), `${'x'.repeat(1000)}  \n`])('passes', (text) =>
    expect(commentError(text)).toBeNull(),
  );
  test.each([
    ['', REVIEW_MESSAGES.commentRequired],
    [' \n\t', REVIEW_MESSAGES.commentRequired],
    ['x'.repeat(1001), 'Comment is too long: 1000 characters at most'],
  ])('fails', (text, message) => expect(commentError(text)).toBe(message));
});

describe('a review', () => {
  const right = { rating: 5, text: 'Good.', pictures: ['a', 'b', 'c', 'd'] };
  test('passes', () => expect(reviewErrors(right)).toEqual([]));
  test.each([0, 6, -1, 1.5, Number.NaN])('of %d stars fails', (rating) =>
    expect(reviewErrors({ ...right, rating })).toEqual([{ field: 'rating', message: 'Please choose 1 to 5 stars' }]),
  );
  test.each([
    ['', 'Review is required'],
    ['x'.repeat(2001), 'Review is too long: 2000 characters at most'],
  ])('without words, or with too many, fails', (text, message) =>
    expect(reviewErrors({ ...right, text })).toEqual([{ field: 'text', message }]),
  );
  test('says everything that is wrong, in the order of the form', () =>
    expect(
      reviewErrors({ rating: 0, text: ' ', pictures: ['a', 'b', 'c', 'd', 'e'] }).map(({ field }) => field),
    ).toEqual(['rating', 'text', 'pictures']));
});

describe('a file to be uploaded', () => {
  const most = MAX_UPLOAD_MEGABYTES * 1024 * 1024;
  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])('of %s passes', (type) =>
    expect(uploadError({ type, size: most })).toBeNull(),
  );
  test.each(['image/heic', 'image/gif', 'image/svg+xml', 'application/pdf', ''])('of %j fails', (type) =>
    expect(uploadError({ type, size: 1 })).toBe(REVIEW_MESSAGES.uploadType),
  );
  test('that is too large fails', () =>
    expect(uploadError({ type: 'image/jpeg', size: most + 1 })).toBe('The picture is too large: 8 MB at most.'));
});
