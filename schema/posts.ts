import type { LanguageTag } from './language.ts';

/** What the journal is called where it stands alone, as in feed readers. */
export const JOURNAL_TITLES: Record<LanguageTag, string> = { en: 'Haat journal', bn: 'হাট জার্নাল' };

/** The path of its feed, without the prefix of the language. */
export const JOURNAL_FEED = '/feeds/journal.xml';

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

/** The day on which each post appeared, as YYYY-MM-DD in Bangladesh. */
export const POST_DAYS: Record<PostSlug, string> = {
  'what-to-wear-at-36-degrees': '2024-04-23',
  'how-to-choose-a-phone': '2024-02-20',
  'a-living-room-that-seats-eight': '2024-03-05',
  'a-small-map-of-our-rice': '2024-04-02',
  'three-bottles-are-enough': '2024-03-26',
  'why-wooden-blocks-last': '2024-04-10',
};

/** A post of the journal without its body (spec §3), in one language: `posts.en.ts` and `posts.bn.ts` have them. */
export interface Post {
  slug: PostSlug;
  category: { name: string; slug: string };
  /** Path of the picture, without width and format. */
  image: string;
  title: string;
  description: string;
  tags: string[];
  /** Minutes to read. */
  time: string;
}
