/** Two columns on phones; one where letters are so large that two have no room. */
export const phoneColumns = 'repeat(auto-fill, minmax(max(8rem, 40%), 1fr))';

/** Columns of the best sellers (spec §9). */
export const topSellingGrid = { base: 'minmax(0, 1fr)', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' };

/** Columns of For You. */
export const forYouGrid = {
  base: 'minmax(0, 1fr)',
  sm: 'repeat(2, 1fr)',
  lg: 'repeat(3, 1fr)',
  xl: 'repeat(4, 1fr)',
};
