import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectConsole } from '#web-test/consoleOutput.ts';
import { aProduct, aProductPage, deliveryDays } from '#web-test/products.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, neverAnswers, server } from '#web-test/server.ts';
import { keepCart, storedCart, storedWishlist } from '#web-test/stored.ts';
import { inCart } from '#web-test/cart.ts';
import { CartPageDocument, IntentProductsDocument, ProductPageDocument } from '#web/generated/graphql.ts';
import { Stores } from '#web/lib/stores.ts';
import { isAdd, takeHearts, takeIntents } from './intents.ts';

const stored = () => JSON.parse(localStorage.getItem('intents') ?? '[]') as { product: string }[];

describe('once the code is there', () => {
  const keepIntents = (...intents: object[]) =>
    localStorage.setItem('intents', JSON.stringify(intents.map((intent, key) => ({ key, ...intent }))));
  const add = { product: 'p1', color: null, size: null, quantity: 2 };

  test('each key counts once, in one tab', () => {
    keepIntents({ product: 'p1', wished: true }, { product: 'p2', wished: true }, add);
    for (const tab of [new Stores(), new Stores()]) takeHearts(tab);
    expect(storedWishlist().items.map(({ productId }) => productId)).toEqual(['p2', 'p1']);
    expect(stored()).toMatchObject([{ quantity: 2 }]);
    expect(takeIntents(new Stores(), isAdd)).toHaveLength(1);
    expect(takeIntents(new Stores(), isAdd)).toEqual([]);
  });

  test('one that cannot be removed from the storage counts once, too', () => {
    keepIntents(add);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const stores = new Stores();
    expect(takeIntents(stores, isAdd)).toHaveLength(1);
    expect(takeIntents(stores, isAdd)).toEqual([]);
  });

  test.each(['7', '{', '[null,7,{"key":1}]', '[{"key":1,"product":"p1","quantity":-1}]'])('%j is none', (rubbish) => {
    localStorage.setItem('intents', rubbish);
    expect(takeIntents(new Stores(), isAdd)).toEqual([]);
  });

  const product = aProduct({ id: 'p1', name: 'Phone', colors: [], sizes: [], priceCents: 700 });
  const { image, images, priceCents, availableStock, colors, colorOptions, sizes } = product;
  const shown = {
    id: 'p1',
    name: 'Phone',
    image,
    images,
    priceCents,
    availableStock,
    colors,
    colorOptions,
    sizes,
    hasVariants: false,
    variants: [],
  };
  const found = { productsById: [shown] };

  test('the product’s page adds it, and says so', async () => {
    keepIntents(add);
    server.use(answers(ProductPageDocument, aProductPage(product)), neverAnswers(IntentProductsDocument));
    openShop('/details/p1');
    expect(await screen.findByText('Item successfully added to the cart!')).toBeVisible();
    expect(storedCart().items).toMatchObject([{ productId: 'p1', quantity: 2, priceCents: 700 }]);
    expect(localStorage.getItem('intents')).toBeNull();
  });

  test('the cart has it, with the pieces that were in it', async () => {
    keepIntents(add);
    keepCart([inCart({ productId: 'p1', color: null, quantity: 1 })]);
    server.use(
      answers(IntentProductsDocument, found),
      answers(CartPageDocument, { ...found, variantsById: [], delivery: deliveryDays }),
    );
    openShop('/cart');
    await waitFor(() => expect(storedCart().items).toMatchObject([{ productId: 'p1', quantity: 3 }]));
    expect(screen.queryByText('Your cart is empty')).toBeNull();
  });

  test('what cannot be looked up stays, and is added when there is a connection', async () => {
    expectConsole(/not in the cart yet/);
    keepIntents(add);
    server.use(isUnreachable(IntentProductsDocument));
    openShop('/help');
    await screen.findByRole('heading', { level: 1 });
    expect(stored()).toHaveLength(1);
    server.use(answers(IntentProductsDocument, found));
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(storedCart().items).toMatchObject([{ productId: 'p1', quantity: 2 }]));
  });

  test('the cookies that the server has written for forms are taken over', async () => {
    const phone = '01890000-0000-7000-8000-000000000001';
    const lamp = '01890000-0000-7000-8000-000000000002';
    document.cookie = `cart=${phone}:2:700::`;
    document.cookie = `wishlist=${lamp}|${phone}`;
    server.use(answers(IntentProductsDocument, { productsById: [{ ...shown, id: phone }] }));
    openShop('/help');
    await waitFor(() => expect(storedCart().items).toMatchObject([{ productId: phone, quantity: 2 }]));
    expect(storedWishlist().items.map(({ productId }) => productId)).toEqual([lamp, phone]);
    expect(document.cookie).not.toMatch(/cart|wishlist/);
  });
});
