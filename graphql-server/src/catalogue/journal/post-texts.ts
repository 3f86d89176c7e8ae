import type { PostState } from '#schema/post.ts';
import type { Language } from '#kernel/language.ts';
import type { AdminPostModel, PostTexts } from './post.model.ts';

/** The most words of a description on a card (spec §9). */
const SUMMARY_WORDS = 35;

/** Returns the words of a text. */
export const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Returns the first words of a description, with dots where there are more. */
export const summaryOf = (description: string): string => {
  const words = wordsIn(description);
  return words.length <= SUMMARY_WORDS ? description : `${words.slice(0, SUMMARY_WORDS).join(' ')}...`;
};

/** Returns what a post says in a language, which may be nothing. */
const textsIn = (post: AdminPostModel, language: Language): PostTexts =>
  language === 'EN'
    ? { language, title: post.title, description: post.description, body: post.body, tags: post.tags }
    : {
        language,
        title: post.titleBangla,
        description: post.descriptionBangla,
        body: post.bodyBangla,
        tags: post.tagsBangla,
      };

/** Returns what a post says to readers of a language: in the other one where it says nothing in theirs. */
export const textsFor = (post: AdminPostModel, language: Language): PostTexts => {
  const own = textsIn(post, language);
  return own.title === '' ? textsIn(post, language === 'EN' ? 'BN' : 'EN') : own;
};

/** Returns where a post stands now. */
export const stateOf = (publishedAt: Date | null): PostState => {
  if (publishedAt === null) return 'DRAFT';
  return publishedAt > new Date() ? 'SCHEDULED' : 'PUBLISHED';
};
