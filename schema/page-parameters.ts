import type * as pages from './pages.ts';

const list = ['q', 'exact', 'sort', 'category', 'brand', 'attr', 'min', 'max', 'rating', 'after'] as const;

/**
 * The parameters of the query that pages read while they are rendered. The server renders pages without any others, so
 * that those which campaigns add to a link make no page of their own.
 */
export const PAGE_PARAMETERS: Partial<Record<keyof typeof pages, readonly string[]>> = {
  search: list,
  products: list,
  electronics: list,
  fashion: list,
  homeFurniture: list,
  category: list,
  details: ['reviews', 'sort', 'stars', 'pictures', 'bought', 'comments'],
  peopleList: ['order'],
  track: ['token'],
  unsubscribe: ['kind', 'token', 'ended'],
  login: ['back'],
};
