/** Columns of the best sellers (spec §9). */
export const topSellingGrid = { base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' };

/** Columns of For You. */
export const forYouGrid = { base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)', xl: 'repeat(4, 1fr)' };
