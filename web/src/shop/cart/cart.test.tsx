import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_CART_LINES, MAX_WISHES } from '#schema/cart.ts';
import { inCart, lampInCart } from '#web-test/cart.ts';
import { keepCart, keepWishlist, storedCart, storedWishlist } from '#web-test/stored.ts';
import { lamp, phone } from '#web-test/lines.ts';
import { Stores, StoresContext } from '#web/lib/stores.ts';
import { cart, usePiecesInCart, type CartLine } from './cart.ts';
import {
  acceptCart,
  addToCart,
  countLines,
  putBack,
  refreshCart,
  removeLines,
  setQuantity,
  takeOut,
} from './changeCart.ts';
import { addWish, removeWish, useWish } from './wishlist.ts';

/** The stores of the tested app. */
let stores: Stores;
beforeEach(() => void (stores = new Stores()));

const inIt = () =>
  stores
    .get(cart)
    .read()
    .items.map(({ productId, quantity, color }) => [productId, quantity, color]);
/** The pending changes: product, quantity before, quantity after. */
const pending = () => storedCart().pending.map(({ productId, from, to }) => [productId, from, to]);
const counted = (lines: CartLine[]) => countLines(lines).map(({ quantity, max }) => [quantity, max]);
const key = (line: CartLine) => countLines([line])[0]?.key ?? '';

describe('adding to the cart', () => {
  test('lies under the key cart, the product to buy stays as it is', () => {
    localStorage.setItem('card', 'as it is');
    addToCart(stores, phone, 10);
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual({
      lines: [
        {
          _id: 'product-1',
          name: 'Pathao Phone',
          image: phone.image,
          priceCents: 19_999,
          seenPriceCents: 19_999,
          qty: 2,
          color: 'Black',
          size: null,
          variantId: null,
          stock: 10,
          missing: null,
        },
      ],
      account: null,
      pending: [
        {
          productId: 'product-1',
          color: 'Black',
          size: null,
          from: 0,
          to: 2,
          seenPriceCents: 19_999,
          place: null,
          sent: null,
          refused: false,
        },
      ],
      synced: null,
    });
    expect(localStorage.getItem('card')).toBe('as it is');
  });

  test('of the same product, colour and size the pieces add up; another colour is another line', () => {
    addToCart(stores, phone, 10);
    addToCart(stores, phone, 10);
    addToCart(stores, { ...phone, color: 'Blue' }, 10);
    expect(inIt()).toEqual([
      ['product-1', 4, 'Black'],
      ['product-1', 2, 'Blue'],
    ]);
  });

  test('stops at what the shop has, over all colours', () => {
    expect(addToCart(stores, phone, 3)).toEqual({ pieces: 2, limit: null });
    expect(addToCart(stores, { ...phone, color: 'Blue' }, 3)).toEqual({ pieces: 1, limit: 'stock' });
    expect(addToCart(stores, phone, 3)).toEqual({ pieces: 0, limit: 'stock' });
    expect(inIt()).toEqual([
      ['product-1', 2, 'Black'],
      ['product-1', 1, 'Blue'],
    ]);
  });

  test('stops at the most lines of a cart', () => {
    keepCart(Array.from({ length: MAX_CART_LINES }, (_, nr) => inCart({ productId: `p${nr}` })));
    expect(addToCart(stores, lamp, 10)).toEqual({ pieces: 0, limit: 'lines' });
    expect(addToCart(stores, { ...phone, productId: 'p0' }, 10)).toEqual({ pieces: 2, limit: null });
  });
});

describe('what counts', () => {
  test('is what is wanted, as far as there is so much', () => {
    expect(counted([inCart({ quantity: 5, stock: 3 }), lampInCart({ stock: 0 })])).toEqual([
      [3, 3],
      [0, 0],
    ]);
  });

  test('lines of one product share its stock', () => {
    const black = inCart({ quantity: 2, stock: 5 });
    const blue = inCart({ color: 'Blue', quantity: 1, stock: 5 });
    expect(counted([black, blue])).toEqual([
      [2, 4],
      [1, 3],
    ]);
    expect(counted([{ ...black, quantity: 9 }, blue])).toEqual([
      [5, 5],
      [0, 0],
    ]);
  });

  test('is nothing of what is not in the shop any more', () => {
    expect(counted([inCart({ missing: 'choice' }), inCart({ color: 'Blue' })])).toEqual([
      [0, 0],
      [2, 10],
    ]);
  });
});

describe('what the shop says', () => {
  const says = (changes: object = {}) =>
    refreshCart(
      stores,
      [phone.productId],
      [
        {
          id: phone.productId,
          name: 'Pathao Phone 2',
          image: phone.image,
          images: [],
          priceCents: 21_000,
          availableStock: 1,
          colors: ['Black'],
          colorOptions: [],
          sizes: ['L'],
          hasVariants: false,
          ...changes,
        },
      ],
    );

  test('is taken over; what the shopper wanted and had seen is not forgotten', () => {
    keepCart([inCart(), lampInCart()]);
    says();
    const [line, other] = storedCart().items;
    expect(line).toMatchObject({
      name: 'Pathao Phone 2',
      priceCents: 21_000,
      seenPriceCents: 19_999,
      stock: 1,
      quantity: 2,
      missing: null,
    });
    expect(other).toEqual(lampInCart());
  });

  test('can be that there is no such color or no such product any more', () => {
    keepCart([inCart()]);
    says({ colors: ['Blue'] });
    expect(storedCart().items[0]).toMatchObject({ missing: 'choice' });
    refreshCart(stores, [phone.productId], [null]);
    expect(storedCart().items[0]).toMatchObject({ missing: 'product', stock: 0 });
    says();
    expect(storedCart().items[0]).toMatchObject({ missing: null, stock: 1 });
  });

  test('is accepted by going on: new prices, and lowered quantities, but sold out lines stay as they are wanted', () => {
    keepCart([inCart({ priceCents: 21_000, seenPriceCents: 19_999, stock: 1 }), lampInCart({ stock: 0 })]);
    acceptCart(stores);
    expect(storedCart().items).toMatchObject([
      { quantity: 1, seenPriceCents: 21_000 },
      { quantity: 3, stock: 0 },
    ]);
  });
});

describe('what the account has to hear', () => {
  const account = 'customer-1';
  const take = (line: CartLine) => takeOut(stores, key(line));

  test('is all that a visitor has put in, and nothing of what they took out again', () => {
    addToCart(stores, phone, 10);
    addToCart(stores, lamp, 10);
    addToCart(stores, phone, 10);
    take(lampInCart());
    expect(pending()).toEqual([['product-1', 0, 4]]);
    take(inCart());
    expect(pending()).toEqual([]);
  });

  test('is one change for many clicks', () => {
    keepCart([inCart(), lampInCart()], account);
    for (const quantity of [3, 4, 5, 4, 3]) setQuantity(stores, key(inCart()), quantity);
    removeLines(stores, [key(lampInCart())]);
    expect(pending()).toEqual([
      ['product-1', 2, 3],
      ['product-2', 3, 0],
    ]);
  });

  test('is both where something was taken out and put in again, in its place', () => {
    keepCart([inCart(), lampInCart()], account);
    const taken = take(inCart());
    if (taken) putBack(stores, taken);
    expect(inIt().map(([id]) => id)).toEqual(['product-1', 'product-2']);
    expect(pending()).toEqual([
      ['product-1', 2, 0],
      ['product-1', 0, 2],
    ]);
    expect(storedCart().pending[1]?.place).toBe(0);
    for (let round = 0; round < 50; round += 1) {
      take(inCart());
      addToCart(stores, phone, 10);
    }
    expect(pending()).toHaveLength(2);
  });

  test('is kept apart from what was sent already', () => {
    keepCart([inCart()], account);
    setQuantity(stores, key(inCart()), 3);
    const list = storedCart();
    stores.get(cart).write({ ...list, pending: list.pending.map((one) => ({ ...one, sent: 'a key' })) });
    setQuantity(stores, key(inCart()), 4);
    setQuantity(stores, key(inCart()), 5);
    expect(pending()).toEqual([
      ['product-1', 2, 3],
      ['product-1', 3, 5],
    ]);
  });

  test('is the price that was seen too', () => {
    keepCart([inCart({ priceCents: 21_000, seenPriceCents: 19_999 })], account);
    acceptCart(stores);
    expect(storedCart().pending).toMatchObject([{ from: 2, to: 2, seenPriceCents: 21_000 }]);
  });
});

describe('what lies in the storage', () => {
  test.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"lines":7}',
    '{"lines":[null,7,"x",{},{"_id":"p"}]}',
    '{"lines":[{"_id":"p1","name":"x","image":{"path":"/p"},"priceCents":1,"qty":-1}]}',
  ])('%j is an empty cart and an empty wishlist', (rubbish) => {
    localStorage.setItem('cart', rubbish);
    localStorage.setItem('wishlist', rubbish.replace('lines', 'products').replace('_id":"p', 'x":"p'));
    expect(storedCart().items).toEqual([]);
    expect(storedWishlist().items).toEqual([]);
  });

  test('of half good lines the good ones are kept, each once', () => {
    const good = { _id: 'p1', name: 'x', image: { path: '/p' }, priceCents: 5, qty: 2, color: 7 };
    localStorage.setItem('cart', JSON.stringify({ lines: [good, { ...good, qty: 1 }, { ...good, _id: 3 }] }));
    expect(storedCart()).toEqual({
      items: [
        {
          productId: 'p1',
          name: 'x',
          image: { path: '/p', alt: 'x' },
          priceCents: 5,
          seenPriceCents: 5,
          quantity: 2,
          color: null,
          size: null,
          variantId: null,
          stock: 2,
          missing: null,
        },
      ],
      account: null,
      pending: [expect.objectContaining({ productId: 'p1', from: 0, to: 2, seenPriceCents: 5, sent: null })],
      synced: null,
    });
  });

  test('what was stored before changes were is put in, as far as the account misses it', () => {
    const {
      account: _,
      pending: __,
      synced: ___,
      ...before
    } = JSON.parse((keepCart([inCart()]), localStorage.getItem('cart')) ?? '') as Record<string, unknown>;
    localStorage.setItem('cart', JSON.stringify({ ...before, account: 'customer-1', changed: false }));
    localStorage.setItem('wishlist', '{"products":[{"_id":"b","unsaved":true},{"_id":"a"}],"account":null}');
    expect(pending()).toEqual([['product-1', 0, 2]]);
    expect(storedCart().account).toBe('customer-1');
    expect(storedWishlist().pending).toMatchObject([
      { productId: 'b', from: 0, to: 1 },
      { productId: 'a', from: 0, to: 1 },
    ]);
  });

  test('nothing lies there for an empty cart of a visitor', () => {
    const line = inCart();
    keepCart([line]);
    takeOut(stores, key(line));
    expect(localStorage.getItem('cart')).toBeNull();
  });

  test('is not needed: without storage the cart lasts as long as the page', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    addToCart(stores, phone, 10);
    addToCart(stores, lamp, 10);
    expect(inIt()).toHaveLength(2);
    setQuantity(stores, key(inCart()), 1);
    expect(inIt()[0]).toEqual(['product-1', 1, 'Black']);
  });
});

describe('components', () => {
  const Shown = () => (
    <p>
      {usePiecesInCart()} of {usePiecesInCart('product-1')}, {useWish('product-1').isWished ? 'liked' : 'not liked'}
    </p>
  );
  const shown = () => (
    <StoresContext value={stores}>
      <Shown />
    </StoresContext>
  );

  test('render on a server, and look at no storage while rendering', () => {
    keepCart([inCart()]);
    const look = vi.spyOn(Storage.prototype, 'getItem');
    expect(renderToString(shown())).toContain('not liked');
    expect(look).not.toHaveBeenCalled();
  });

  test('follow what is changed here and in other tabs', () => {
    keepCart([inCart()]);
    render(shown());
    expect(screen.getByText('2 of 2, not liked')).toBeVisible();
    act(() => {
      addToCart(stores, lamp, 10);
      addWish(stores, 'product-1');
    });
    expect(screen.getByText('5 of 2, liked')).toBeVisible();
    act(() => {
      const other = JSON.parse(localStorage.getItem('cart') ?? '') as { lines: { qty: number }[] };
      localStorage.setItem(
        'cart',
        JSON.stringify({ ...other, lines: other.lines.map((line) => ({ ...line, qty: 1 })) }),
      );
      dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
      localStorage.removeItem('wishlist');
      dispatchEvent(new StorageEvent('storage', { key: 'wishlist' }));
    });
    expect(screen.getByText('2 of 1, not liked')).toBeVisible();
  });
});

describe('the wishlist', () => {
  test('lies under the key wishlist, newest first, each product once', () => {
    for (const id of ['a', 'b', 'a']) addWish(stores, id);
    expect(JSON.parse(localStorage.getItem('wishlist') ?? '')).toEqual({
      products: [{ _id: 'b' }, { _id: 'a' }],
      account: null,
      pending: ['a', 'b'].map((productId) => ({
        productId,
        color: null,
        size: null,
        from: 0,
        to: 1,
        sent: null,
        refused: false,
      })),
      synced: null,
    });
    removeWish(stores, 'b');
    removeWish(stores, 'a');
    expect(localStorage.getItem('wishlist')).toBeNull();
  });

  test('has at most 200 products: the oldest goes', () => {
    keepWishlist(
      Array.from({ length: MAX_WISHES }, (_, nr) => `p${nr}`),
      'customer-1',
    );
    addWish(stores, 'new');
    const { items, pending: changes } = storedWishlist();
    expect(items).toHaveLength(MAX_WISHES);
    expect(items[0]).toMatchObject({ productId: 'new' });
    expect(changes).toMatchObject([
      { productId: `p${MAX_WISHES - 1}`, to: 0 },
      { productId: 'new', to: 1 },
    ]);
  });
});
