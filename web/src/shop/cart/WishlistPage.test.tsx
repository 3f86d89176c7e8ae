import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { LastSeenDocument, WishlistPageDocument } from '#web/generated/graphql.ts';
import { Stores } from '#web/lib/stores.ts';
import { keepWishlist, storedCart, storedWishlist } from '#web-test/stored.ts';
import { aCard } from '#web-test/products.ts';
import { openShop, renderInShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';
import { expectConsole } from '#web-test/consoleOutput.ts';
import { ProductCard } from '../product/ProductCard.tsx';
import { lastSeen, seeProduct } from '../product/seen/lastSeen.ts';

type Product = ReturnType<typeof aWish>;

const aWish = (parts: Partial<ReturnType<typeof aCard>> & { colors?: string[]; sizes?: string[] } = {}) => ({
  colors: [],
  sizes: [],
  ...aCard(parts),
  ...parts,
});

const asked: unknown[] = [];
const sells = (...products: Product[]) => {
  asked.length = 0;
  server.use(
    answers(WishlistPageDocument, ({ ids }) => {
      asked.push(ids);
      return { productsById: (ids as string[]).map((id) => products.find((one) => one.id === id) ?? null) };
    }),
  );
};

const open = async (...products: Product[]) => {
  keepWishlist(products.map(({ id }) => id));
  sells(...products);
  const shop = openShop('/wishlist');
  await screen.findByRole('heading', { name: products[0]?.name ?? '' });
  return shop;
};
const wishes = () => storedWishlist().items.map(({ productId }) => productId);

describe('the wishlist', () => {
  test('shows its products, newest first, by one query', async () => {
    await open(aWish({ id: 'b', name: 'Lamp' }), aWish({ id: 'a', name: 'Phone' }));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Lamp', 'Phone']),
    );
    expect(screen.getByText('2 products')).toBeVisible();
    expect(asked).toEqual([['b', 'a']]);
  });

  test('puts one piece into the cart and says so for three seconds', async () => {
    await open(aWish({ id: 'a', name: 'Phone', priceCents: 500 }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Add To Cart: Phone' }));
    expect(storedCart().items).toMatchObject([{ productId: 'a', quantity: 1, priceCents: 500, color: null }]);
    act(() => void vi.advanceTimersByTime(2500));
    expect(screen.getByText('Item successfully added to the cart!')).toBeVisible();
    act(() => void vi.advanceTimersByTime(600));
    expect(screen.queryByText('Item successfully added to the cart!')).toBeNull();
  });

  test('says when there is no more of it', async () => {
    const { user } = await open(aWish({ id: 'a', name: 'Phone', availableStock: 1 }));
    const add = screen.getByRole('button', { name: 'Add To Cart: Phone' });
    await user.click(add);
    await user.click(add);
    expect(screen.getByText('All 1 that we have are in your cart already.')).toBeVisible();
  });

  test('leads to the choice of colour and size where there is one; sold out cannot be added', async () => {
    await open(
      aWish({ id: 'a', name: 'Phone', colors: ['Black'] }),
      aWish({ id: 'b', name: 'Lamp', availableStock: 0 }),
    );
    expect(screen.getByRole('link', { name: 'Choose options: Phone' })).toHaveAttribute('href', '/details/a');
    expect(screen.queryByRole('button', { name: /^Add To Cart/ })).toBeNull();
    expect(screen.getByText('Sold out')).toBeVisible();
  });

  test('what was taken off can be put back, by its heart too', async () => {
    const { user } = await open(aWish({ id: 'b', name: 'Lamp' }), aWish({ id: 'a', name: 'Phone' }));
    await user.click(screen.getByRole('button', { name: 'Remove: Lamp' }));
    expect(wishes()).toEqual(['a']);
    expect(screen.getByText('Taken off your wishlist: Lamp')).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(wishes()).toEqual(['b', 'a']);
    const heart = screen.getByRole('button', { name: /wishlist: Phone$/ });
    expect(heart).toHaveAccessibleName('Remove from wishlist: Phone');
    heart.focus();
    await user.keyboard('{Enter}');
    expect(wishes()).toEqual(['b']);
    expect(asked).toHaveLength(1);
  });

  test('says what is no longer in the shop, and lets go of it', async () => {
    keepWishlist(['gone']);
    sells();
    const { user } = openShop('/wishlist');
    expect(await screen.findByText('This product is no longer in the shop.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  });

  test('with nothing on it leads on', async () => {
    expect(new Stores().get(lastSeen).read()).toEqual([]);
    openShop('/wishlist');
    expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/product');
  });

  test('with nothing on it shows what was seen last, newest first, and keeps it while hearts are pressed', async () => {
    const stores = new Stores();
    for (const id of ['a', 'gone', 'b', 'a']) seeProduct(stores, id);
    const seen = [aWish({ id: 'a', name: 'Phone' }), aWish({ id: 'b', name: 'Lamp' })];
    server.use(
      answers(LastSeenDocument, ({ ids }) => ({
        productsById: (ids as string[]).map((id) => seen.find((one) => one.id === id) ?? null),
      })),
    );
    sells(...seen);
    const { user } = openShop('/wishlist');
    const part = within(await screen.findByRole('region', { name: 'You looked at these last' }));
    expect(part.getByText(/we put it aside for you/)).toBeVisible();
    const names = (await part.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    expect(names).toEqual(['Phone', 'Lamp']);
    const heart = part.getByRole('button', { name: /wishlist: Lamp$/ });
    await user.click(heart);
    expect(wishes()).toEqual(['b']);
    expect(heart).toHaveFocus();
    expect(await screen.findByText('1 product')).toBeVisible();
  });

  test('more than one query takes are asked for in two', async () => {
    const many = Array.from({ length: 120 }, (_, nr) => aWish({ id: `p${nr}`, name: `Product ${nr}` }));
    await open(...many);
    const lengths = () => asked.map((ids) => (ids as string[]).length).toSorted();
    await waitFor(() => expect(lengths()).toEqual([100, 20]));
  });

  test('that does not come can be tried again', async () => {
    expectConsole(/^Failed to fetch data/);
    keepWishlist(['a']);
    server.use(isUnreachable(WishlistPageDocument));
    const { user } = openShop('/wishlist');
    await screen.findByText(/cannot be reached/);
    sells(aWish({ id: 'a', name: 'Phone' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Phone' })).toBeVisible();
  });
});

test('the heart of a product card keeps it, and takes it off again', async () => {
  const { user } = renderInShop(<ProductCard product={aCard({ id: 'a', name: 'Phone' })} sizes="10rem" />);
  const heart = screen.getByRole('button', { name: 'Add to wishlist: Phone' });
  await user.click(heart);
  expect(heart).toHaveAccessibleName('Remove from wishlist: Phone');
  expect(wishes()).toEqual(['a']);
  await user.click(heart);
  expect(wishes()).toEqual([]);
});
