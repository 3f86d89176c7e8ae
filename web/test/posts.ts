import type { JournalSection_PostFragment, PostPageQuery } from '#web/generated/graphql.ts';

/** Returns a post as the home page selects it. */
export const aPost = (parts: Partial<JournalSection_PostFragment> = {}): JournalSection_PostFragment => ({
  slug: 'how-to-choose-a-phone',
  title: 'How to Choose a Phone Without Reading a Hundred Numbers',
  summary: 'Megapixels, gigahertz, milliampere hours...',
  minutes: 5,
  category: { name: 'Electronics' },
  picture: { path: '/pictures/post-2' },
  ...parts,
});

/** Returns a post as its page selects it, with the others that it leads to. */
export const aPostPage = (
  parts: Partial<NonNullable<PostPageQuery['post']>> = {},
  others: PostPageQuery['posts'] = [],
): PostPageQuery => {
  const { summary: description, ...post } = aPost();
  return {
    post: {
      ...post,
      description,
      bodyHtml: '<p>Begin with the <strong>battery</strong>.</p>',
      language: 'EN',
      tags: ['phones', 'buying guide'],
      publishedAt: '2024-02-19T18:00:00.000Z',
      category: { name: 'Electronics', slug: 'electronics' },
      ...parts,
    },
    posts: others,
  };
};
