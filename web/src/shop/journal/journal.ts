import { perLanguage } from '#web/lib/perLanguage.ts';
import type { PostComment } from './comments.ts';

/** The five comments, per language. */
export const commentsIn = perLanguage<readonly PostComment[]>({
  en: async () => (await import('./comments.ts')).comments,
  bn: async () => (await import('./comments.bn.ts')).comments,
});
