import { JOURNAL_FEED } from '#schema/post.ts';
import { addressIn } from '#schema/translations.ts';
import type { PostModel } from '../journal/post.model.ts';
import type { FeedPlace } from './product-feed.ts';
import { element, XML, xmlText } from './xml.ts';

const DESCRIPTIONS = {
  en: 'Posts to read about what the shop sells.',
  bn: 'দোকানের জিনিস নিয়ে পড়ার মতো লেখা।',
};

/** Yields the feed of the journal for feed readers: RSS 2.0, with the posts in their order. */
export const journalFeed = function* (
  posts: readonly PostModel[],
  { origin, language, title }: FeedPlace & { title: string },
): Generator<string, void> {
  const link = (path: string) => xmlText(addressIn(language, origin, path));
  yield `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${element('title', title)}<link>${link('/')}</link>${element('description', DESCRIPTIONS[language])}${element('language', language)}<atom:link rel="self" type="application/rss+xml" href="${link(JOURNAL_FEED)}"/>\n`;
  for (const post of posts) {
    const url = link(`/posts/${post.slug}`);
    yield [
      `<item>${element('title', post.title)}<link>${url}</link><guid isPermaLink="true">${url}</guid>`,
      `${element('pubDate', post.publishedAt.toUTCString())}${element('description', post.description)}`,
      `${post.tags.map((tag) => element('category', tag)).join('')}</item>\n`,
    ].join('');
  }
  yield '</channel></rss>\n';
};
