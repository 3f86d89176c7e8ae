/** The orders of a product's reviews; the first is that of a page whose URL names none. Of equals the newest is first. */
export const REVIEW_SORTS = ['PICTURES_FIRST', 'NEWEST', 'BEST', 'WORST'] as const;

/** One of them. */
export type ReviewSort = (typeof REVIEW_SORTS)[number];
