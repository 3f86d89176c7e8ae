import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { MAX_CART_LINES } from '../../../../schema/cart.rules.ts';
import { inCart, keepCart, lampInCart } from '../../../test/cart.ts';
import { lamp, phone } from '../../../test/orders.ts';
import { addToCart } from './addToCart.ts';
import { cart, usePiecesInCart, type CartLine } from './cart.ts';
import { acceptCart, refreshCart, setQuantity, takeOut } from './changeCart.ts';
import { countLines } from './countLines.ts';
import { addWish, removeWish, toggleWish, useIsWished, wishlist } from './wishlist.ts';

const inIt = () => cart.read().items.map(({ productId, quantity, color }) => [productId, quantity, color]);
const counted = (lines: CartLine[]) => countLines(lines).map(({ quantity, max }) => [quantity, max]);
const key = (line: CartLine) => countLines([line])[0]?.key ?? '';

describe('adding to the cart', () => {
  test('lies under the key cart, the product to buy stays as it is', () => {
    localStorage.setItem('card', 'as it is');
    addToCart(phone, 10);
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
          stock: 10,
          missing: null,
          unsaved: true,
        },
      ],
      account: null,
      changed: false,
    });
    expect(localStorage.getItem('card')).toBe('as it is');
  });

  test('of the same product, colour and size the pieces add up; another colour is another line', () => {
    addToCart(phone, 10);
    addToCart(phone, 10);
    addToCart({ ...phone, color: 'Blue' }, 10);
    expect(inIt()).toEqual([
      ['product-1', 4, 'Black'],
      ['product-1', 2, 'Blue'],
    ]);
  });

  test('stops at what the shop has, over all colours', () => {
    expect(addToCart(phone, 3)).toEqual({ pieces: 2, limit: null });
    expect(addToCart({ ...phone, color: 'Blue' }, 3)).toEqual({ pieces: 1, limit: 'stock' });
    expect(addToCart(phone, 3)).toEqual({ pieces: 0, limit: 'stock' });
    expect(inIt()).toEqual([
      ['product-1', 2, 'Black'],
      ['product-1', 1, 'Blue'],
    ]);
  });

  test('stops at the most lines of a cart', () => {
    keepCart(Array.from({ length: MAX_CART_LINES }, (_, nr) => inCart({ productId: `p${nr}` })));
    expect(addToCart(lamp, 10)).toEqual({ pieces: 0, limit: 'lines' });
    expect(addToCart({ ...phone, productId: 'p0' }, 10)).toEqual({ pieces: 2, limit: null });
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
          ...changes,
        },
      ],
    );

  test('is taken over; what the shopper wanted and had seen is not forgotten', () => {
    keepCart([inCart(), lampInCart()]);
    says();
    const [line, other] = cart.read().items;
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
    expect(cart.read().items[0]).toMatchObject({ missing: 'choice' });
    refreshCart([phone.productId], [null]);
    expect(cart.read().items[0]).toMatchObject({ missing: 'product', stock: 0 });
    says();
    expect(cart.read().items[0]).toMatchObject({ missing: null, stock: 1 });
  });

  test('is accepted by going on: new prices, and lowered quantities, but sold out lines stay as they are wanted', () => {
    keepCart([inCart({ priceCents: 21_000, seenPriceCents: 19_999, stock: 1 }), lampInCart({ stock: 0 })]);
    acceptCart();
    expect(cart.read().items).toMatchObject([
      { quantity: 1, seenPriceCents: 21_000 },
      { quantity: 3, stock: 0 },
    ]);
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
    expect(cart.read().items).toEqual([]);
    expect(wishlist.read().items).toEqual([]);
  });

  test('of half good lines the good ones are kept, each once', () => {
    const good = { _id: 'p1', name: 'x', image: { path: '/p' }, priceCents: 5, qty: 2, color: 7 };
    localStorage.setItem('cart', JSON.stringify({ lines: [good, { ...good, qty: 1 }, { ...good, _id: 3 }] }));
    expect(cart.read()).toEqual({
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
          stock: 2,
          missing: null,
          unsaved: true,
        },
      ],
      account: null,
      changed: false,
    });
  });

  test('nothing lies there for an empty cart of a visitor', () => {
    const line = inCart();
    keepCart([line]);
    takeOut(key(line));
    expect(localStorage.getItem('cart')).toBeNull();
  });

  test('is not needed: without storage the cart lasts as long as the page', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    addToCart(phone, 10);
    addToCart(lamp, 10);
    expect(inIt()).toHaveLength(2);
    setQuantity(key(inCart()), 1);
    expect(inIt()[0]).toEqual(['product-1', 1, 'Black']);
  });
});

describe('components', () => {
  const Shown = () => (
    <p>
      {usePiecesInCart()} of {usePiecesInCart('product-1')},{' '}
      {useIsWished('product-1') ? 'liked' : 'not liked'}
    </p>
  );

  test('render on a server, and look at no storage while rendering', () => {
    keepCart([inCart()]);
    const look = vi.spyOn(Storage.prototype, 'getItem');
    expect(renderToString(<Shown />)).toContain('not liked');
    expect(look).not.toHaveBeenCalled();
  });

  test('follow what is changed here and in other tabs', () => {
    keepCart([inCart()]);
    render(<Shown />);
    expect(screen.getByText('2 of 2, not liked')).toBeVisible();
    act(() => {
      addToCart(lamp, 10);
      toggleWish('product-1');
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
    for (const id of ['a', 'b', 'a']) addWish(id);
    expect(JSON.parse(localStorage.getItem('wishlist') ?? '')).toEqual({
      products: [
        { _id: 'b', unsaved: true },
        { _id: 'a', unsaved: true },
      ],
      account: null,
      changed: false,
    });
    removeWish('b');
    toggleWish('a');
    expect(localStorage.getItem('wishlist')).toBeNull();
  });
});
