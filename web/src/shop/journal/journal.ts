import type { Post, PostSlug } from '#schema/posts.ts';
import { perLanguage } from '#web/lib/perLanguage.ts';

/** A sample comment below the journal (spec §3). */
export interface PostComment {
  comment: string;
  username: string;
  image: string | null;
  /** Date as shown to people. */
  time: string;
}

/** The journal without the posts' bodies, as lists need it. */
export interface Journal {
  posts: readonly Post[];
  comments: PostComment[];
}

/** The six posts and five comments, per language. */
export const journalIn = perLanguage<Journal>({
  en: async () => (await import('./posts.ts')).journal,
  bn: async () => (await import('./posts.bn.ts')).journal,
});

/** The paragraphs of each post by slug, per language. */
export const bodiesIn = perLanguage<Record<PostSlug, string[]>>({
  en: async () => (await import('./bodies.ts')).bodies,
  bn: async () => (await import('./bodies.bn.ts')).bodies,
});
