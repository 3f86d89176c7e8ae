import type { PagedList } from './requestedReviews.ts';

/** What the query of a URL says of opinions; null for nothing. */
type Changes = Readonly<Partial<Record<PagedList | 'sort' | 'stars' | 'pictures' | 'bought', string | null>>>;

const opinionLink = (search: URLSearchParams, list: PagedList, changes: Changes) => {
  const changed = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return { search: `?${changed}`, hash: `#${list}` };
};

/** Returns where a link to a page of a list leads; what else the query says stays as it is. */
export const pageLink = (search: URLSearchParams, list: PagedList, page: number) =>
  opinionLink(search, list, { [list]: page === 1 ? null : String(page) });

/** Returns where a link to the first page of other reviews leads. */
export const reviewsLink = (search: URLSearchParams, changes: Changes) =>
  opinionLink(search, 'reviews', { reviews: null, ...changes });
