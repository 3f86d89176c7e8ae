import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { HERO } from '#schema/shop.ts';
import type { Offer } from '#schema/shop-settings.ts';
import { expectConsole } from '#web-test/consoleOutput.ts';
import { HomePageDocument, TopSellingDocument, type OfferBanner_ProductFragment } from '#web/generated/graphql.ts';
import { aCard, aHome } from '#web-test/products.ts';
import { openShop, renderInShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';
import { settingsAre } from '#web-test/settings.ts';
import { allTexts } from '#web-test/texts.ts';
import { paths } from '#web/lib/paths.ts';
import { BannerText } from './hero/BannerText.tsx';
import AdvertBanner from './AdvertBanner.tsx';
import OfferBanner from './OfferBanner.tsx';

const section = (name: string) => within(screen.getByRole('region', { name }));

test('the sections are there in their order with their words', async () => {
  server.use(answers(HomePageDocument, aHome([aCard()])));
  openShop('/');
  // Each section comes by itself.
  for (const name of ['Top Categories', 'For You']) await screen.findByRole('heading', { name });
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
      .slice(0, 5),
  ).toEqual(['Top Categories', 'Top Selling Products', 'New Arrival', 'Modular furniture set', 'For You']);
  for (const text of [
    'New Fashion Trends 2024',
    'just for you!',
    'Shop the latest trends and discover unbeatable deals all in one place.',
    'SHOP NOW',
    'Latest products of the month',
    '50% off',
    '$1,750.49',
    'BAY NOW',
    'VIEW COLLECTIONS',
    'Discover unbeatable deals all in one place.',
  ])
    expect(screen.getByText(text)).toBeVisible();
});

test('only the sections that the owner shows, in their order, below a heading of the page', async () => {
  server.use(answers(HomePageDocument, aHome([aCard()])));
  settingsAre({ homeSections: ['FOR_YOU', 'TOP_SELLING'] });
  openShop('/');
  await screen.findByRole('heading', { name: 'For You' });
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'For You',
    'Top Selling Products',
  ]);
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Haat');
});

test('the hero has the words and the picture that the owner has set', async () => {
  settingsAre({
    hero: { ...HERO, headline: { en: 'Eid has come', bn: 'ঈদ এসেছে' }, picture: '/pictures/product/eid' },
  });
  server.use(answers(HomePageDocument, aHome([])));
  openShop('/');
  const top = within(await screen.findByRole('region', { name: 'Welcome' }));
  expect(top.getByRole('heading', { name: 'Eid has come' })).toBeVisible();
  expect(top.getByText(HERO.small.en)).toBeVisible();
  const pictures = top.getAllByRole('presentation');
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/pictures/product/eid/640.jpg']);
});

test('the hero shows goods with their prices, each a way to its page', async () => {
  const goods = ['Tunic', 'Frock', 'Saree'].map((name) => ({
    node: aCard({ id: name, name, priceCents: 2900 }),
  }));
  server.use(answers(HomePageDocument, { ...aHome([]), hero: { edges: goods } }));
  openShop('/');
  const tunic = await section('Welcome').findByRole('link', { name: /Tunic/ });
  expect(tunic).toHaveAttribute('href', '/details/Tunic');
  expect(tunic).toHaveTextContent('$29.00');
  expect(section('Welcome').getAllByRole('listitem')).toHaveLength(3);
});

test("the advertisement has the owner's words and picture, and leads to the category that they name", () => {
  const text = { en: 'Books by the kilo', bn: 'কেজি দরে বই' };
  const action = { en: 'See books', bn: 'বই দেখুন' };
  settingsAre({ advert: { text, action, category: 'books', picture: '/pictures/product/books' } });
  renderInShop(<AdvertBanner />);
  const link = screen.getByRole('link', { name: 'Books by the kilo See books' });
  expect(link).toHaveAttribute('href', '/admin/books');
  expect(within(link).getByRole('presentation')).toHaveAttribute('src', '/pictures/product/books/640.jpg');
});

describe('the offer of the owner', () => {
  const tunic = {
    id: 'tunic',
    name: 'Cotton tunic',
    image: { path: '/pictures/tunic-1', alt: 'A tunic' },
    priceCents: 2900,
    oldPriceCents: 5800,
    category: { slug: 'womens-clothing' },
  };
  const words = { tag: { en: '', bn: '' }, title: { en: '', bn: '' }, picture: null };
  const offers = (offer: Partial<Offer> | null, product: OfferBanner_ProductFragment | null) => {
    settingsAre({ homeSections: ['OFFER', 'TOP_SELLING'], offer: offer && { productId: 'tunic', ...words, ...offer } });
    server.use(answers(HomePageDocument, { ...aHome([aCard()]), offerProduct: product }));
  };

  test('says what its product says, and leads to it and its category', async () => {
    offers({}, tunic);
    openShop('/');
    const offer = within(await screen.findByRole('region', { name: 'Cotton tunic' }));
    for (const text of ['−50%', '$29.00', '$58.00']) expect(offer.getByText(text)).toBeVisible();
    expect(offer.getByRole('img', { name: 'A tunic' })).toHaveAttribute('src', '/pictures/tunic-1/640.jpg');
    expect(offer.getByRole('link', { name: 'BAY NOW' })).toHaveAttribute('href', '/details/tunic');
    expect(offer.getByRole('link', { name: 'VIEW COLLECTIONS' })).toHaveAttribute(
      'href',
      paths.category('womens-clothing'),
    );
  });

  test('has the words and the picture that are set, each in its own language', async () => {
    offers(
      {
        tag: { en: 'Eid only', bn: 'শুধু ঈদে' },
        title: { en: '', bn: 'ঈদের কামিজ' },
        picture: '/pictures/product/eid',
      },
      { ...tunic, name: 'সুতির কামিজ', oldPriceCents: null },
    );
    openShop('/', await allTexts('bn'));
    const offer = within(await screen.findByRole('region', { name: 'ঈদের কামিজ' }));
    for (const text of ['শুধু ঈদে', '$২৯.০০']) expect(offer.getByText(text)).toBeVisible();
    expect(offer.queryByText(/আগে ছিল/)).toBeNull();
    expect(offer.getByRole('presentation')).toHaveAttribute('src', '/pictures/product/eid/640.jpg');
  });

  test('of a product at its usual price says of no saving', async () => {
    offers({}, { ...tunic, oldPriceCents: 2900 });
    openShop('/');
    const offer = within(await screen.findByRole('region', { name: 'Cotton tunic' }));
    expect(offer.getByText('$29.00')).toBeVisible();
    expect(offer.queryByText(/was|%/)).toBeNull();
  });

  test('is left out when its product is not on sale any more, and the page stays', async () => {
    offers({ title: { en: 'Eid tunic', bn: '' } }, null);
    openShop('/');
    expect(await section('Top Selling Products').findAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'BAY NOW' })).toBeNull();
  });
});

test('twelve tiles lead into /admin', async () => {
  server.use(answers(HomePageDocument, aHome([])));
  openShop('/');
  await screen.findByRole('heading', { name: 'Top Categories' });
  const tiles = section('Top Categories').getAllByRole('link');
  expect(tiles.map((tile) => tile.textContent)).toEqual([
    'Mobile Phones',
    'Laptops',
    'Smart Watches',
    'Cleansers',
    'Serums',
    'Moisturizers',
    'Furniture',
    'Baby Clothing',
    "Men's Clothing",
    "Women's Clothing",
    'Educational',
    'Shampoos',
  ]);
  for (const tile of tiles) expect(tile.getAttribute('href')).toMatch(/^\/admin\//);
});

test('the first three best sellers wear a ribbon, and all say how many were sold', async () => {
  server.use(answers(HomePageDocument, aHome([1, 2, 3, 4].map((nr) => aCard({ totalSold: nr * 100 })))));
  openShop('/');
  expect(await screen.findByText('Sell: (400)')).toBeVisible();
  expect(
    section('Top Selling Products')
      .getAllByText(/^Top \d$/)
      .map((ribbon) => ribbon.textContent),
  ).toEqual(['Top 1', 'Top 2', 'Top 3']);
});

test('one press of Show more leads to every best seller, as somebody scrolls on', async () => {
  let near: (() => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        near = undefined;
      }
    },
  );
  const [first, second, third] = [aCard({ name: 'Best' }), aCard({ name: 'Next' }), aCard({ name: 'Last' })];
  const asked: unknown[] = [];
  server.use(
    answers(HomePageDocument, aHome([first], { after: 'after-1' })),
    answers(TopSellingDocument, ({ after }) => {
      asked.push(after);
      return {
        homeProducts: {
          edges: [{ node: after === 'after-1' ? second : third }],
          pageInfo: {
            hasNextPage: after === 'after-1',
            endCursor: after === 'after-1' ? 'after-2' : 'after-3',
          },
        },
      };
    }),
  );
  const { user } = openShop('/');
  await screen.findByRole('heading', { name: 'For You' });
  const more = () => section('Top Selling Products').findByRole('link', { name: 'Show more' });
  const shown = () =>
    section('Top Selling Products')
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
  await user.click(await more());
  await section('Top Selling Products').findByRole('link', { name: 'Next' });
  await waitFor(() => expect(near).toBeDefined());
  act(() => near?.());
  await section('Top Selling Products').findByRole('link', { name: 'Last' });
  expect(shown()).toEqual(['Best', 'Next', 'Last']);
  expect(asked).toEqual(['after-1', 'after-2']);
  expect(section('Top Selling Products').queryByRole('link', { name: 'Show more' })).toBeNull();
});

test('what does not arrive can be tried again, and the rest of the page stays', async () => {
  server.use(isUnreachable(HomePageDocument));
  expectConsole(/^Failed to fetch data/);
  const { user } = openShop('/');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('just for you!')).toBeVisible();
  server.use(answers(HomePageDocument, aHome([aCard({ name: 'Back again' })])));
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Back again' })).toBeVisible();
});

describe('what moves', () => {
  test('the banner text plays again every five seconds', () => {
    vi.useFakeTimers();
    renderInShop(<BannerText text="Exclusive offers" />);
    const text = screen.getByText(/offers/).closest('p');
    expect(text).toHaveAttribute('data-round', '0');
    act(() => void vi.advanceTimersByTime(4999));
    expect(text).toHaveAttribute('data-round', '0');
    act(() => void vi.advanceTimersByTime(1));
    expect(text).toHaveAttribute('data-round', '1');
  });

  test('the offer leaves for 1.5 seconds every ten seconds', () => {
    vi.useFakeTimers();
    renderInShop(<OfferBanner product={null} buyTo="/details/p1" />);
    const offer = screen.getByRole('region', { name: 'Modular furniture set' });
    act(() => void vi.advanceTimersByTime(9999));
    expect(offer).not.toHaveAttribute('data-hidden');
    act(() => void vi.advanceTimersByTime(1));
    expect(offer).toHaveAttribute('data-hidden');
    act(() => void vi.advanceTimersByTime(1500));
    expect(offer).not.toHaveAttribute('data-hidden');
  });

  test('it stays while someone is using it', () => {
    vi.useFakeTimers();
    renderInShop(<OfferBanner product={null} buyTo="/details/p1" />);
    act(() => screen.getByRole('link', { name: 'BAY NOW' }).focus());
    act(() => void vi.advanceTimersByTime(10_500));
    expect(screen.getByRole('region', { name: 'Modular furniture set' })).not.toHaveAttribute('data-hidden');
  });
});
