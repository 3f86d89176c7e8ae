import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ORDER_MESSAGES } from '#schema/order.ts';
import {
  PayPageDocument,
  PlaceOrderDocument,
  PriceCheckoutDocument,
  StartPaymentDocument,
  ViewOrderPageDocument,
  type PaymentMethod,
  type StartPaymentMutation,
} from '#web/generated/graphql.ts';
import { confirm, openCheckout, placedUnpaid, press, toPayment } from '#web-test/checkout.ts';
import { anUnpaidOrder, chooseToBuy } from '#web-test/orders.ts';
import { pricedCheckout } from '#web-test/pricing.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { serverSentence } from '#web-test/sentence.ts';
import { answers, isUnreachable, neverAnswers, server } from '#web-test/server.ts';

const notNow: StartPaymentMutation = {
  startPayment: { __typename: 'PaymentNotPossible', ...serverSentence('Not now.') },
};

/** Lets the shop place the order, which waits for its payment then. Returns what is asked to start the payment. */
const shopPlaces = () => {
  const asked = vi.fn();
  server.use(
    answers(PlaceOrderDocument, placedUnpaid),
    answers(PayPageDocument, { order: anUnpaidOrder() }),
    answers(StartPaymentDocument, ({ input }) => {
      asked(input);
      return notNow;
    }),
  );
  return asked;
};

/** Loses the network, or brings it back. */
const network = (isThere: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  if (isThere) act(() => void dispatchEvent(new Event('online')));
};

const confirmOffline = async () => {
  const user = await openCheckout();
  network(false);
  server.use(isUnreachable(PlaceOrderDocument));
  await confirm(user, 'Save bKash Account');
  await screen.findByText(/^The shop cannot be reached right now\. Your order is kept/);
  return user;
};

describe('an order that is paid online', () => {
  test('says in the payment step what it is in taka', async () => {
    chooseToBuy();
    const user = await openCheckout();
    await toPayment(user);
    await user.click(screen.getByRole('radio', { name: 'Cash on Delivery' }));
    expect(screen.queryByText(/^On the next page you pay/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Nagad' }));
    expect(screen.getByText('On the next page you pay ৳56,350.00, at ৳122.50 for $1.00.')).toBeVisible();
  });

  test('leads to its payment, which starts by itself, and leaves no draft behind', async () => {
    chooseToBuy();
    const user = await openCheckout();
    const asked = shopPlaces();
    await confirm(user, 'Save bKash Account');
    await waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith({ orderId: 'order-1', method: 'BKASH' }));
    expect(currentAddress()).toBe('/pay/order-1');
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(sessionStorage.getItem('checkout')).toBeNull();
  });

  test('does not offer a method that the shop does not take now, also when it was chosen before', async () => {
    const paymentMethods: PaymentMethod[] = ['NAGAD', 'CASH_ON_DELIVERY'];
    chooseToBuy();
    const user = await openCheckout();
    await toPayment(user);
    await user.click(screen.getByRole('radio', { name: 'Save bKash Account' }));
    cleanup();
    server.use(
      answers(PriceCheckoutDocument, ({ input }) => ({
        checkout: { ...pricedCheckout(input), paymentMethods },
      })),
    );
    const { user: later } = openShop('/confirmorder');
    expect(
      await screen.findByText('Not available: Credit/Debit Card, Save bKash Account, Instalment, Rocket'),
    ).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Credit/Debit Card' })).toBeNull();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await later.click(press(/^Confirm Order/));
    expect(screen.getByRole('alert')).toHaveTextContent(ORDER_MESSAGES.paymentRequired);
  });
});

describe('an order that is paid online, and was kept without a network', () => {
  test('leads to its payment once it is sent, but not to the provider by itself', async () => {
    chooseToBuy();
    await confirmOffline();
    const asked = shopPlaces();
    network(true);
    await waitFor(() => expect(currentAddress()).toBe('/pay/order-1'));
    expect(await screen.findByRole('button', { name: 'Pay $460.00 with bKash' })).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  test('and sent from another page has a notice that leads to its payment', async () => {
    chooseToBuy();
    await confirmOffline();
    cleanup();
    shopPlaces();
    network(true);
    const { user } = openShop('/terms');
    expect(
      await screen.findByText('The order that was kept in this browser is placed, and waits for its payment.'),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Pay now' }));
    expect(currentAddress()).toBe('/pay/order-1');
    await screen.findByRole('button', { name: 'Pay $460.00 with bKash' });
  });

  test('and not wanted any more has a notice that leads to the order, where it can be cancelled', async () => {
    chooseToBuy();
    const user = await openCheckout();
    server.use(isUnreachable(PlaceOrderDocument));
    await confirm(user, 'Save bKash Account');
    await screen.findByText(/^The shop cannot be reached right now/);
    const answer = Promise.withResolvers<typeof placedUnpaid>();
    server.use(
      answers(PlaceOrderDocument, () => answer.promise),
      neverAnswers(ViewOrderPageDocument),
    );
    await user.click(press('Send now'));
    await user.click(press("Don't send"));
    answer.resolve(placedUnpaid);
    await screen.findByText(/^The order that you did not want to send any more had/);
    expect(screen.getByRole('link', { name: 'View Your Order' })).toHaveAttribute('href', '/vieworder/order-1');
  });
});
