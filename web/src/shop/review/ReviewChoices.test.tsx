import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { ProductPageDocument, ReviewsPageDocument, type ReviewFilter } from '#web/generated/graphql.ts';
import { aProduct, aProductPage } from '#web-test/products.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';

// On a busy machine the first page would wait for it longer than a test does.
beforeAll(() => import('./Reviews.tsx').then(() => undefined));

const aReview = (text: string) => ({
  id: text,
  rating: 5,
  createdAt: '2026-11-01T09:00:00.000Z',
  text,
  pictures: [],
  authorName: 'Nusrat',
  verified: true,
  sellerReply: null,
});

const product = aProduct({
  id: 'p1',
  name: 'Phone',
  rating: 4.6,
  reviewCount: 12,
  ratingsBreakdown: [
    { rating: 5, count: 9, percent: 75 },
    { rating: 4, count: 3, percent: 25 },
    { rating: 3, count: 0, percent: 0 },
    { rating: 2, count: 0, percent: 0 },
    { rating: 1, count: 0, percent: 0 },
  ],
  reviews: { items: [aReview('First.')], pageCount: 3, totalCount: 12 },
});

/** Opens the product; other reviews are named by what was asked for. */
const open = async (query = '', found = 2) => {
  const asked: { sort: string; page: number; filter?: ReviewFilter | null | undefined }[] = [];
  server.use(
    answers(ProductPageDocument, aProductPage(product)),
    answers(ReviewsPageDocument, ({ id: _, ...variables }) => {
      asked.push(variables);
      const items = found === 0 ? [] : [aReview(`${variables.sort} ${asked.length}`)];
      return { product: { id: 'p1', reviews: { items, pageCount: Math.ceil(found / 5), totalCount: found } } };
    }),
  );
  const shop = openShop(`/details/p1${query}`);
  await screen.findByRole('heading', { name: 'Phone', level: 1 });
  await screen.findByText('First.');
  return { ...shop, asked };
};

const order = () => screen.getByRole('navigation', { name: 'Order of reviews' });
const filters = () => screen.getByRole('navigation', { name: 'Which reviews are shown' });
const link = (name: string) => screen.getByRole('link', { name });

describe('the order of reviews', () => {
  test('is chosen by links that work without scripts, and says which it is', async () => {
    await open('?reviews=2&comments=3&bought=yes');
    const links = within(order()).getAllByRole('link');
    expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Pictures first', '/details/p1?comments=3&bought=yes#reviews'],
      ['Newest', '/details/p1?comments=3&bought=yes&sort=NEWEST#reviews'],
      ['Best', '/details/p1?comments=3&bought=yes&sort=BEST#reviews'],
      ['Worst', '/details/p1?comments=3&bought=yes&sort=WORST#reviews'],
    ]);
    expect(links.map((one) => one.getAttribute('aria-current'))).toEqual(['true', null, null, null]);
  });

  test('changes in place, is in the URL, and stays while pages are turned', async () => {
    const { user, asked } = await open();
    await user.click(link('Worst'));
    expect(await screen.findByText('WORST 1')).toBeVisible();
    expect(screen.queryByText('First.')).not.toBeInTheDocument();
    expect(link('Worst')).toHaveFocus();
    expect(currentAddress()).toBe('/details/p1?sort=WORST');
    await user.click(link('Newest'));
    expect(await screen.findByText('NEWEST 2')).toBeVisible();
    await user.click(link('Pictures first'));
    expect(await screen.findByText('First.')).toBeVisible();
    expect(asked).toEqual([
      { page: 1, sort: 'WORST', filter: null },
      { page: 1, sort: 'NEWEST', filter: null },
    ]);
  });

  test('of a shared link comes with the product', async () => {
    const { asked } = await open('?sort=BEST');
    expect(link('Best')).toHaveAttribute('aria-current', 'true');
    expect(asked).toEqual([]);
  });

  test('cannot be chosen where there is nothing to order', async () => {
    server.use(answers(ProductPageDocument, aProductPage({ ...product, reviewCount: 1 })));
    openShop('/details/p1');
    await screen.findByText('First.');
    expect(screen.queryByRole('navigation', { name: 'Order of reviews' })).not.toBeInTheDocument();
  });
});

describe('the filter of reviews', () => {
  test('is switched on and off, and says how many it leaves', async () => {
    const { user, asked } = await open();
    await user.click(link('Bought here'));
    expect(await screen.findByText('Reviews like this: 2')).toBeVisible();
    await user.click(link('With pictures'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(currentAddress()).toBe('/details/p1?bought=yes&pictures=yes');
    await user.click(link('Remove filter: Bought here'));
    await waitFor(() => expect(asked).toHaveLength(3));
    await user.click(link('Remove filter: With pictures'));
    expect(await screen.findByText('First.')).toBeVisible();
    expect(screen.queryByText(/Reviews like this/)).not.toBeInTheDocument();
    expect(asked.map(({ filter }) => filter)).toEqual([
      { rating: null, hasPictures: false, verified: true },
      { rating: null, hasPictures: true, verified: true },
      { rating: null, hasPictures: true, verified: false },
    ]);
  });

  test('is by stars, at the bars, where somebody gave so many', async () => {
    const { user, asked } = await open();
    await user.click(link('4 stars: 25%, 3 reviews'));
    await screen.findByText('PICTURES_FIRST 1');
    expect(link('4 stars: 25%, 3 reviews')).toHaveAttribute('aria-current', 'true');
    expect(within(filters()).getByRole('link', { name: 'Remove filter: 4 ★' })).toBeVisible();
    expect(asked[0]?.filter).toMatchObject({ rating: 4 });
    expect(screen.queryByRole('link', { name: /^3 stars/ })).not.toBeInTheDocument();
  });

  test('that leaves none says so', async () => {
    const { user } = await open('', 0);
    await user.click(link('With pictures'));
    expect(await screen.findByText('Reviews like this: 0')).toBeVisible();
    expect(screen.queryByText('First.')).not.toBeInTheDocument();
  });

  test('that does not come says so, and can be tried again', async () => {
    const { user } = await open();
    server.use(isUnreachable(ReviewsPageDocument));
    await user.click(link('With pictures'));
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    expect(screen.queryByText(/Reviews like this/)).not.toBeInTheDocument();
  });
});
