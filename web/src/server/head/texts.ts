import { POST_DAYS } from '#schema/posts.ts';
import { paths } from '#web/lib/paths.ts';
import { helpIn, withFee } from '#web/shop/help/help.ts';
import type { HelpTexts } from '#web/shop/help/texts.ts';
import { bodiesIn, journalIn } from '#web/shop/journal/journal.ts';
import { DESCRIPTION_CHARACTERS, type Describe } from './facts.ts';
import { shortened } from './markup.ts';
import { wordsOf } from './words.ts';
import { shopOf } from './shop.ts';

/** The facts of a post of the journal. */
export const describePost: Describe = async ({ location, settings, messages, urlOf, fileUrl }) => {
  const { posts } = await journalIn(messages.language);
  const post = posts.find(({ slug }) => slug === location.params['slug']);
  if (!post) return null;
  const { slug, title, description, image, tags, category } = post;
  const body = (await bodiesIn(messages.language))[slug].join(' ');
  const path = paths.post(slug);
  const section = messages.translate(category.name);
  return {
    path,
    name: title,
    type: 'article',
    hasJournal: true,
    description: shortened(description, DESCRIPTION_CHARACTERS),
    picture: { path: image, alt: title },
    properties: [
      ['article:published_time', POST_DAYS[slug]],
      ['article:section', section],
      ...tags.map((tag) => ['article:tag', tag] as const),
    ],
    graph: [
      {
        '@type': 'BlogPosting',
        headline: title,
        datePublished: POST_DAYS[slug],
        description,
        image: [fileUrl(`${image}/1200.jpg`)],
        url: urlOf(path),
        mainEntityOfPage: urlOf(path),
        inLanguage: messages.language,
        articleSection: section,
        keywords: tags,
        wordCount: body.split(/\s+/).length,
        author: shopOf({ messages, settings, urlOf }),
        publisher: shopOf({ messages, settings, urlOf }),
      },
    ],
  };
};

/** Returns the function for the facts of one of the short pages. */
export const describeHelp =
  (topic: keyof HelpTexts): Describe =>
  async ({ messages, settings }) => {
    const { title, sections } = (await helpIn(messages.language))[topic];
    const fee = messages.formatDollars(settings.delivery.feeCents / 100);
    return {
      path: paths[topic],
      name: title,
      description: shortened(sections.map(({ text }) => withFee(text, fee)).join(' '), DESCRIPTION_CHARACTERS),
    };
  };

/** The facts of the page with the form for messages to the shop. */
export const describeContact: Describe = ({ messages, settings }) => ({
  path: paths.peopleList,
  description: wordsOf(settings, messages.language).contact,
});
