import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ORDER_MESSAGES } from '#schema/order.ts';
import {
  ConfirmOrderPageDocument,
  PlaceOrderDocument,
  PriceCheckoutDocument,
  type PlaceOrderInput,
  type PlaceOrderMutation,
  type PriceCheckoutQuery,
} from '#web/generated/graphql.ts';
import { lampInCart, productOf } from '#web-test/cart.ts';
import { confirm, openCheckout, placed, press, summary, toPayment } from '#web-test/checkout.ts';
import { expectConsole } from '#web-test/consoleOutput.ts';
import { lamp, phone } from '#web-test/lines.ts';
import { checkOutCart, chooseToBuy } from '#web-test/orders.ts';
import { rahima, signedInAs } from '#web-test/people.ts';
import { pricedCheckout, pricesAre } from '#web-test/pricing.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { serverSentence } from '#web-test/sentence.ts';
import { answers, isUnreachable, refuses, server } from '#web-test/server.ts';
import { readPurchase } from '../purchase/purchase.ts';

const total = () => within(summary().getByText('Total').parentElement as HTMLElement);

/** Opens the checkout with these prices. */
const openWith = async (...prices: Parameters<typeof pricesAre>) => {
  signedInAs(rahima);
  server.use(pricesAre(...prices));
  const { user } = openShop('/confirmorder');
  await screen.findByRole('button', { name: 'Proceed to Pay' });
  return user;
};

/** Notes the orders that are sent, and answers the first with a refusal. */
const refuseFirst = (refusal: PlaceOrderMutation['placeOrder']) => {
  const sent: PlaceOrderInput[] = [];
  server.use(
    answers(PlaceOrderDocument, ({ input }) => {
      sent.push(input);
      return sent.length === 1 ? { placeOrder: refusal } : placed;
    }),
  );
  return sent;
};

describe('the prices of the checkout', () => {
  test('are the server’s, with the delivery in the total', async () => {
    chooseToBuy();
    await openCheckout();
    expect(await summary().findByText('Arrives 16 - 19 Jan')).toBeVisible();
    expect(total().getByText('$460.00')).toBeVisible();
    expect(total().getByText('incl. $60 delivery')).toBeVisible();
  });

  test('that have changed are shown as soon as the page opens, and taken over on demand', async () => {
    checkOutCart();
    const user = await openWith({ [lamp.productId]: { unitPriceCents: 3000 } });
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Desk Lamp')).toBeVisible();
    expect(notice.getByText(/it was \$20\.50 and is \$30\.00 now/)).toBeVisible();
    expect(summary().getByText('$30.00 each')).toBeVisible();
    expect(total().getByText('$550.00')).toBeVisible();
    await user.click(press('Go on with 3 at $30.00'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Billing address' })).toHaveFocus();
    expect(readPurchase()?.lines).toEqual([phone, { ...lamp, priceCents: 3000 }]);
    await toPayment(user);
    expect(press('Confirm Order · $550.00')).toBeVisible();
    expect(screen.queryByText(/Please confirm it now/)).toBeNull();
  });

  test('a stock that no longer suffices is shown as soon as the page opens', async () => {
    checkOutCart();
    const user = await openWith({
      [phone.productId]: { availableStock: 1 },
      [lamp.productId]: { availableStock: 0 },
    });
    expect((await screen.findAllByText('Only 1 left: you chose 2.'))[0]).toBeVisible();
    expect(screen.getAllByText(/has just sold out/)[0]).toBeVisible();
    await user.click(press('Go on with these changes'));
    expect(readPurchase()?.lines).toEqual([{ ...phone, quantity: 1 }]);
    await waitFor(() => expect(total().getByText('$260.00')).toBeVisible());
  });

  test('leave out what is gone from the shop, once the customer agrees', async () => {
    checkOutCart();
    signedInAs(rahima);
    server.use(
      answers(ConfirmOrderPageDocument, ({ ids }) => ({
        me: { ...rahima, addresses: [] },
        productsById: [ids].flat().map((id) => (id === phone.productId ? null : productOf(lampInCart()))),
      })),
      refuses(PriceCheckoutDocument, 'BAD_USER_INPUT', serverSentence(ORDER_MESSAGES.notInShop)),
    );
    expectConsole(/^Failed to fetch data/);
    const { user } = openShop('/confirmorder');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Pathao Phone')).toBeVisible();
    expect(notice.getByText('This product is not in the shop.')).toBeVisible();
    expect(await summary().findByText('Preview: This product is not in the shop.')).toBeVisible();
    server.use(pricesAre());
    await user.click(press('Go on without it'));
    expect(readPurchase()?.lines).toEqual([lamp]);
    expect(await total().findByText('$122.00')).toBeVisible();
    expect(summary().getByText('Arrives 16 - 19 Jan')).toBeVisible();
  });

  test('are a preview until the server has answered, and nothing waits for it', async () => {
    chooseToBuy();
    signedInAs(rahima);
    const answer = Promise.withResolvers<PriceCheckoutQuery>();
    server.use(answers(PriceCheckoutDocument, () => answer.promise));
    const { user } = openShop('/confirmorder');
    await screen.findByRole('button', { name: 'Proceed to Pay' });
    await toPayment(user);
    expect(summary().getByText('A preview: we are checking prices and stock…')).toBeVisible();
    expect(press('Confirm Order · $460.00')).toBeEnabled();
    answer.resolve({
      checkout: pricedCheckout({ lines: [{ productId: phone.productId, quantity: 2 }] }),
    });
    expect(await summary().findByText('Arrives 16 - 19 Jan')).toBeVisible();
    expect(screen.queryByText(/^A preview/)).toBeNull();
  });

  test('are a preview without a network, and checked by themselves when it is back', async () => {
    chooseToBuy();
    signedInAs(rahima);
    server.use(isUnreachable(PriceCheckoutDocument));
    expectConsole(/^Failed to fetch data/);
    const { user } = openShop('/confirmorder');
    await screen.findByRole('button', { name: 'Proceed to Pay' });
    await toPayment(user);
    expect(await summary().findByText('A preview, until the shop can be reached.')).toBeVisible();
    expect(press('Confirm Order · $460.00')).toBeEnabled();
    server.use(pricesAre());
    act(() => void dispatchEvent(new Event('online')));
    expect(await summary().findByText('Arrives 16 - 19 Jan')).toBeVisible();
  });

  test('can be asked again without a network', async () => {
    chooseToBuy();
    signedInAs(rahima);
    server.use(isUnreachable(PriceCheckoutDocument));
    expectConsole(/^Failed to fetch data/);
    const { user } = openShop('/confirmorder');
    await screen.findByRole('button', { name: 'Proceed to Pay' });
    const again = await summary().findByRole('button', { name: 'Try again' });
    server.use(pricesAre());
    await user.click(again);
    expect(await summary().findByText('Arrives 16 - 19 Jan')).toBeVisible();
  });

  test('a total that changed is shown with the present one, and ordered only when confirmed again', async () => {
    chooseToBuy();
    const user = await openWith({}, { TEN: { offCents: 4000 } });
    await user.type(summary().getByLabelText('Promotion code'), 'TEN{Enter}');
    expect(await total().findByText('$420.00')).toBeVisible();
    const sent = refuseFirst({
      __typename: 'TotalChanged',
      ...serverSentence(ORDER_MESSAGES.totalChanged, { total: 44_000 }),
      currentTotalCents: 44_000,
    });
    server.use(pricesAre({}, { TEN: { offCents: 2000 } }));
    await confirm(user);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('The total has changed: it is $440.00 now.')).toBeVisible();
    await user.click(notice.getByRole('button', { name: 'Go on with $440.00' }));
    expect(screen.getByText(/Please confirm it now/)).toHaveFocus();
    expect(currentAddress()).toBe('/confirmorder');
    await user.click(await screen.findByRole('button', { name: 'Confirm Order · $440.00' }));
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
    expect(sent.map(({ seenTotalCents }) => seenTotalCents)).toEqual([42_000, 44_000]);
  });
});
