/** A page number, or a gap for pages that are left out. */
type PagerItem = number | 'gap';

/**
 * Returns the items of a pagination: two pages on either side of the current one, the first, the last, and gaps (spec
 * §9).
 */
export const pagerItems = (current: number, count: number): PagerItem[] => {
  const near = Array.from({ length: 5 }, (_, place) => current - 2 + place);
  const pages = [...new Set([1, ...near, count])].filter((page) => page >= 1 && page <= count);
  return pages.flatMap((page, place) => {
    const before = pages[place - 1];
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page];
  });
};
