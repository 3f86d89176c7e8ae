import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  DeletePostDocument,
  PostEditorDocument,
  PostPreviewDocument,
  PostsPageDocument,
  ProductListCategoriesDocument,
  SavePostDocument,
  type PostEditor_PostFragment,
  type SavePostInput,
  type SavePostMutation,
} from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';

const stored: PostEditor_PostFragment = {
  id: 'post-1',
  revision: 3,
  slug: 'rice',
  categorySlug: 'groceries',
  picture: 'product/rice-1',
  title: 'Rice',
  description: 'About rice.',
  body: 'Rinse it.',
  tags: ['rice', 'kitchen'],
  titleBangla: '',
  descriptionBangla: '',
  bodyBangla: '',
  tagsBangla: [],
  state: 'PUBLISHED',
  publishedAt: '2026-01-01T00:00:00.000Z',
};

type Answer = SavePostMutation['savePost'];

const openPage = (path: string, save: (input: SavePostInput) => Answer, posts = [stored]) => {
  signedInAs(karim);
  server.use(
    answers(ProductListCategoriesDocument, {
      categories: [{ id: 'c1', slug: 'groceries', name: 'Groceries', children: [] }],
      adminBrands: [],
    }),
    answers(PostEditorDocument, ({ id }) => ({ adminPost: posts.find((post) => post.id === id) ?? null })),
    answers(PostsPageDocument, () => ({
      adminPosts: {
        totalCount: posts.length,
        edges: posts.map((post) => ({ node: { ...post, changedAt: null, changedBy: null } })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    })),
    answers(PostPreviewDocument, ({ body }) => ({ postPreview: `<p>${body.length} characters</p>` })),
    answers(SavePostDocument, ({ input }) => ({ savePost: save(input) })),
  );
  return openShop(path);
};

const saved = (post: Partial<PostEditor_PostFragment>): Answer => ({
  __typename: 'SavePostSuccess',
  post: { ...stored, ...post },
});

const part = (name: string) => within(screen.getByRole('region', { name }));

test('posts are listed with where they stand, and lead to their forms', async () => {
  const draft = { ...stored, id: 'post-2', title: '', titleBangla: 'চাল', state: 'DRAFT' as const, publishedAt: null };
  openPage('/deshboard/posts', () => saved({}), [stored, draft]);
  const row = within(await screen.findByRole('row', { name: /চাল/ }));
  expect(row.getByText('Draft')).toBeVisible();
  expect(row.getByText('Bangla')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rice' })).toHaveAttribute('href', '/deshboard/posts/post-1');
  expect(screen.getByRole('link', { name: 'New post' })).toHaveAttribute('href', '/deshboard/newpost');
});

test('a post is written: its address follows the title, and a time is one of Bangladesh', async () => {
  const sent = vi.fn<(input: SavePostInput) => void>();
  const { user } = openPage('/deshboard/newpost', (input) => {
    sent(input);
    return saved({ state: 'SCHEDULED', publishedAt: '2027-03-26T03:00:00.000Z' });
  });
  const english = within(await screen.findByRole('region', { name: 'In English' }));
  await enter(user, english.getByLabelText('Title'), 'Eid, & What We Cook!');
  expect(screen.getByLabelText('Address')).toHaveValue('eid-what-we-cook');
  await user.type(part('In Bangla').getByLabelText('Title'), 'ঈদ');
  await enter(user, english.getByLabelText('Tags'), 'eid, cooking');
  await user.click(screen.getByLabelText('From a time on'));
  await user.type(screen.getByLabelText('Date and time'), '2027-03-26T09:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  // Nobody could see a post without a text and a picture.
  expect(await english.findByText('Please write the text too, or leave this language empty.')).toBeVisible();
  expect(screen.getByText('To be published, a post needs a picture.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText('Not yet: keep it as a draft'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“Rice” appears on 26 Mar 2027, 09:00.')).toBeVisible();
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    slug: 'eid-what-we-cook',
    title: 'Eid, & What We Cook!',
    titleBangla: 'ঈদ',
    tags: ['eid', 'cooking'],
    isDraft: true,
    publishedAt: null,
  });
});

test('what another editor has changed meanwhile is shown, and one decides', async () => {
  const sent: SavePostInput[] = [];
  const { user } = openPage('/deshboard/posts/post-1', (input) => {
    sent.push(input);
    if (input.revision === 4) return saved({ revision: 5, title: input.title ?? '' });
    server.use(
      answers(PostEditorDocument, { adminPost: { ...stored, revision: 4, title: 'Their Rice', body: 'Soak it.' } }),
    );
    return {
      __typename: 'ChangedMeanwhile',
      changedBy: 'Nadia',
      changedAt: '2026-11-01T00:00:00.000Z',
      message: 'Somebody else has changed this post meanwhile.',
      wording: null,
    };
  });
  const title = (await screen.findByRole('region', { name: 'In English' })).querySelector('input');
  if (!title) throw new Error('There is no field for the title.');
  await user.clear(title);
  await enter(user, title, 'My Rice');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Nadia changed this on/)).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Their Rice' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Soak it.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“My Rice” is in the journal.')).toBeVisible();
  expect(sent.map(({ revision, isDraft, categorySlug }) => [revision, isDraft, categorySlug])).toEqual([
    [3, false, 'groceries'],
    [4, false, 'groceries'],
  ]);
  expect(screen.getByRole('link', { name: 'See it in the shop' })).toHaveAttribute('href', '/posts/rice');
});

test('what is typed is still there after a reload, and the preview is the server’s', async () => {
  const { user, unmount } = openPage('/deshboard/posts/post-1', () => saved({}));
  const body = (await screen.findByRole('region', { name: 'In English' })).querySelectorAll('textarea')[1];
  await enter(user, body as HTMLElement, ' Twice.');
  unmount();
  const again = openPage('/deshboard/posts/post-1', () => saved({}));
  const english = within(await screen.findByRole('region', { name: 'In English' }));
  expect(await english.findByDisplayValue('Rinse it. Twice.')).toBeVisible();
  await again.user.click(english.getByRole('button', { name: 'Preview: In English' }));
  expect(await english.findByText('16 characters')).toBeVisible();
});

test('a post is deleted after a question', async () => {
  const { user } = openPage('/deshboard/posts/post-1', () => saved({}));
  const removed = vi.fn<(id: string) => void>();
  server.use(
    answers(DeletePostDocument, ({ id }) => {
      removed(id);
      return { deletePost: true };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this post?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The post is deleted.')).toBeVisible();
  expect(removed).toHaveBeenCalledExactlyOnceWith('post-1');
});
