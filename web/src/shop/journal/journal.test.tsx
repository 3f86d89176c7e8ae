import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HomePageDocument, PostPageDocument } from '#web/generated/graphql.ts';
import { loadMessages } from '#web/messages/translate.ts';
import { aPost, aPostPage } from '#web-test/posts.ts';
import { aHome } from '#web-test/products.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';
import { commentsIn } from './journal.ts';

const words = (text: string) => text.trim().split(/\s+/).length;

const posts = [
  aPost(),
  aPost({ slug: 'a-living-room-that-seats-eight', title: 'A Living Room', summary: 'Guests come on Friday...' }),
  aPost({ slug: 'without-a-category', title: 'Without a Category', category: null, summary: 'Short.' }),
];

const openHome = async () => {
  server.use(answers(HomePageDocument, { ...aHome([]), posts }));
  const opened = openShop('/');
  const section = await screen.findByRole('region', { name: 'Recent Posts' });
  await within(section).findByRole('region', { name: 'Popular Posts' });
  return { ...opened, section: within(section) };
};

test.each(['en', 'bn'] as const)('there are five comments, long enough to be cut (%s)', async (language) => {
  const comments = await commentsIn(language);
  expect(comments).toHaveLength(5);
  for (const { comment, username } of comments) expect(words(comment), username).toBeGreaterThan(60);
});

test('cards show what the server has cut, and comments are cut to 60 words', async () => {
  const { section } = await openHome();
  for (const { summary } of posts) expect(section.getByText(summary)).toBeVisible();
  const [about] = (await commentsIn('en')).filter(({ post }) => post === 'how-to-choose-a-phone');
  const first = about?.comment.split(/\s+/).slice(0, 60).join(' ');
  expect(section.getByText(`${first}...`)).toBeVisible();
});

test('a comment on a post that is not shown is not shown', async () => {
  const { section } = await openHome();
  const shown = (await commentsIn('en')).filter(({ post }) => posts.some(({ slug }) => slug === post));
  expect(shown).toHaveLength(2);
  for (const { username } of shown) expect(section.getByText(username)).toBeVisible();
  expect(section.queryByText('Rokeya Khatun')).toBeNull();
});

test('a journal without posts is not on the home page', async () => {
  server.use(answers(HomePageDocument, aHome([])));
  openShop('/');
  await screen.findByRole('heading', { name: 'For You' });
  expect(screen.queryByRole('region', { name: 'Recent Posts' })).toBeNull();
});

test('Popular Posts lists the same posts, which open', async () => {
  const { section, user } = await openHome();
  server.use(answers(PostPageDocument, ({ slug }) => aPostPage({ slug, title: 'A Living Room' }, posts)));
  const popular = within(section.getByRole('region', { name: 'Popular Posts' }));
  expect(popular.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    posts.map(({ slug }) => `/posts/${slug}`),
  );
  // Other parts may still be coming: React wants to be awaited then.
  await act(() => user.click(popular.getAllByRole('link')[1] as HTMLElement));
  expect(await screen.findByRole('heading', { level: 1, name: 'A Living Room' })).toBeVisible();
  expect(screen.getByText('battery')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop Electronics' })).toHaveAttribute('href', '/electronics');
  const others = within(screen.getByRole('region', { name: 'Popular Posts' })).getAllByRole('link');
  expect(others.map((link) => link.getAttribute('href'))).toEqual([
    '/posts/how-to-choose-a-phone',
    '/posts/without-a-category',
  ]);
});

test('a post can be read in Bangla', async () => {
  server.use(answers(PostPageDocument, aPostPage({ title: 'ফোন বাছাই', bodyHtml: '<p>শুরু করুন ব্যাটারি দিয়ে।</p>' })));
  openShop('/posts/how-to-choose-a-phone', await loadMessages('bn'));
  expect(await screen.findByRole('heading', { level: 1, name: 'ফোন বাছাই' })).toBeVisible();
  expect(screen.getByText('ইলেকট্রনিকস · ৫ মিনিটের পড়া')).toBeVisible();
  expect(screen.getByText('শুরু করুন ব্যাটারি দিয়ে।')).toBeVisible();
});

test('a post without texts in the language of the page says which it has', async () => {
  server.use(answers(PostPageDocument, aPostPage({ title: 'ঈদের রান্না', language: 'BN' })));
  openShop('/posts/eid');
  expect(await screen.findByRole('heading', { level: 1, name: 'ঈদের রান্না' })).toHaveAttribute('lang', 'bn');
});

test('an unknown post says so and offers a way on', async () => {
  server.use(answers(PostPageDocument, { post: null, posts: [] }));
  openShop('/posts/no-such-post');
  expect(await screen.findByRole('heading', { name: 'There is no such post' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
