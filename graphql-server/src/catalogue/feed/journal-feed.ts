import { startOfDay } from '#schema/days.ts';
import { JOURNAL_FEED, JOURNAL_TITLES, POST_DAYS, type Post } from '#schema/posts.ts';
import { posts as postsInBangla } from '#schema/posts.bn.ts';
import { posts as postsInEnglish } from '#schema/posts.en.ts';
import { addressIn } from '#schema/translations.ts';
import type { FeedPlace } from './product-feed.ts';
import { element, XML, xmlText } from './xml.ts';

const POSTS = { en: postsInEnglish, bn: postsInBangla };

const DESCRIPTIONS = {
  en: 'Posts to read about what the shop sells.',
  bn: 'দোকানের জিনিস নিয়ে পড়ার মতো লেখা।',
};

const appearedAt = ({ slug }: Post): Date => startOfDay(POST_DAYS[slug]);

/** Yields the feed of the journal for feed readers: RSS 2.0, the newest post first. */
export const journalFeed = function* ({ origin, language }: FeedPlace): Generator<string, void> {
  const link = (path: string) => xmlText(addressIn(language, origin, path));
  const posts = POSTS[language].toSorted((a, b) => appearedAt(b).getTime() - appearedAt(a).getTime());
  yield `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${element('title', JOURNAL_TITLES[language])}<link>${link('/')}</link>${element('description', DESCRIPTIONS[language])}${element('language', language)}<atom:link rel="self" type="application/rss+xml" href="${link(JOURNAL_FEED)}"/>\n`;
  for (const post of posts) {
    const url = link(`/posts/${post.slug}`);
    yield [
      `<item>${element('title', post.title)}<link>${url}</link><guid isPermaLink="true">${url}</guid>`,
      `${element('pubDate', appearedAt(post).toUTCString())}${element('description', post.description)}`,
      `${post.tags.map((tag) => element('category', tag)).join('')}</item>\n`,
    ].join('');
  }
  yield '</channel></rss>\n';
};
