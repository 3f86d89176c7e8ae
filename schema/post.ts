/** Constants and sentences of the journal, for pages and services. */
import type { LanguageTag } from './language.ts';
import type { PageSettings } from './shop-settings.ts';

/** Returns what the journal is called where it stands alone, as in feed readers. */
export const journalTitle = ({ name }: Pick<PageSettings, 'name'>, language: LanguageTag): string =>
  `${name[language]} ${language === 'bn' ? 'জার্নাল' : 'journal'}`;

/** The path of its feed, without the prefix of the language. */
export const JOURNAL_FEED = '/feeds/journal.xml';

/**
 * The most characters of each text of a post. A call has 100 kB of JSON at most, which a post in both languages must
 * fit into: a letter of Bangla has three bytes.
 */
export const POST_LENGTHS = { slug: 100, title: 200, description: 600, body: 15_000, tag: 40 } as const;

/** The most tags of a post in each language. */
export const MAX_POST_TAGS = 12;

/** Where a post stands. */
export const POST_STATES = ['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const;

/** One of them. */
export type PostState = (typeof POST_STATES)[number];

/** When an editor has a post appear: at once, from a time on, or not yet. */
export const PUBLISHINGS = ['NOW', 'LATER', 'DRAFT'] as const;

/** One of them. */
export type Publishing = (typeof PUBLISHINGS)[number];

/** The sentences about posts. */
export const POST_MESSAGES = {
  slugInvalid: 'An address has small letters a to z, digits and hyphens: 1 to 100 characters.',
  slugTaken: 'Another post has this address already.',
  titleTooLong: 'A title has 200 characters at most.',
  descriptionTooLong: 'A description has 600 characters at most.',
  bodyTooLong: 'A text has 15,000 characters at most.',
  tagTooLong: 'A tag has 40 characters at most.',
  tooManyTags: 'A post has 12 tags at most.',
  textRequired: 'To be published, a post needs a title and a text in English or in Bangla.',
  titleMissing: 'Please enter the title too, or leave this language empty.',
  bodyMissing: 'Please write the text too, or leave this language empty.',
  categoryUnknown: 'There is no such category.',
  pictureUnknown: 'This picture is no longer there. Please add it again.',
  pictureRequired: 'To be published, a post needs a picture.',
  timeInvalid: 'Please enter a date and a time.',
  changedMeanwhile: 'Somebody else has changed this post meanwhile.',
  noPost: 'There is no such post.',
} as const;
