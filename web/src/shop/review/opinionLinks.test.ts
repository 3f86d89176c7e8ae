import { describe, expect, test } from 'vitest';
import { PAGE_PARAMETERS } from '#schema/page-parameters.ts';
import { reviewsIn } from './requestedReviews.ts';
import { pageLink, reviewsLink } from './opinionLinks.ts';

const read = (query: string) => reviewsIn(new URLSearchParams(query));
const none = { page: 1, sort: 'PICTURES_FIRST', filter: null };

describe('the reviews of a URL', () => {
  test('are the first page of all, with pictures first, where it says nothing', () => {
    expect(read('')).toEqual(none);
  });

  test('are those that it names', () => {
    expect(read('reviews=3&sort=WORST&stars=2&pictures=yes&bought=yes')).toEqual({
      page: 3,
      sort: 'WORST',
      filter: { rating: 2, hasPictures: true, verified: true },
    });
    expect(read('bought=yes').filter).toEqual({ rating: null, hasPictures: false, verified: true });
  });

  test.each(['reviews=0', 'reviews=2.5', 'sort=worst', 'sort=HELPFUL', 'stars=0', 'stars=6', 'stars=5.0', 'bought=no'])(
    'are all where it says %s, which means nothing',
    (query) => {
      expect(read(query)).toEqual(none);
    },
  );
});

describe('a link', () => {
  const search = new URLSearchParams('reviews=3&sort=BEST&comments=2&stars=5');

  test('to a page leaves order, filter and the other list', () => {
    expect(pageLink(search, 'reviews', 4)).toEqual({
      search: '?reviews=4&sort=BEST&comments=2&stars=5',
      hash: '#reviews',
    });
    expect(pageLink(search, 'comments', 1)).toEqual({ search: '?reviews=3&sort=BEST&stars=5', hash: '#comments' });
  });

  test('names only what the server reads of the URL of a product', () => {
    const all = { reviews: '2', comments: '2', sort: 'BEST', stars: '5', pictures: 'yes', bought: 'yes' };
    const { search: query } = reviewsLink(new URLSearchParams(), all);
    expect(PAGE_PARAMETERS.details).toEqual(expect.arrayContaining([...new URLSearchParams(query).keys()]));
  });

  test('to other reviews begins at their first page', () => {
    expect(reviewsLink(search, { sort: null, bought: 'yes' })).toEqual({
      search: '?comments=2&stars=5&bought=yes',
      hash: '#reviews',
    });
  });
});
