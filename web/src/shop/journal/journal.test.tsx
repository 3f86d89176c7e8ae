import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HomePageDocument } from '#web/generated/graphql.ts';
import { loadMessages } from '#web/messages/translate.ts';
import { aHome } from '#web-test/products.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';
import { bodiesIn, journalIn } from './journal.ts';

const words = (text: string) => text.trim().split(/\s+/).length;

const openHome = async () => {
  server.use(answers(HomePageDocument, aHome([])));
  const opened = openShop('/');
  const section = await screen.findByRole('region', { name: 'Recent Posts' });
  await within(section).findByRole('region', { name: 'Popular Posts' });
  return { ...opened, section: within(section) };
};

test.each(['en', 'bn'] as const)('six posts and five comments, long enough to be cut (%s)', async (language) => {
  const { posts, comments } = await journalIn(language);
  const bodies = await bodiesIn(language);
  expect(posts.map(({ image }) => image).toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((nr) => `/pictures/post-${nr}`));
  for (const { slug, description, time } of posts) {
    expect(words(description), slug).toBeGreaterThan(35);
    expect(bodies[slug], slug).toHaveLength(4);
    expect(time).toMatch(/^\d+$/);
  }
  expect(comments).toHaveLength(5);
  for (const { comment, username } of comments) expect(words(comment), username).toBeGreaterThan(60);
});

test('a post is the same one in both languages', async () => {
  const [english, bangla] = await Promise.all([journalIn('en'), journalIn('bn')]);
  const facts = ({ slug, image, category, time }: (typeof english.posts)[number]) => [slug, image, category, time];
  expect(bangla.posts.map(facts)).toEqual(english.posts.map(facts));
});

test('descriptions are cut to 35 words, comments to 60, each with dots', async () => {
  const { section } = await openHome();
  const { posts, comments } = await journalIn('en');
  const first = (text: string, count: number) => `${text.split(/\s+/).slice(0, count).join(' ')}...`;
  for (const { description } of posts) expect(section.getByText(first(description, 35))).toBeVisible();
  for (const { comment } of comments) expect(section.getByText(first(comment, 60))).toBeVisible();
});

test('Popular Posts lists the same six posts, which open', async () => {
  const { section, user } = await openHome();
  const { posts } = await journalIn('en');
  const popular = within(section.getByRole('region', { name: 'Popular Posts' }));
  expect(popular.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    posts.map(({ slug }) => `/posts/${slug}`),
  );
  // Its texts are read by `use`, and other parts may still be coming: React wants to be awaited then.
  await act(() => user.click(popular.getAllByRole('link')[3] as HTMLElement));
  expect(await screen.findByRole('heading', { level: 1, name: posts[3]?.title ?? '' })).toBeVisible();
  expect(screen.getByText(/^Nazirshail is the choice/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop Groceries' })).toHaveAttribute('href', '/admin/groceries');
});

test('a post can be read in Bangla', async () => {
  openShop('/posts/how-to-choose-a-phone', await loadMessages('bn'));
  expect(await screen.findByRole('heading', { level: 1, name: 'শত সংখ্যা না পড়েও ফোন বাছাই করার উপায়' })).toBeVisible();
  expect(screen.getAllByText('ইলেকট্রনিকস · ৫ মিনিটের পড়া')).not.toHaveLength(0);
  const bodies = await bodiesIn('bn');
  for (const paragraph of bodies['how-to-choose-a-phone']) expect(screen.getByText(paragraph)).toBeVisible();
});

test('an unknown post says so and offers a way on', async () => {
  openShop('/posts/no-such-post');
  expect(await screen.findByRole('heading', { name: 'There is no such post' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
