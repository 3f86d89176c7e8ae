/** The slugs of the journal's posts. */
export const POST_SLUGS = [
  'what-to-wear-at-36-degrees',
  'how-to-choose-a-phone',
  'a-living-room-that-seats-eight',
  'a-small-map-of-our-rice',
  'three-bottles-are-enough',
  'why-wooden-blocks-last',
] as const;

/** One of them. */
export type PostSlug = (typeof POST_SLUGS)[number];
