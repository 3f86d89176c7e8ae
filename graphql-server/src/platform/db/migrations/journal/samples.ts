import { bangla } from './bangla.ts';
import { english } from './english.ts';
import type { SampleTexts } from './sample-texts.ts';

/** The posts of a new shop (spec §3), the oldest first, each with the day on which it appeared in Bangladesh. */
const facts = [
  { slug: 'how-to-choose-a-phone', day: '2024-02-20', categorySlug: 'electronics', picture: 'post-2' },
  { slug: 'a-living-room-that-seats-eight', day: '2024-03-05', categorySlug: 'home-furniture', picture: 'post-3' },
  { slug: 'three-bottles-are-enough', day: '2024-03-26', categorySlug: 'beauty-health', picture: 'post-4' },
  { slug: 'a-small-map-of-our-rice', day: '2024-04-02', categorySlug: 'groceries', picture: 'post-5' },
  { slug: 'why-wooden-blocks-last', day: '2024-04-10', categorySlug: 'toys-baby', picture: 'post-6' },
  { slug: 'what-to-wear-at-36-degrees', day: '2024-04-23', categorySlug: 'fashion', picture: 'post-1' },
];

const columnsOf = (texts: SampleTexts | undefined): unknown[] => [
  texts?.title ?? '',
  texts?.description ?? '',
  texts?.tags ?? [],
  texts?.body.join('\n\n') ?? '',
];

/** The values of the sample posts, in the order of the columns that the migration names. */
export const samples: readonly unknown[][] = facts.map(({ slug, day, categorySlug, picture }) => [
  slug,
  categorySlug,
  picture,
  `${day}T00:00:00+06:00`,
  ...columnsOf(english[slug]),
  ...columnsOf(bangla[slug]),
]);
