import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { expectConsole } from '#web-test/consoleOutput.ts';
import { CommentsPageDocument, ProductPageDocument, ReviewsPageDocument } from '#web/generated/graphql.ts';
import { Stores } from '#web/lib/stores.ts';
import { keepCart, storedCart, storedWishlist } from '#web-test/stored.ts';
import { holdTimeouts, requestedTimeouts } from '#web-test/timeouts.ts';
import { aProduct, aProductPage } from '#web-test/products.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, neverAnswers, server } from '#web-test/server.ts';
import { feesByDistrict, settingsAre } from '#web-test/settings.ts';
import { lastSeen } from '../seen/lastSeen.ts';

type Product = ReturnType<typeof aProduct>;

const open = async (parts: Partial<Product> = {}) => {
  const product = aProduct({ id: 'p1', name: 'Phone', ...parts });
  server.use(answers(ProductPageDocument, aProductPage(product)));
  const shop = openShop('/details/p1');
  await screen.findByRole('heading', { name: 'Phone', level: 1 });
  return shop;
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(
    [...screen.queryAllByRole('radio', { name }), ...screen.queryAllByRole('button', { name })][0] as HTMLElement,
  );

test('is remembered as seen last', async () => {
  await open();
  expect(new Stores().get(lastSeen).read()).toEqual(['p1']);
});

describe('Add To Cart', () => {
  test('asks for color and size when neither is chosen', async () => {
    const { user } = await open();
    await press(user, 'Add To Cart');
    expect(screen.getByText('Please select a color and size before adding to the cart.')).toBeVisible();
  });

  test('asks for the size when only the color is chosen', async () => {
    const { user } = await open();
    await press(user, 'Black');
    await press(user, 'Add To Cart');
    expect(screen.getByText('Please select a size before adding to the cart.')).toBeVisible();
  });

  test('asks for the color when only the size is chosen', async () => {
    const { user } = await open();
    await press(user, '128 GB');
    await press(user, 'Add To Cart');
    expect(screen.getByText('Please select a color before adding to the cart.')).toBeVisible();
  });

  test('a choice clears the message; the same choice again lets go of it', async () => {
    const { user } = await open();
    await press(user, 'Add To Cart');
    await press(user, 'Black');
    expect(screen.queryByText(/Please select/)).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Black' })).toBeChecked();
    await press(user, 'Black');
    expect(screen.getByRole('radio', { name: 'Black' })).not.toBeChecked();
  });

  test('says for three seconds that it worked', async () => {
    await open();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await press(user, 'Black');
    await press(user, '128 GB');
    await press(user, 'Add To Cart');
    const said = 'Item successfully added to the cart!';
    act(() => void vi.advanceTimersByTime(2500));
    expect(screen.getByText(said)).toBeVisible();
    act(() => void vi.advanceTimersByTime(600));
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });

  test('asks for nothing that the product does not offer', async () => {
    const { user } = await open({ colors: [], sizes: [] });
    await press(user, 'Add To Cart');
    expect(screen.getByText('Item successfully added to the cart!')).toBeVisible();
  });
});

describe('what Add To Cart puts into the cart', () => {
  test('is said to be for this tab only where storage is full', async () => {
    const { user } = await open({ colors: [], sizes: [] });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (this === localStorage) throw new Error('full');
      this[key] = text;
    });
    await press(user, 'Add To Cart');
    expect(screen.getByText('Item successfully added to the cart!')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('it may be gone when you close this tab');
    // As after a reload.
    expect(storedCart().items).toMatchObject([{ productId: 'p1', quantity: 1 }]);
    vi.restoreAllMocks();
    await press(user, 'Add To Cart');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(localStorage.getItem('cart')).toContain('"qty":2');
    expect(sessionStorage.getItem('cart')).toBeNull();
  });

  test('is the product as chosen; once more adds up', async () => {
    const { user } = await open({ priceCents: 67900 });
    for (const name of ['Blue', '128 GB', 'One more', 'Add To Cart', 'Add To Cart']) await press(user, name);
    expect(storedCart().items).toMatchObject([
      { productId: 'p1', name: 'Phone', priceCents: 67900, quantity: 4, color: 'Blue', size: '128 GB' },
    ]);
    expect(localStorage.getItem('card')).toBeNull();
    expect(screen.getByText(/In your cart: 4/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your cart' })).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('link', { name: 'Cart, pieces: 4' })).toHaveAttribute('href', '/cart');
  });

  test('is nothing as long as something is not chosen', async () => {
    const { user } = await open();
    await press(user, 'Add To Cart');
    expect(storedCart().items).toEqual([]);
  });

  test('is never more than there is, and that is said', async () => {
    const { user } = await open({ colors: [], sizes: [], availableStock: 3 });
    await press(user, 'One more');
    await press(user, 'Add To Cart');
    expect(screen.queryByText(/That is all we have/)).not.toBeInTheDocument();
    await press(user, 'Add To Cart');
    expect(screen.getByText('Item successfully added to the cart!')).toBeVisible();
    expect(screen.getByText(/That is all we have: 3 are in your cart now/)).toBeVisible();
    await press(user, 'Add To Cart');
    expect(screen.getByRole('alert')).toHaveTextContent('All 3 that we have are in your cart already.');
    expect(storedCart().items).toMatchObject([{ quantity: 3 }]);
  });

  test('updates every line of the product', async () => {
    const line = { productId: 'p1', name: 'Phone', image: { path: '/p', alt: '' }, quantity: 1, size: null };
    keepCart([{ ...line, color: 'Red', priceCents: 5, seenPriceCents: 5, variantId: null, stock: 9, missing: null }]);
    const { user } = await open({ sizes: [], priceCents: 7, availableStock: 4 });
    await press(user, 'Blue');
    await press(user, 'Add To Cart');
    expect(storedCart().items).toMatchObject([
      { color: 'Red', priceCents: 7, seenPriceCents: 5, stock: 4 },
      { color: 'Blue', priceCents: 7, seenPriceCents: 7, stock: 4 },
    ]);
  });
});

test('the heart puts the product on the wishlist, and takes it off', async () => {
  const { user } = await open();
  const heart = screen.getByRole('button', { name: 'Add to wishlist: Phone' });
  await user.click(heart);
  expect(heart).toHaveAccessibleName('Remove from wishlist: Phone');
  expect(storedWishlist().items).toMatchObject([{ productId: 'p1' }]);
  await user.click(heart);
  expect(storedWishlist().items).toEqual([]);
});

describe('the stepper', () => {
  test('goes from 1 to the available stock and cannot be typed in', async () => {
    const { user } = await open({ availableStock: 2 });
    const pieces = screen.getByRole('textbox', { name: 'Quantity' });
    expect(pieces).toHaveAttribute('readonly');
    expect(pieces).toHaveValue('1');
    expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
    await press(user, 'One more');
    expect(pieces).toHaveValue('2');
    expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
  });

  test('nothing can be bought when there is none', async () => {
    await open({ availableStock: 0 });
    expect(screen.getByText('Sold out')).toBeVisible();
    for (const button of screen.getAllByRole('button', { name: 'Buy Now' })) expect(button).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add To Cart' })).toBeDisabled();
  });
});

test('Buy Now stores the product under the key card, unchecked, and goes to /confirmorder', async () => {
  const { user } = await open({ priceCents: 67900 });
  await press(user, 'Blue');
  await press(user, 'One more');
  await press(user, 'Buy Now');
  // Nobody is signed in: the guard leads to the login page.
  await waitFor(() => expect(currentAddress()).toBe('/login'));
  expect(JSON.parse(localStorage.getItem('card') ?? '{}')).toMatchObject({
    _id: 'p1',
    name: 'Phone',
    price: 679,
    qty: 2,
    color: 'Blue',
    size: null,
  });
});

describe('reviews and comments', () => {
  const review = (nr: number, parts: object = {}) => ({
    id: `r${nr}`,
    rating: 4,
    createdAt: '2026-11-01T09:00:00.000Z',
    text: `Review ${nr}`,
    pictures: [],
    authorName: 'Nusrat',
    verified: false,
    sellerReply: null,
    ...parts,
  });

  test('the breakdown shows percents, replies bear their titles', async () => {
    const reply = { text: 'Thank you', createdAt: '2026-11-02T09:00:00.000Z' };
    await open({
      reviewCount: 3,
      rating: 4.33,
      ratingsBreakdown: [5, 4, 3, 2, 1].map((rating) => ({
        rating,
        count: rating === 5 ? 1 : 0,
        percent: rating === 5 ? 33 : 0,
      })),
      reviews: { items: [review(1, { sellerReply: reply })], pageCount: 1, totalCount: 1 },
      comments: {
        items: [
          {
            id: 'c1',
            text: 'Is it new?',
            createdAt: '2026-11-01T09:00:00.000Z',
            authorName: 'Imran',
            sellerReply: reply,
          },
        ],
        pageCount: 1,
        totalCount: 1,
      },
    });
    expect(screen.getByText('33%')).toBeVisible();
    expect(screen.getByText('Seller Response')).toBeVisible();
    expect(screen.getByText('Seller Reply')).toBeVisible();
    expect(screen.getByRole('link', { name: '3 reviews' })).toHaveAttribute('href', '#reviews');
  });

  test('a badge marks those by who received the product, and no others', async () => {
    await open({
      reviewCount: 2,
      reviews: { items: [review(1, { verified: true }), review(2)], pageCount: 1, totalCount: 2 },
    });
    const badges = await screen.findAllByText('Bought here', { selector: 'li *' });
    expect(badges).toHaveLength(1);
    expect(badges[0]?.closest('li')).toHaveTextContent('Review 1');
  });

  test('another page is fetched and shown in place', async () => {
    server.use(
      answers(ReviewsPageDocument, ({ page }) => ({
        product: { id: 'p1', reviews: { items: [review(page * 10)], pageCount: 9, totalCount: 45 } },
      })),
    );
    const { user } = await open({ reviewCount: 45, reviews: { items: [review(1)], pageCount: 9, totalCount: 45 } });
    const scrolled = vi.fn();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled(this);
    });
    const pages = screen.getByRole('navigation', { name: 'Pages of reviews' });
    expect(
      within(pages)
        .getAllByRole('link')
        .map((link) => link.textContent)
        .join(' ')
        .trim(),
    ).toBe('1 2 3 9');
    await user.click(within(pages).getByRole('link', { name: 'Page 3' }));
    expect(await screen.findByText('Review 30')).toBeVisible();
    // The pagination is below the list: the list's start is scrolled into view and gets the focus.
    const list = screen.getByText('Review 30').closest('[role=group]');
    expect(list).toHaveFocus();
    expect(list).toHaveAccessibleName('Reviews, page 3');
    expect(scrolled).toHaveBeenLastCalledWith(list);
    expect(screen.queryByText('Review 1')).not.toBeInTheDocument();
  });

  test('an address may name a page, which comes with the product', async () => {
    const asked: unknown[] = [];
    server.use(
      answers(ProductPageDocument, (variables) => {
        asked.push(variables);
        return aProductPage(
          aProduct({
            id: 'p1',
            name: 'Phone',
            reviewCount: 11,
            reviews: { items: [review(6)], pageCount: 3, totalCount: 11 },
          }),
        );
      }),
    );
    openShop('/details/p1?reviews=2&comments=none');
    expect(await screen.findByText('Review 6')).toBeVisible();
    expect(asked).toEqual([
      { id: 'p1', reviewsPage: 2, reviewsSort: 'PICTURES_FIRST', reviewsFilter: null, commentsPage: 1 },
    ]);
    const pages = screen.getByRole('navigation', { name: 'Pages of reviews' });
    expect(within(pages).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(within(pages).getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'href',
      '/details/p1?comments=none#reviews',
    );
    expect(within(pages).getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/details/p1?reviews=3&comments=none#reviews',
    );
  });

  test.each([
    ['a wheel', () => fireEvent.wheel(document.body)],
    ['a finger', () => fireEvent.touchMove(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'PageDown' })],
  ])('who moves on by %s while a page is on its way is not brought back', async (_by, moveOn) => {
    const held = Promise.withResolvers<void>();
    server.use(
      answers(ReviewsPageDocument, async () => {
        await held.promise;
        return { product: { id: 'p1', reviews: { items: [review(20)], pageCount: 2, totalCount: 9 } } };
      }),
    );
    const { user } = await open({ reviewCount: 9, reviews: { items: [review(1)], pageCount: 2, totalCount: 9 } });
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(scrolled).toHaveBeenCalledOnce();
    moveOn();
    held.resolve();
    expect(await screen.findByText('Review 20')).toBeVisible();
    expect(scrolled).toHaveBeenCalledOnce();
  });

  test('a page that does not come says so and can be tried again', async () => {
    server.use(isUnreachable(CommentsPageDocument));
    const comment = {
      id: 'c1',
      text: 'Is it new?',
      createdAt: '2026-11-01T09:00:00.000Z',
      authorName: 'Imran',
      sellerReply: null,
    };
    const { user } = await open({ comments: { items: [comment], pageCount: 2, totalCount: 6 } });
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    server.use(
      answers(CommentsPageDocument, {
        product: {
          id: 'p1',
          comments: { items: [{ ...comment, id: 'c6', text: 'The sixth' }], pageCount: 2, totalCount: 6 },
        },
      }),
    );
    await press(user, 'Try again');
    expect(await screen.findByText('The sixth')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Comments, page 2' })).toHaveFocus();
  });
});

describe('the gallery', () => {
  test('three thumbnails at a time; Previous and Next end at the ends', async () => {
    const images = [1, 2, 3, 4].map((view) => ({
      path: `/pictures/phone-${view}`,
      alt: `Phone, view ${view}`,
      color: null,
    }));
    const { user } = await open({ images });
    expect(screen.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
    for (let step = 0; step < 3; step += 1) await press(user, 'Next picture');
    expect(screen.getByRole('button', { name: 'Next picture' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Enlarge: Phone, view 4' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show picture 4 of 4' })).toHaveAttribute('aria-current', 'true');
  });
});

describe('the gallery under fingers and keys', () => {
  const large = () => screen.getByRole('button', { name: /^Enlarge: Phone/ });
  const swipe = (element: Element, byX: number, byY = 0) => {
    fireEvent.touchStart(element, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(element, { changedTouches: [{ clientX: 200 + byX, clientY: 200 + byY }] });
  };

  test('a swipe shows the next picture or the one before; moving down the page does not', async () => {
    await open();
    swipe(large(), -90);
    expect(large()).toHaveAccessibleName('Enlarge: Phone, view 2');
    swipe(large(), -50, 60);
    swipe(large(), -20);
    expect(large()).toHaveAccessibleName('Enlarge: Phone, view 2');
    swipe(large(), 90);
    swipe(large(), 90);
    expect(large()).toHaveAccessibleName('Enlarge: Phone, view 1');
  });

  test('on a page that was pinched larger a finger moves the page, not the pictures', async () => {
    const viewport = Object.assign(new EventTarget(), { scale: 1 });
    const leave = vi.spyOn(viewport, 'removeEventListener');
    vi.stubGlobal('visualViewport', viewport);
    const pinch = (scale: number) =>
      act(() => {
        viewport.scale = scale;
        viewport.dispatchEvent(new Event('resize'));
      });
    await open();
    expect(large()).toHaveStyle({ touchAction: 'pan-y pinch-zoom' });
    pinch(2);
    expect(large()).toHaveStyle({ touchAction: 'pan-x pan-y pinch-zoom' });
    swipe(large(), -90);
    expect(large()).toHaveAccessibleName('Enlarge: Phone, view 1');
    pinch(1);
    expect(large()).toHaveStyle({ touchAction: 'pan-y pinch-zoom' });
    swipe(large(), -90);
    expect(large()).toHaveAccessibleName('Enlarge: Phone, view 2');
    cleanup();
    expect(leave).toHaveBeenCalledWith('resize', expect.any(Function));
  });

  test('the enlarged picture has the next and the one before, by buttons and arrow keys', async () => {
    // The library listens to keys only where it is in view.
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360);
    const { user } = await open();
    await user.click(large());
    const dialog = await screen.findByRole('dialog', { name: 'Phone, view 1' });
    const enlarged = within(dialog);
    expect(enlarged.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true');
    // Only pictures near the shown one load.
    expect(dialog.querySelectorAll('img')).toHaveLength(2);
    await user.click(enlarged.getByRole('button', { name: 'Next picture' }));
    expect(dialog).toHaveAccessibleName('Phone, view 2');
    expect(dialog.querySelector('[aria-live=polite]')).toHaveTextContent(/^Phone, view 2$/);
    const left = () => fireEvent.keyDown(dialog, { key: 'ArrowLeft', keyCode: 37 });
    const right = () => fireEvent.keyDown(dialog, { key: 'ArrowRight', keyCode: 39 });
    right();
    right();
    expect(dialog).toHaveAccessibleName('Phone, view 3');
    expect(enlarged.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
    left();
    expect(dialog).toHaveAccessibleName('Phone, view 2');
    // Zoomed in, the keys move the picture itself.
    await user.click(enlarged.getByRole('button', { name: 'Bring closer' }));
    right();
    expect(dialog).toHaveAccessibleName('Phone, view 2');
    await user.click(enlarged.getByRole('button', { name: 'Close' }));
    expect(dialog).not.toBeInTheDocument();
    expect(large()).toHaveAccessibleName('Enlarge: Phone, view 2');
  });
});

describe('a chosen colour', () => {
  const images = [
    { path: '/pictures/phone-1', alt: 'Phone', color: null },
    { path: '/pictures/phone-2', alt: 'Phone', color: null },
    { path: '/pictures/phone-blue', alt: 'Phone, Blue', color: 'Blue' },
  ];
  const shown = () => screen.getByRole('button', { name: /^Enlarge: / }).querySelector('img')?.src;

  test('is the colour of the picture, until it is let go of', async () => {
    const { user } = await open({ images });
    expect(screen.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(2);
    await press(user, 'Show picture 2 of 2');
    await press(user, 'Blue');
    expect(shown()).toContain('/pictures/phone-blue/');
    expect(screen.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(2);
    await press(user, 'Show picture 2 of 2');
    expect(shown()).toContain('/pictures/phone-2/');
    await press(user, 'Black');
    expect(shown()).toContain('/pictures/phone-1/');
  });

  test('goes along: into the bar in reach of the thumb, the cart and what is bought now', async () => {
    const { user } = await open({ images });
    await press(user, 'Blue');
    await press(user, '128 GB');
    const bar = document.querySelector('[data-buy-bar]') as HTMLElement;
    expect(bar).toHaveTextContent('Blue · 128 GB');
    expect(bar.querySelector('img')?.src).toContain('/pictures/phone-blue/');
    await press(user, 'Add To Cart');
    expect(storedCart().items).toMatchObject([{ image: { path: '/pictures/phone-blue' } }]);
    await press(user, 'Buy Now');
    expect(JSON.parse(localStorage.getItem('card') ?? '{}')).toMatchObject({
      image: `${location.origin}/pictures/phone-blue/800.webp`,
    });
  });
});

test('says beside the stock when it comes and what delivery costs', async () => {
  await open();
  const stock = screen.getByText('10 left');
  expect(stock.parentElement).toHaveTextContent('At your door 16 - 19 Jan, for $60');
});

test('promises no fee that is too low: where it is by district, from the least', async () => {
  settingsAre({ delivery: feesByDistrict });
  await open();
  expect(screen.getByText('At your door 16 - 19 Jan, from $40 (by district)')).toBeVisible();
  expect(screen.getByText('from $40 (by district)')).toBeVisible();
  expect(
    screen.getByText(/^Delivery from \$40 \(by district\) to your door anywhere in Bangladesh ·/),
  ).toBeInTheDocument();
});

test('a product that is sold out promises no day', async () => {
  await open({ availableStock: 0 });
  expect(screen.queryByText(/Arrives/)).toBeNull();
});

test('delivery, return and warranty are as the shop promises', async () => {
  await open();
  for (const text of [
    'Delivery Info',
    'Standard Delivery',
    '16 - 19 Jan',
    '$60',
    'Cash on Delivery Available',
    '14 days easy return',
    '1 year brand warranty',
  ])
    expect(screen.getByText(text)).toBeVisible();
});

test('an unknown product is said to be unknown, with a way on', async () => {
  server.use(answers(ProductPageDocument, aProductPage(null)));
  openShop('/details/nothing');
  expect(await screen.findByRole('heading', { name: 'This product is not in the shop' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/product');
});

test('a product whose answer takes longer than 30 seconds says so, and can be tried again', async () => {
  const outOfPatience = holdTimeouts();
  server.use(neverAnswers(ProductPageDocument));
  expectConsole(/^Failed to fetch data/);
  const { user } = openShop('/details/p1');
  await waitFor(() => expect(requestedTimeouts).toContain(30_000));
  outOfPatience();
  expect(await screen.findByText('The shop took too long to answer. Please try again.')).toBeVisible();
  server.use(answers(ProductPageDocument, aProductPage(aProduct({ name: 'Phone' }))));
  await press(user, 'Try again');
  expect(await screen.findByRole('heading', { name: 'Phone', level: 1 })).toBeVisible();
});

test('a product that does not come can be tried again', async () => {
  server.use(isUnreachable(ProductPageDocument));
  expectConsole(/^Failed to fetch data/);
  const { user } = openShop('/details/p1');
  expect(await screen.findByText(/cannot be reached/)).toBeVisible();
  server.use(answers(ProductPageDocument, aProductPage(aProduct({ name: 'Phone' }))));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Phone', level: 1 })).toBeVisible();
});
