import { dayOf } from '#schema/days.ts';
import type { PostPageQuery, TextPageQuery } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import type { Topic } from '#web/shop/help/topics.ts';
import { DESCRIPTION_CHARACTERS, type Describe } from './facts.ts';
import { shortened } from './markup.ts';
import { wordsOf } from './words.ts';
import { shopOf } from './shop.ts';

/** The facts of a post of the journal. */
export const describePost: Describe = ({ data, settings, messages, urlOf, fileUrl }) => {
  const { post } = (data ?? {}) as Partial<PostPageQuery>;
  if (!post) return null;
  const { slug, title, description, picture, tags, category, publishedAt } = post;
  const path = paths.post(slug);
  const section = category && messages.translate(category.name);
  const day = dayOf(new Date(publishedAt));
  return {
    path,
    name: title,
    type: 'article',
    hasJournal: true,
    description: shortened(description || title, DESCRIPTION_CHARACTERS),
    picture: { path: picture.path, alt: title },
    properties: [
      ['article:published_time', day],
      ...(section ? [['article:section', section] as const] : []),
      ...tags.map((tag) => ['article:tag', tag] as const),
    ],
    graph: [
      {
        '@type': 'BlogPosting',
        headline: title,
        datePublished: day,
        description,
        image: [fileUrl(`${picture.path}/1200.jpg`)],
        url: urlOf(path),
        mainEntityOfPage: urlOf(path),
        inLanguage: post.language.toLowerCase(),
        ...(section && { articleSection: section }),
        keywords: tags,
        author: shopOf({ messages, settings, urlOf }),
        publisher: shopOf({ messages, settings, urlOf }),
      },
    ],
  };
};

/** Returns the function for the facts of one of the short pages. */
export const describeHelp =
  (topic: Topic): Describe =>
  ({ data, messages }) => {
    const { textPage } = (data ?? {}) as Partial<TextPageQuery>;
    if (!textPage) return null;
    return {
      path: paths[topic],
      name: messages.t(`footer.links.${topic}`),
      description: shortened(textPage.sections.map(({ text }) => text).join(' '), DESCRIPTION_CHARACTERS),
    };
  };

/** The facts of the page with the form for messages to the shop. */
export const describeContact: Describe = ({ messages, settings }) => ({
  path: paths.peopleList,
  description: wordsOf(settings, messages.language).contact,
});
