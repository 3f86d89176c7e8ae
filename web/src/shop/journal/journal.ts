import { perLanguage } from '#web/lib/perLanguage.ts';

/** A sample comment below the journal (spec §3). */
export interface PostComment {
  /** Slug of the post that it is about. */
  post: string;
  comment: string;
  username: string;
  image: string | null;
  /** Date as shown to people. */
  time: string;
}

/** The five comments, per language. */
export const commentsIn = perLanguage<readonly PostComment[]>({
  en: async () => (await import('./comments.ts')).comments,
  bn: async () => (await import('./comments.bn.ts')).comments,
});
