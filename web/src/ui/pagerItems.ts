/** A page number, or a gap of pages that are left out. */
export type PagerItem = number | 'gap';

/** Two pages either side of the current one, the first and the last, and gaps where pages are left out (spec §9). */
export const pagerItems = (current: number, count: number): PagerItem[] => {
  const near = Array.from({ length: 5 }, (_, place) => current - 2 + place);
  const pages = [...new Set([1, ...near, count])].filter((page) => page >= 1 && page <= count);
  return pages.flatMap((page, place) => {
    const before = pages[place - 1];
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page];
  });
};
