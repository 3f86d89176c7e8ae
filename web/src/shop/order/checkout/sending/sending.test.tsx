import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  CongratulationsPageDocument,
  PlaceOrderDocument,
  type PlaceOrderMutation,
  ViewOrderPageDocument,
} from '#web/generated/graphql.ts';
import { Stores } from '#web/lib/stores.ts';
import { inCart } from '#web-test/cart.ts';
import { confirm, field, openAddress, openCheckout, placed, press, retype } from '#web-test/checkout.ts';
import { phone } from '#web-test/lines.ts';
import { anOrder, checkOutCart, chooseToBuy } from '#web-test/orders.ts';
import { karim, rahima, signedInAs } from '#web-test/people.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { serverSentence } from '#web-test/sentence.ts';
import { answers, isUnreachable, neverAnswers, refuses, server } from '#web-test/server.ts';
import { keepCart, storedCart } from '#web-test/stored.ts';
import { readPurchase } from '../purchase/purchase.ts';
import { keptOrders, type KeptOrder } from './keptOrders.ts';

const waiting = /^The shop cannot be reached right now\. Your order is kept in this browser/;
const stored = (): readonly KeptOrder[] => new Stores().get(keptOrders).read();

/** Says whether the browser has a network, and tells the page when it is back. */
const network = (isThere: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  if (isThere) act(() => void dispatchEvent(new Event('online')));
};

/** Lets the shop answer from now on. Returns the keys of the orders that it gets. */
const shopAnswers = (answer: PlaceOrderMutation = placed): string[] => {
  const keys: string[] = [];
  server.use(
    answers(PlaceOrderDocument, ({ input }) => {
      keys.push(input.idempotencyKey);
      return answer;
    }),
    // The pages that a placed order leads to.
    answers(CongratulationsPageDocument, { order: anOrder() }),
    answers(ViewOrderPageDocument, { order: anOrder() }),
  );
  return keys;
};

/** Waits for the page of the placed order: its query must be answered before the test ends. */
const thanked = async () => {
  await screen.findByRole('heading', { name: 'Thank you for your order!' });
};

/** Confirms an order without a network. */
const confirmOffline = async () => {
  const user = await openCheckout();
  network(false);
  server.use(isUnreachable(PlaceOrderDocument));
  await confirm(user);
  await screen.findByText(waiting);
  return user;
};

/** Closes the page. */
const closePage = cleanup;

const priceChanged: PlaceOrderMutation = {
  placeOrder: {
    __typename: 'PriceChanged',
    ...serverSentence('The price changed.'),
    productId: phone.productId,
    variantId: null,
    color: null,
    size: null,
    currentPriceCents: 21_000,
    availableStock: 5,
  },
};

afterEach(() => vi.restoreAllMocks());

describe('an order that is confirmed without a network', () => {
  test('is kept with what was typed, and is placed once when the network is back', async () => {
    const { attempt } = checkOutCart([phone]);
    const user = await openCheckout();
    keepCart([inCart()], rahima.id);
    await retype(user, 'Name', 'Salma');
    network(false);
    server.use(isUnreachable(PlaceOrderDocument));
    await confirm(user);
    expect(await screen.findByText(waiting)).toBeVisible();
    expect(currentAddress()).toBe('/confirmorder');
    expect(screen.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();
    expect(readPurchase()?.attempt).toBe(attempt);
    expect(storedCart().items).toHaveLength(1);
    expect(stored()).toMatchObject([
      { customerId: rahima.id, input: { shippingAddress: { name: 'Salma' } }, mayHaveArrived: false },
    ]);

    const keys = shopAnswers();
    network(true);
    await thanked();
    expect(currentAddress()).toBe('/order/congratulations/order-1');
    expect(keys).toEqual([attempt]);
    expect(stored()).toEqual([]);
    expect(storedCart().items).toEqual([]);
  });

  test('is sent when the page is opened again, and a notice leads to the order', async () => {
    const { attempt } = chooseToBuy();
    await confirmOffline();
    closePage();
    const keys = shopAnswers();
    network(true);
    const { user } = openShop('/terms');
    expect(await screen.findByText('The order that was kept in this browser is placed.')).toBeVisible();
    expect(keys).toEqual([attempt]);
    expect(readPurchase()).toBeNull();
    await user.click(screen.getByRole('link', { name: 'View Your Order' }));
    expect(currentAddress()).toBe('/vieworder/order-1');
    // Its query must be answered before the test ends.
    await screen.findByRole('heading', { name: 'Order summary' });
    expect(stored()).toEqual([]);
  });

  test('and was placed before the checkout is opened again: the checkout leads to the order', async () => {
    chooseToBuy();
    await confirmOffline();
    closePage();
    shopAnswers();
    network(true);
    openShop('/terms');
    await screen.findByText('The order that was kept in this browser is placed.');
    closePage();
    server.use(answers(CongratulationsPageDocument, { order: anOrder() }));
    openShop('/confirmorder');
    await thanked();
    expect(currentAddress()).toBe('/order/congratulations/order-1');
    expect(stored()).toEqual([]);
  });

  test('is sent at once by Send now', async () => {
    chooseToBuy();
    const user = await confirmOffline();
    shopAnswers();
    await user.click(press('Send now'));
    await thanked();
    expect(currentAddress()).toBe('/order/congratulations/order-1');
  });

  test('is gone after Don’t send, and the checkout stays as it is', async () => {
    chooseToBuy();
    const user = await confirmOffline();
    await user.click(press("Don't send"));
    expect(screen.queryByText(waiting)).toBeNull();
    expect(stored()).toEqual([]);
    const keys = shopAnswers();
    network(true);
    await user.click(press('Back'));
    await openAddress(user);
    expect(field('Name')).toHaveValue('Rahima Khatun');
    expect(keys).toEqual([]);
  });

  test('is shown in the checkout as always when the shop refuses it', async () => {
    chooseToBuy();
    await confirmOffline();
    shopAnswers(priceChanged);
    network(true);
    expect(await screen.findByText(/it was \$199\.99 and is \$210\.00 now/)).toBeVisible();
    expect(stored()).toEqual([]);
  });

  test('leads back to the checkout, with everything as confirmed, when the shop refuses it on another page', async () => {
    const purchase = chooseToBuy();
    await confirmOffline();
    closePage();
    sessionStorage.clear();
    chooseToBuy({ quantity: 1 });
    shopAnswers(priceChanged);
    network(true);
    const { user } = openShop('/terms');
    expect(await screen.findByText('The order that was kept in this browser is not placed.')).toBeVisible();
    expect(screen.getByText('Pathao Phone')).toBeVisible();
    expect(screen.getByText('The price changed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to the checkout' }));
    expect(await screen.findByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();
    expect(screen.getByText(/it was \$199\.99 and is \$210\.00 now/)).toBeVisible();
    expect(readPurchase()).toEqual(purchase);
    expect(stored()).toEqual([]);
  });

  test('is of its customer alone: another one who signs in neither sends nor keeps it', async () => {
    chooseToBuy();
    await confirmOffline();
    closePage();
    const keys = shopAnswers();
    network(true);
    signedInAs(karim);
    openShop('/terms');
    await waitFor(() => expect(stored()).toEqual([]));
    expect(keys).toEqual([]);
  });

  test('waits for its customer when it was confirmed more than a day ago', async () => {
    const { attempt } = chooseToBuy();
    await confirmOffline();
    closePage();
    const [kept] = stored();
    if (kept) new Stores().get(keptOrders).write([{ ...kept, confirmedAt: Date.now() - 25 * 3_600_000 }]);
    const keys = shopAnswers();
    network(true);
    const { user } = openShop('/terms');
    expect(await screen.findByText(/^You confirmed it more than a day ago/)).toBeVisible();
    expect(keys).toEqual([]);
    await user.click(press('Send now'));
    await waitFor(() => expect(keys).toEqual([attempt]));
  });
});

describe('an order whose answer did not come', () => {
  /** Confirms an order that may reach the shop. */
  const confirmUnanswered = async () => {
    chooseToBuy();
    const user = await openCheckout();
    server.use(isUnreachable(PlaceOrderDocument));
    await confirm(user);
    await screen.findByText(waiting);
    return user;
  };

  test('is said after Don’t send to have reached the shop perhaps', async () => {
    const user = await confirmUnanswered();
    await user.click(press("Don't send"));
    expect(screen.getByText(/^Your order is not sent any more\. An earlier attempt may have/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See My Orders' })).toHaveAttribute('href', '/customer/order');
    const keys = shopAnswers();
    network(true);
    await user.click(press('Close'));
    expect([stored(), keys]).toEqual([[], []]);
  });

  test('is told as placed when the answer comes after Don’t send', async () => {
    chooseToBuy();
    const user = await openCheckout();
    server.use(isUnreachable(PlaceOrderDocument));
    await confirm(user);
    await screen.findByText(waiting);
    const answer = Promise.withResolvers<PlaceOrderMutation>();
    server.use(answers(PlaceOrderDocument, () => answer.promise));
    await user.click(press('Send now'));
    await user.click(press("Don't send"));
    answer.resolve(placed);
    expect(await screen.findByText(/^The order that you did not want to send any more had/)).toBeVisible();
    expect(currentAddress()).toBe('/confirmorder');
  });

  test.each([
    ['the shop is too busy', () => refuses(PlaceOrderDocument, 'UNAVAILABLE')],
    ['there were too many requests', () => refuses(PlaceOrderDocument, 'TOO_MANY')],
    ['a server of the release before answers', () => refuses(PlaceOrderDocument, 'GRAPHQL_VALIDATION_FAILED')],
  ])('is kept as well when %s', async (_, fails) => {
    chooseToBuy();
    const user = await openCheckout();
    server.use(fails());
    await confirm(user);
    expect(await screen.findByText(waiting)).toBeVisible();
    shopAnswers();
    await user.click(press(/^Confirm Order/));
    await thanked();
    expect(currentAddress()).toBe('/order/congratulations/order-1');
  });

  test('is placed by the tab that was closed while it was on its way', async () => {
    const { attempt } = chooseToBuy();
    const user = await openCheckout();
    server.use(neverAnswers(PlaceOrderDocument));
    await confirm(user);
    await waitFor(() => expect(stored()).toMatchObject([{ mayHaveArrived: true }]));
    closePage();
    const keys = shopAnswers();
    openShop('/confirmorder');
    await thanked();
    expect(currentAddress()).toBe('/order/congratulations/order-1');
    expect(keys).toEqual([attempt]);
  });

  test('leads on when another tab gets the answer', async () => {
    await confirmUnanswered();
    server.use(answers(CongratulationsPageDocument, { order: anOrder() }));
    const [kept] = stored();
    // What the other tab does.
    if (kept)
      new Stores()
        .get(keptOrders)
        .write([{ ...kept, answer: { kind: 'placed', orderId: anOrder().id, awaits: null } }]);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'orders' })));
    await thanked();
    expect(currentAddress()).toBe('/order/congratulations/order-1');
    expect(stored()).toEqual([]);
  });

  test('leaves nothing behind when the customer signs out', async () => {
    chooseToBuy();
    const user = await openCheckout();
    server.use(isUnreachable(PlaceOrderDocument));
    await confirm(user);
    await screen.findByText(waiting);
    closePage();
    const { user: later } = openShop('/terms');
    await screen.findByText(waiting);
    await later.click(screen.getByRole('button', { name: /^Account menu/ }));
    await later.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(localStorage.getItem('orders')).toBeNull());
    expect(screen.queryByText(waiting)).toBeNull();
  });
});

test.each(['', '{', 'null', '7', '{"orders":7}', '{"orders":[null,7,{}]}', '{"orders":[{"customerId":"customer-1"}]}'])(
  'no order is kept when %j lies in the storage',
  (rubbish) => {
    localStorage.setItem('orders', rubbish);
    expect(stored()).toEqual([]);
  },
);
