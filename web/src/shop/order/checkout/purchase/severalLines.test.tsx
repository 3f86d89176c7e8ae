import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { PlaceOrderDocument, type PlaceOrderMutation } from '#web/generated/graphql.ts';
import { inCart, lampInCart } from '#web-test/cart.ts';
import { confirm, openCheckout, placed, press } from '#web-test/checkout.ts';
import { lamp, phone } from '#web-test/lines.ts';
import { checkOutCart, chooseToBuy } from '#web-test/orders.ts';
import { rahima } from '#web-test/people.ts';
import { pricesAre } from '#web-test/pricing.ts';
import { currentAddress } from '#web-test/render.tsx';
import { serverSentence } from '#web-test/sentence.ts';
import { answers, server } from '#web-test/server.ts';
import { keepCart, storedCart } from '#web-test/stored.ts';
import { ORDER_LIMIT_MESSAGES } from '#schema/order.ts';
import { readPurchase } from './purchase.ts';

describe('the checkout of several lines', () => {
  const blue = { ...phone, color: 'Blue', quantity: 1 };
  const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));
  const refuse = (outcome: PlaceOrderMutation['placeOrder'], then: PlaceOrderMutation = placed) => {
    const asked = vi.fn();
    server.use(
      answers(PlaceOrderDocument, ({ input }) => {
        asked(input);
        return asked.mock.calls.length === 1 ? { placeOrder: outcome } : then;
      }),
    );
    return asked;
  };
  const figures = (parts: { currentPriceCents?: number; availableStock?: number }) => ({
    ...serverSentence('Something changed.'),
    productId: phone.productId,
    variantId: null,
    color: null,
    size: null,
    currentPriceCents: phone.priceCents,
    availableStock: 10,
    ...parts,
  });

  test('shows each line with its sum, and totals of all', async () => {
    checkOutCart();
    await openCheckout();
    expect(summary().getByText('Pathao Phone')).toBeVisible();
    expect(summary().getByText('$399.98')).toBeVisible();
    expect(summary().getByText('Desk Lamp')).toBeVisible();
    expect(summary().getByText('$61.50')).toBeVisible();
    expect(summary().getByText('$461.00')).toBeVisible();
    expect(summary().getByText('$521.00')).toBeVisible();
    expect(screen.getByText('5 pieces of 2 products')).toBeInTheDocument();
  });

  test('orders all of them at once; exactly these lines leave the cart', async () => {
    const { attempt } = checkOutCart();
    keepCart([inCart(), inCart({ color: 'Blue' }), lampInCart()]);
    const user = await openCheckout();
    keepCart([inCart(), inCart({ color: 'Blue' }), lampInCart()], rahima.id);
    const asked = vi.fn();
    server.use(
      answers(PlaceOrderDocument, ({ input }) => {
        asked(input);
        return placed;
      }),
    );
    await confirm(user);
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
    expect(asked.mock.calls[0]?.[0]).toMatchObject({
      idempotencyKey: attempt,
      lines: [
        { productId: 'product-1', quantity: 2, color: 'Black', seenPriceCents: 19_999 },
        { productId: 'product-2', quantity: 3, color: null, seenPriceCents: 2_050 },
      ],
    });
    expect(storedCart().items.map(({ color }) => color)).toEqual(['Blue']);
    await waitFor(() => expect(localStorage.getItem('card')).toBeNull());
  });

  test('Buy Now leaves the cart as it is', async () => {
    chooseToBuy();
    const user = await openCheckout();
    keepCart([inCart()], rahima.id);
    server.use(answers(PlaceOrderDocument, placed));
    await confirm(user);
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
    expect(storedCart().items).toHaveLength(1);
  });

  test('a changed price is shown at its line, and taken over there only', async () => {
    const { attempt } = checkOutCart();
    const user = await openCheckout();
    const asked = refuse({ __typename: 'PriceChanged', ...figures({ currentPriceCents: 21_000 }) });
    server.use(pricesAre({ [phone.productId]: { unitPriceCents: 21_000 } }));
    await confirm(user);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Pathao Phone')).toBeVisible();
    expect(notice.getByText(/it was \$199\.99 and is \$210\.00 now/)).toBeVisible();
    expect(notice.queryByText('Desk Lamp')).toBeNull();
    expect(await summary().findByText(/it was \$199\.99 and is \$210\.00 now/)).toBeVisible();
    await user.click(press('Go on with 2 at $210.00'));
    expect(summary().queryByText(/it was/)).toBeNull();
    expect(readPurchase()?.lines).toEqual([{ ...phone, priceCents: 21_000 }, lamp]);
    await user.click(press(/^Confirm Order/));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(asked.mock.calls[1]?.[0]).toMatchObject({ idempotencyKey: attempt });
  });

  test('what has sold out can be left out; it stays in the cart', async () => {
    checkOutCart();
    const user = await openCheckout();
    keepCart([inCart(), lampInCart()], rahima.id);
    const asked = refuse({ __typename: 'OutOfStock', ...figures({ availableStock: 0 }) });
    await confirm(user);
    await user.click(await screen.findByRole('button', { name: 'Go on without it' }));
    expect(readPurchase()?.lines).toEqual([lamp]);
    await user.click(press(/^Confirm Order/));
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
    expect(asked.mock.calls[1]?.[0]).toMatchObject({ lines: [{ productId: 'product-2' }] });
    expect(storedCart().items.map(({ name }) => name)).toEqual(['Pathao Phone']);
  });

  test('lines of one product that has too few are shown each with what is left for it', async () => {
    checkOutCart([phone, lamp, { ...blue, quantity: 3 }]);
    const user = await openCheckout();
    refuse({ __typename: 'OutOfStock', ...figures({ availableStock: 3, currentPriceCents: 18_000 }) });
    await confirm(user);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Only 1 left: you chose 3.')).toBeVisible();
    expect(notice.getAllByText(/it was \$199\.99 and is \$180\.00 now/)).toHaveLength(2);
    await user.click(press('Go on with these changes'));
    expect(readPurchase()?.lines).toEqual([{ ...phone, priceCents: 18_000 }, lamp, { ...blue, priceCents: 18_000 }]);
  });

  test('who has ordered as much as the shop takes is told so, and may try again later', async () => {
    const { attempt } = checkOutCart();
    const user = await openCheckout();
    const asked = refuse({
      __typename: 'OrderLimitReached',
      ...serverSentence(ORDER_LIMIT_MESSAGES.UNPAID_PIECES, { most: 200 }),
    });
    await confirm(user);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(/^We send at most 200 pieces to one customer before they are paid for\./)).toBeVisible();
    await user.click(press(/^Confirm Order/));
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
    expect(asked.mock.calls[1]?.[0]).toMatchObject({ idempotencyKey: attempt });
  });

  test('a line that the shop refuses is named, with what was said', async () => {
    checkOutCart();
    const user = await openCheckout();
    const message = 'This product is not in the shop.';
    refuse({
      __typename: 'InvalidInput',
      ...serverSentence(message),
      fields: [{ field: 'lines.1.productId', ...serverSentence(message) }],
    });
    await confirm(user);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Desk Lamp')).toBeVisible();
    expect(notice.getByText(message)).toBeVisible();
    await user.click(press('Go on without it'));
    expect(readPurchase()?.lines).toEqual([phone]);
  });
});
