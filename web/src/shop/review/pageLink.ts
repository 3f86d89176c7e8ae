/** The parameters of a product's URL that name a page of its reviews, and of its comments. */
type PagedList = 'reviews' | 'comments';

/** Returns the number of a list's page in the query of a URL; 1 where there is none that can be. */
export const pageIn = (search: URLSearchParams, list: PagedList): number => {
  const page = search.get(list) ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
};

/** Returns where a link to a page of a list leads; the other list stays as it is. */
export const pageLink = (search: URLSearchParams, list: PagedList, page: number) => {
  const changed = new URLSearchParams(search);
  if (page === 1) changed.delete(list);
  else changed.set(list, String(page));
  return { search: `?${changed}`, hash: `#${list}` };
};
