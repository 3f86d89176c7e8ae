import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CartPageDocument, LastSeenDocument, type Cart_ProductFragment } from '#web/generated/graphql.ts';
import { inCart, lampInCart, productOf } from '#web-test/cart.ts';
import { keepCart, keepWishlist, storedCart, storedWishlist } from '#web-test/stored.ts';
import { expectConsole } from '#web-test/consoleOutput.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { aCard, deliveryDays } from '#web-test/products.ts';
import { answers, isUnreachable, server } from '#web-test/server.ts';
import { feesByDistrict, settingsAre } from '#web-test/settings.ts';
import { Stores } from '#web/lib/stores.ts';
import { seeProduct } from '../product/seen/lastSeen.ts';
import type { CartLine } from './cart.ts';

const asked: string[][] = [];

/** Opens the cart with these lines; the current data of their products is `now`, or that of the lines. */
const openCart = async (lines: CartLine[], now: Record<string, Partial<Cart_ProductFragment> | null> = {}) => {
  keepCart(lines);
  asked.length = 0;
  server.use(
    answers(CartPageDocument, ({ ids }) => {
      asked.push([...(ids as string[])]);
      return {
        delivery: deliveryDays,
        productsById: (ids as string[]).map((id) => {
          const line = lines.find(({ productId }) => productId === id);
          return line && now[id] !== null ? productOf(line, now[id]) : null;
        }),
      };
    }),
  );
  const shop = openShop('/cart');
  await screen.findByRole('heading', { name: 'Cart', level: 1 });
  await waitFor(() => expect(asked).toHaveLength(1));
  return shop;
};

const row = (name: string) => within(screen.getByRole('link', { name }).closest('li') as HTMLElement);
const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));
const press = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;

describe('the cart', () => {
  test('shows picture, name, choice, price, quantity and sum of each line, and asks the shop once', async () => {
    const { container } = await openCart([inCart(), lampInCart()]);
    const phone = row('Pathao Phone');
    expect(phone.getByText('Color: Black')).toBeVisible();
    expect(phone.getByText('$199.99 each')).toBeVisible();
    expect(phone.getByRole('textbox', { name: 'Quantity of Pathao Phone' })).toHaveValue('2');
    expect(phone.getByText('$399.98')).toBeVisible();
    expect(row('Desk Lamp').getByText('$61.50')).toBeVisible();
    expect(container.querySelectorAll('main li picture')).toHaveLength(2);
    expect(asked).toEqual([['product-1', 'product-2']]);
  });

  test('adds up by the rules: all lines, then rounded, with the delivery fee', async () => {
    await openCart([inCart(), lampInCart()]);
    // 399.98 + 61.50 = 461.48
    expect(summary().getByText('$461.00')).toBeVisible();
    expect(summary().getByText('$60.00')).toBeVisible();
    // The total is also in the bar at the bottom of a phone.
    expect(summary().getAllByText('$521.00')).toHaveLength(2);
    expect(summary().getAllByText('incl. $60 delivery')).toHaveLength(2);
    expect(await summary().findByText('Arrives 16 - 19 Jan')).toBeVisible();
    expect(summary().getByText(/^Before promotion codes/)).toBeVisible();
  });

  test('says from which total, and that the delivery fee is by district, where it is', async () => {
    settingsAre({ delivery: feesByDistrict });
    await openCart([inCart(), lampInCart()]);
    expect(summary().getByText('from $40.00 (by district)')).toBeVisible();
    expect(summary().getAllByText('from $501.00')).toHaveLength(2);
    expect(summary().getAllByText('incl. delivery from $40')).toHaveLength(2);
  });

  test('says nothing of districts where delivery is free for what it has', async () => {
    settingsAre({ delivery: { ...feesByDistrict, freeFromCents: 46_000 } });
    await openCart([inCart(), lampInCart()]);
    expect(summary().getAllByText('$461.00')).toHaveLength(3);
    expect(summary().getAllByText('Delivery is free')).toHaveLength(2);
  });

  test('a quantity goes from 1 to the stock, and is kept', async () => {
    const { user } = await openCart([inCart({ stock: 3 })]);
    const stepper = row('Pathao Phone');
    await user.click(stepper.getByRole('button', { name: 'One more' }));
    expect(stepper.getByRole('textbox')).toHaveValue('3');
    expect(stepper.getByRole('button', { name: 'One more' })).toBeDisabled();
    expect(stepper.getByText('$599.97')).toBeVisible();
    expect(storedCart().items[0]?.quantity).toBe(3);
    expect(screen.getByRole('link', { name: 'Cart, pieces: 3' })).toBeVisible();
    for (const _ of [1, 2]) await user.click(stepper.getByRole('button', { name: 'One less' }));
    expect(stepper.getByRole('button', { name: 'One less' })).toBeDisabled();
    expect(asked).toHaveLength(1);
  });

  test('what was removed can be put back in its place, without asking the shop again', async () => {
    const { user } = await openCart([inCart(), lampInCart()]);
    await user.click(press('Remove: Pathao Phone'));
    expect(screen.queryByRole('link', { name: 'Pathao Phone' })).toBeNull();
    expect(screen.getByText('Removed: Pathao Phone')).toBeVisible();
    expect(summary().getByText('$62.00')).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(storedCart().items.map(({ name }) => name)).toEqual(['Pathao Phone', 'Desk Lamp']);
    expect(screen.getByRole('link', { name: 'Pathao Phone' })).toHaveFocus();
    expect(asked).toHaveLength(1);
  });

  test('the last line too', async () => {
    const { user } = await openCart([inCart()]);
    await user.click(press('Remove: Pathao Phone'));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('link', { name: 'Pathao Phone' })).toBeVisible();
  });

  test('a line moves to the wishlist, and back', async () => {
    const { user } = await openCart([inCart()]);
    await user.click(press('Move to wishlist: Pathao Phone'));
    expect(screen.getByText('Moved to your wishlist: Pathao Phone')).toBeVisible();
    expect(storedWishlist().items.map(({ productId }) => productId)).toEqual(['product-1']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(storedWishlist().items).toEqual([]);
    expect(storedCart().items).toHaveLength(1);
  });

  test('what was liked before stays liked when it is put back', async () => {
    keepWishlist(['product-1']);
    const { user } = await openCart([inCart()]);
    await user.click(press('Move to wishlist: Pathao Phone'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(storedWishlist().items).toHaveLength(1);
  });

  test('with nothing in it leads on, and asks nothing', async () => {
    keepWishlist(['product-1']);
    openShop('/cart');
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/product');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/wishlist');
    expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Cart, empty' })).toHaveAttribute('href', '/cart');
  });

  test('with nothing in it shows what was seen last', async () => {
    seeProduct(new Stores(), 'product-1');
    server.use(answers(LastSeenDocument, () => ({ productsById: [aCard({ id: 'product-1', name: 'Phone' })] })));
    openShop('/cart');
    const part = within(await screen.findByRole('region', { name: 'You looked at these last' }));
    expect(await part.findByRole('heading', { name: 'Phone', level: 3 })).toBeVisible();
  });
});

describe('what changed since', () => {
  test('a price: both are shown, the new one counts', async () => {
    await openCart([inCart()], { 'product-1': { priceCents: 21_000 } });
    expect(await screen.findByText('The price changed since you added it: $199.99 → $210.00')).toBeVisible();
    expect(screen.getByText('Something changed since you were here. See the notes below.')).toBeVisible();
    expect(row('Pathao Phone').getByText('$420.00')).toBeVisible();
    expect(summary().getAllByText('$480.00')[0]).toBeVisible();
  });

  test('less stock than wanted: the quantity is lowered', async () => {
    await openCart([inCart({ quantity: 5 })], { 'product-1': { availableStock: 3 } });
    expect(await screen.findByText('You wanted 5, but only 3 can be had: we lowered it.')).toBeVisible();
    expect(row('Pathao Phone').getByRole('textbox')).toHaveValue('3');
    expect(summary().getByText('$600.00')).toBeVisible();
  });

  test('sold out: the line stays, is not counted, and can be removed', async () => {
    const { user } = await openCart([inCart(), lampInCart()], { 'product-1': { availableStock: 0 } });
    expect(await screen.findByText('Sold out at the moment: not counted.')).toBeVisible();
    expect(row('Pathao Phone').queryByRole('textbox')).toBeNull();
    expect(summary().getByText('$62.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cart, pieces: 3' })).toBeVisible();
    await user.click(press('Remove: Pathao Phone'));
    expect(storedCart().items).toHaveLength(1);
  });

  test('gone from the shop: the line stays, is not counted, and can be removed', async () => {
    await openCart([inCart(), lampInCart()], { 'product-1': null });
    expect(await screen.findByText('No longer in the shop: not counted.')).toBeVisible();
    expect(summary().getByText('$62.00')).toBeVisible();
    expect(press('Remove: Pathao Phone')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Move to wishlist: Pathao Phone' })).toBeNull();
  });

  test('no such color any more: not counted, and it leads to where one chooses again', async () => {
    await openCart([inCart()], { 'product-1': { colors: ['Blue'] } });
    expect(await screen.findByText(/It does not come in this color or size any more/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose again' })).toHaveAttribute('href', '/details/product-1');
    expect(screen.getByText('Nothing in your cart can be ordered at the moment.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull();
  });

  test('a size to be chosen that was none when it was put in: not counted either', async () => {
    await openCart([inCart()], { 'product-1': { sizes: ['M', 'L'] } });
    expect(await screen.findByRole('link', { name: 'Choose again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull();
  });

  test('whoever leaves has seen it: next time there is no note', async () => {
    const now = { 'product-1': { priceCents: 21_000, availableStock: 1 } };
    const { unmount } = await openCart([inCart()], now);
    await screen.findByText(/The price changed/);
    unmount();
    expect(storedCart().items).toMatchObject([{ quantity: 1, priceCents: 21_000, seenPriceCents: 21_000 }]);
  });

  test('a line is shown in its colour, as the shop shows it now', async () => {
    keepCart([inCart({ color: 'Blue' }), lampInCart({ color: null })]);
    const images = [{ path: '/pictures/phone-blue', alt: 'Phone, Blue', color: 'Blue' }];
    const products = [productOf(inCart({ color: 'Blue' }), { images }), productOf(lampInCart())];
    server.use(answers(CartPageDocument, { productsById: products, delivery: deliveryDays }));
    openShop('/cart');
    await waitFor(() =>
      expect(storedCart().items).toMatchObject([
        { image: { path: '/pictures/phone-blue' } },
        { image: lampInCart().image },
      ]),
    );
  });

  test('a line of a variant has the price and stock of that variant; one that is no longer sold says so', async () => {
    const red = inCart({ variantId: 'red', color: 'Red', quantity: 3, stock: 9 });
    const blue = inCart({ variantId: 'blue', color: 'Blue' });
    keepCart([red, blue]);
    let askedVariants: unknown;
    server.use(
      answers(CartPageDocument, ({ ids, variantIds }) => {
        askedVariants = variantIds;
        return {
          delivery: deliveryDays,
          productsById: [ids].flat().map(() => productOf(red, { hasVariants: true, colors: ['Red', 'Blue'] })),
          variantsById: [{ id: 'red', priceCents: 23_000, availableStock: 2 }, null],
        };
      }),
    );
    openShop('/cart');
    await waitFor(() =>
      expect(storedCart().items).toMatchObject([
        { variantId: 'red', priceCents: 23_000, stock: 2, missing: null },
        { variantId: null, missing: 'choice' },
      ]),
    );
    expect(askedVariants).toEqual(['red', 'blue']);
  });

  test('when the shop does not answer, the cart is shown as it was, and it is asked again on demand', async () => {
    expectConsole(/^Failed to fetch data/);
    keepCart([inCart()]);
    server.use(isUnreachable(CartPageDocument));
    const { user } = openShop('/cart');
    expect(await screen.findByText(/We could not look up prices and stock just now/)).toBeVisible();
    expect(row('Pathao Phone').getByText('$399.98')).toBeVisible();
    const dearer = productOf(inCart(), { priceCents: 21_000 });
    server.use(answers(CartPageDocument, { productsById: [dearer], delivery: deliveryDays }));
    await user.click(press('Try again'));
    expect(await screen.findByText(/The price changed/)).toBeVisible();
    expect(screen.queryByText(/We could not look up/)).toBeNull();
  });
});

describe('the checkout of the cart', () => {
  test('takes what can be bought, at the prices of now, and sends visitors to the login page', async () => {
    const { user } = await openCart([inCart({ quantity: 5 }), inCart({ productId: 'gone' }), lampInCart()], {
      'product-1': { priceCents: 21_000, availableStock: 3 },
      gone: null,
    });
    await screen.findByText(/The price changed/);
    expect(screen.getByText('You log in next; your cart stays as it is.')).toBeVisible();
    await user.click(press('Checkout'));
    await waitFor(() => expect(currentAddress()).toBe('/login'));
    expect(JSON.parse(localStorage.getItem('card') ?? '')).toMatchObject({
      lines: [
        { _id: 'product-1', qty: 3, price: 210, color: 'Black' },
        { _id: 'product-2', qty: 3, price: 20.5 },
      ],
    });
    expect(storedCart().items).toHaveLength(3);
  });

  test('takes as many lines as one order may have, and says that the others stay', async () => {
    const many = Array.from({ length: 52 }, (_, nr) => inCart({ productId: `p${nr}`, name: `Product ${nr}` }));
    const { user } = await openCart(many);
    expect(screen.getByText('One order takes 50 lines. The others stay in your cart.')).toBeVisible();
    await user.click(press('Checkout'));
    const { lines } = JSON.parse(localStorage.getItem('card') ?? '') as { lines: unknown[] };
    expect(lines).toHaveLength(50);
  });
});
