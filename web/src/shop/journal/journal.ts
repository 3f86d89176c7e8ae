import type { PostSlug } from '#schema/posts.ts';
import { perLanguage } from '#web/lib/perLanguage.ts';
import type { Journal } from './journalTypes.ts';

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
