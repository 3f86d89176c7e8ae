import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AddCommentDocument,
  AddReviewDocument,
  ProductPageDocument,
  type AddCommentInput,
  type AddReviewInput,
} from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { rahima, reviewRefusalIs, signedInAs } from '#web-test/people.ts';
import { aProduct, aProductPage } from '#web-test/products.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';

type Product = ReturnType<typeof aProduct>;

const open = async (parts: Partial<Product> = {}, hash = '') => {
  server.use(answers(ProductPageDocument, aProductPage(aProduct({ id: 'p1', name: 'Phone', ...parts }))));
  const shop = openShop(`/details/p1${hash}`);
  await screen.findByRole('heading', { name: 'Phone', level: 1 });
  return shop;
};

describe('a comment', () => {
  const field = () => screen.findByRole('textbox', { name: 'Your question or remark' });

  test('who is not signed in gets a link to log in that leads back', async () => {
    const { user } = await open();
    const text = await screen.findByText(/A question or a remark/);
    await user.click(within(text).getByRole('link', { name: 'Log in' }));
    expect(currentAddress()).toBe('/login');
    expect(screen.queryByRole('textbox', { name: 'Your question or remark' })).not.toBeInTheDocument();
  });

  test('is required and not longer than 1000 characters; sent, it waits for an admin', async () => {
    signedInAs(rahima);
    const sent: AddCommentInput[] = [];
    server.use(
      answers(AddCommentDocument, ({ input }) => {
        sent.push(input);
        return { addComment: { __typename: 'AddCommentSuccess' as const, comment: { id: 'c1' } } };
      }),
    );
    const { user } = await open();
    await field();
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    expect(screen.getByText('Comment is required')).toBeVisible();
    expect(await field()).toHaveFocus();
    fireEvent.change(await field(), { target: { value: 'x'.repeat(1001) } });
    expect(screen.getByText('Comment is too long: 1000 characters at most')).toBeVisible();
    fireEvent.change(await field(), { target: { value: ' Is it new? ' } });
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    expect(await screen.findByText(/Your comment appears here after an admin has approved it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send comment' })).not.toBeInTheDocument();
    expect(sent).toEqual([{ productId: 'p1', text: 'Is it new?' }]);
  });

  test('what was typed survives a failure and a reload', async () => {
    signedInAs(rahima);
    server.use(isUnreachable(AddCommentDocument));
    const { user, unmount } = await open();
    await enter(user, await field(), 'Is it new?');
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    expect(await field()).toHaveValue('Is it new?');
    unmount();
    await open();
    await waitFor(async () => expect(await field()).toHaveValue('Is it new?'));
  });
});

describe('a review', () => {
  test('is asked for by a link that opens the form at once', async () => {
    signedInAs(rahima);
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    server.use(reviewRefusalIs(null));
    await open({}, '#reviews');
    expect(await screen.findByRole('textbox', { name: 'Your review' })).toBeVisible();
    expect(seen.mock.contexts.map((one) => (one as Element).id)).toContain('reviews');
  });

  beforeEach(() => signedInAs(rahima));
  const uploads = (answer: () => Response | Promise<Response>) => {
    let count = 0;
    server.use(
      http.post('http://localhost:3000/backend/pictures', ({ request }) => {
        count += 1;
        expect(request.headers.get('content-type')).toBe('image/png');
        expect(request.headers.get('authorization')).toBe('Bearer token of Rahima Khatun');
        return answer();
      }),
    );
    return () => count;
  };
  const aPicture = () => new File(['picture'], 'shirt.png', { type: 'image/png' });
  const begin = async () => {
    server.use(reviewRefusalIs(null));
    const shop = await open();
    await shop.user.click(await screen.findByRole('button', { name: 'Write a review' }));
    await screen.findByRole('button', { name: 'Send review' });
    return shop.user;
  };
  const fill = async (user: Awaited<ReturnType<typeof begin>>) => {
    await user.click(screen.getByRole('radio', { name: '4 of 5 stars' }));
    await enter(user, screen.getByRole('textbox', { name: 'Your review' }), 'Good');
  };

  test.each([
    ['NOT_RECEIVED', 'You can review this product once you have bought it here and received it.'],
    ['ALREADY_REVIEWED', 'You have reviewed this product. Thank you!'],
  ] as const)('%s is said in words where the form would be', async (reviewRefusal, words) => {
    server.use(reviewRefusalIs(reviewRefusal));
    await open();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument();
  });

  test('needs stars and words', async () => {
    const user = await begin();
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(screen.getByText('Please choose 1 to 5 stars')).toBeVisible();
    expect(screen.getByText('Review is required')).toBeVisible();
    expect(screen.getByRole('radio', { name: '1 of 5 stars' })).toHaveFocus();
  });

  test('is sent with its pictures, thanks, and is gone', async () => {
    const sent: AddReviewInput[] = [];
    server.use(
      answers(AddReviewDocument, ({ input }) => {
        sent.push(input as AddReviewInput);
        return { addReview: { __typename: 'AddReviewSuccess' as const, review: { id: 'r1' } } };
      }),
    );
    uploads(() => HttpResponse.json({ key: 'upload/1', path: '/pictures/upload/1' }, { status: 201 }));
    const user = await begin();
    await fill(user);
    await user.upload(screen.getByLabelText(/Add pictures/), aPicture());
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', '/pictures/upload/1/160.webp'),
    );
    expect(screen.getByText('Your review appears, and counts, after an admin has approved it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText(/Your review appears here after an admin has approved it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send review' })).not.toBeInTheDocument();
    expect(sent).toEqual([{ productId: 'p1', rating: 4, text: 'Good', pictures: ['upload/1'] }]);
  });

  test('a picture that does not arrive says why, holds the review back, and can be tried again or removed', async () => {
    let works = false;
    const count = uploads(() =>
      works
        ? HttpResponse.json({ key: 'upload/1', path: '/pictures/upload/1' }, { status: 201 })
        : HttpResponse.json({ error: 'Please try again in a moment.' }, { status: 503 }),
    );
    const user = await begin();
    await fill(user);
    await user.upload(screen.getByLabelText(/Add pictures/), aPicture());
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(screen.getByText(/Not all pictures have arrived/)).toBeVisible();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Please try again in a moment.')).not.toBeInTheDocument());
    expect(count()).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Remove: Picture 1' }));
    expect(screen.queryByRole('img', { name: 'Picture 1' })).not.toBeInTheDocument();
  });

  test('a file that the shop refuses is not shown as a picture, and does not hold the review back', async () => {
    uploads(() => HttpResponse.json({ error: 'This file cannot be read as a picture.' }, { status: 415 }));
    const user = await begin();
    await user.upload(screen.getByLabelText(/Add pictures/), aPicture());
    expect(await screen.findByText('This file cannot be read as a picture.')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Picture 1' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('a picture of which nothing moves for 30 seconds says so, and can be tried again', async () => {
    let works = false;
    const count = uploads(() =>
      works
        ? HttpResponse.json({ key: 'upload/1', path: '/pictures/upload/1' }, { status: 201 })
        : new Promise<Response>(() => {}),
    );
    await begin();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.upload(screen.getByLabelText(/Add pictures/), aPicture());
    await waitFor(() => expect(count()).toBe(1));
    await act(async () => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText('The shop took too long to answer. Please try again.')).toBeVisible();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/took too long/)).not.toBeInTheDocument());
    expect(count()).toBe(2);
  });

  test('four pictures at most, and pictures only', async () => {
    uploads(() => HttpResponse.json({ key: crypto.randomUUID(), path: '/pictures/x' }, { status: 201 }));
    const user = await begin();
    const field = screen.getByLabelText(/Add pictures/);
    await user.upload(field, Array.from({ length: 5 }, aPicture));
    expect(screen.getByText('Too many pictures: 4 at most')).toBeVisible();
    expect(await screen.findAllByRole('img', { name: /^Picture/ })).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Remove: Picture 4' }));
    fireEvent.change(screen.getByLabelText(/Add pictures/), {
      target: { files: [new File(['x'], 'x.txt', { type: 'text/plain' })] },
    });
    expect(screen.getByText('Pictures can be JPEG, PNG, WebP or AVIF files.')).toBeVisible();
  });

  test('what was written survives a reload', async () => {
    const user = await begin();
    await fill(user);
    expect(JSON.parse(sessionStorage.getItem('review p1') ?? '')).toMatchObject({ rating: 4, text: 'Good' });
  });
});

test('the division of the delivery card is chosen and remembered', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByText('CHANGE'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Where it should go' }), 'Sylhet');
  expect(screen.getByText('Sylhet, Bangladesh')).toBeVisible();
  unmount();
  await open();
  expect(await screen.findByText('Sylhet, Bangladesh')).toBeVisible();
});

test('a picture of a review can be enlarged and brought closer', async () => {
  const { user } = await open({
    reviewCount: 1,
    reviews: {
      items: [
        {
          id: 'r1',
          rating: 5,
          createdAt: '2026-11-01T09:00:00.000Z',
          text: 'Good',
          pictures: [{ path: '/pictures/upload/1', alt: 'The phone in a hand' }],
          authorName: 'Nusrat',
          verified: true,
          sellerReply: null,
        },
      ],
      pageCount: 1,
      totalCount: 1,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Enlarge: Picture 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'The phone in a hand' });
  await user.click(within(dialog).getByRole('button', { name: 'Bring closer' }));
  expect(within(dialog).getByRole('button', { name: 'Move farther away' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
