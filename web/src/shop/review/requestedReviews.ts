import { REVIEW_SORTS } from '#schema/review-list.ts';

/** The parameters of a product's URL that name a page of its reviews, and of its comments. */
export type PagedList = 'reviews' | 'comments';

/** Returns the number of a list's page in the query of a URL; 1 where there is none that can be. */
export const pageIn = (search: URLSearchParams, list: PagedList): number => {
  const page = search.get(list) ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
};

/** Returns which reviews the query of a product's URL asks for. What means nothing is left out: any link works. */
export const reviewsIn = (search: URLSearchParams) => ({
  page: pageIn(search, 'reviews'),
  sort: REVIEW_SORTS.find((sort) => sort === search.get('sort')) ?? REVIEW_SORTS[0],
  filter: filterIn(search),
});

/** The reviews that a page requests. */
export type RequestedReviews = ReturnType<typeof reviewsIn>;

const filterIn = (search: URLSearchParams) => {
  const stars = search.get('stars') ?? '';
  const rating = /^[1-5]$/.test(stars) ? Number(stars) : null;
  const [hasPictures, verified] = [search.get('pictures') === 'yes', search.get('bought') === 'yes'];
  return rating !== null || hasPictures || verified ? { rating, hasPictures, verified } : null;
};
