import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { PlaceOrderDocument, type PlaceOrderMutation } from '#web/generated/graphql.ts';
import { confirm, field, openCheckout, placed, press, retype, toPayment } from '#web-test/checkout.ts';
import { phone } from '#web-test/lines.ts';
import { chooseToBuy } from '#web-test/orders.ts';
import { pricesAre } from '#web-test/pricing.ts';
import { currentAddress } from '#web-test/render.tsx';
import { serverSentence } from '#web-test/sentence.ts';
import { answers, isUnreachable, neverAnswers, refuses, server } from '#web-test/server.ts';
import { holdTimeouts, requestedTimeouts } from '#web-test/timeouts.ts';
import { ORDER_LIMIT_MESSAGES } from '#schema/order.ts';
import { readPurchase } from '../purchase/purchase.ts';

describe('the payment (spec §5, §9)', () => {
  test('offers the methods in the words of the spec, and names in one line those that it does not', async () => {
    chooseToBuy();
    await toPayment(await openCheckout());
    const rows = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.labels?.[0]);
    expect(rows.map((row) => row?.querySelector('p')?.textContent)).toEqual([
      'Credit/Debit Card',
      'Nagad',
      'Save bKash Account',
      'Cash on Delivery',
    ]);
    expect(screen.getByText('Not available: Instalment, Rocket')).toBeVisible();
    const marks = rows.map((row) => [...(row?.querySelectorAll('img') ?? [])].map(({ src }) => new URL(src).pathname));
    expect(marks).toEqual([
      ['/payments/visa.svg', '/payments/mastercard.svg'],
      ['/payments/nagad.svg'],
      ['/payments/bkash.svg'],
      [],
    ]);
    // Their names are beside them.
    expect(screen.queryByRole('img', { name: /Visa|Nagad|bKash/ })).toBeNull();
  });

  test('asks for a method before confirming, and makes no call', async () => {
    chooseToBuy();
    const user = await openCheckout();
    await toPayment(user);
    await user.click(press(/^Confirm Order/));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Please select a payment method before confirming your order.');
    const methods = screen.getByRole('radiogroup', { name: 'Payment method' });
    expect(alert.compareDocumentPosition(methods)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(alert).toHaveFocus();
    // A second press scrolls to it again.
    await user.click(press(/^Confirm Order/));
    expect(alert).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Nagad' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('sends the order and goes to the congratulations page', async () => {
    const purchase = chooseToBuy();
    const user = await openCheckout();
    const asked = vi.fn();
    server.use(
      answers(PlaceOrderDocument, ({ input }) => {
        asked(input);
        return placed;
      }),
    );
    await confirm(user);
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      idempotencyKey: purchase.attempt,
      lines: [{ productId: phone.productId, quantity: 2, color: 'Black', size: null, seenPriceCents: 19_999 }],
      paymentMethod: 'CASH_ON_DELIVERY',
      promotionCode: null,
      seenTotalCents: 46_000,
      shippingAddress: {
        name: 'Rahima Khatun',
        address: 'House 7, Road 3, Dhanmondi, Dhaka',
        phone: '01712345678',
        email: 'rahima@gmail.com',
      },
    });
    expect(await screen.findByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  });

  test('is one call for a double click', async () => {
    chooseToBuy();
    const user = await openCheckout();
    const asked = vi.fn();
    server.use(
      answers(PlaceOrderDocument, async () => {
        asked();
        return placed;
      }),
    );
    await toPayment(user);
    await user.click(screen.getByRole('radio', { name: 'Cash on Delivery' }));
    await user.dblClick(press(/^Confirm Order/));
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
    expect(asked).toHaveBeenCalledOnce();
  });

  test.each([
    ['a network failure', isUnreachable],
    ['an answer that does not come in time', neverAnswers],
  ])('after %s keeps everything, and tries again with the same key', async (_, fails) => {
    const outOfPatience = holdTimeouts();
    chooseToBuy();
    const user = await openCheckout();
    server.use(fails(PlaceOrderDocument));
    const before = requestedTimeouts.length;
    await confirm(user);
    await waitFor(() => expect(requestedTimeouts.length).toBeGreaterThan(before));
    outOfPatience();
    expect(await screen.findByText(/^The shop cannot be reached right now/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();
    const keys: string[] = [];
    server.use(
      answers(PlaceOrderDocument, ({ input }) => {
        keys.push(input.idempotencyKey);
        return placed;
      }),
    );
    const attempt = readPurchase()?.attempt;
    await user.click(press(/^Confirm Order/));
    await waitFor(() => expect(keys).toEqual([attempt]));
  });

  test('shows a changed price, takes it over on demand, and orders only when confirmed again', async () => {
    const purchase = chooseToBuy();
    const user = await openCheckout();
    server.use(
      answers(PlaceOrderDocument, ({ input }) =>
        input.lines[0]?.seenPriceCents === 21_000
          ? placed
          : {
              placeOrder: {
                __typename: 'PriceChanged',
                message: 'The price changed.',
                productId: phone.productId,
                variantId: null,
                color: null,
                size: null,
                currentPriceCents: 21_000,
                availableStock: 5,
              },
            },
      ),
    );
    server.use(pricesAre({ [phone.productId]: { unitPriceCents: 21_000, availableStock: 5 } }));
    await confirm(user);
    expect(await screen.findByText(/it was \$199\.99 and is \$210\.00 now/)).toBeVisible();
    await user.click(press('Go on with 2 at $210.00'));
    expect(screen.getByText(/Please confirm it now/)).toHaveFocus();
    const summary = within(screen.getByRole('region', { name: 'Order summary' }));
    expect(summary.getByText('$480.00')).toBeVisible();
    expect(readPurchase()).toEqual({ ...purchase, lines: [{ ...phone, priceCents: 21_000 }] });
    expect(currentAddress()).toBe('/confirmorder');
    await user.click(press(/^Confirm Order/));
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
  });

  test('shows how many pieces are left and goes on with them on demand', async () => {
    chooseToBuy();
    const user = await openCheckout();
    const outOfStock = (availableStock: number): PlaceOrderMutation => ({
      placeOrder: {
        __typename: 'OutOfStock',
        ...serverSentence('Too few are left.'),
        productId: phone.productId,
        variantId: null,
        color: null,
        size: null,
        currentPriceCents: phone.priceCents,
        availableStock,
      },
    });
    server.use(answers(PlaceOrderDocument, outOfStock(1)));
    await confirm(user);
    expect(await screen.findByText('Only 1 left: you chose 2.')).toBeVisible();
    await user.click(press('Go on with 1 at $199.99'));
    expect(readPurchase()?.lines[0]?.quantity).toBe(1);
    server.use(answers(PlaceOrderDocument, outOfStock(0)));
    await user.click(press(/^Confirm Order/));
    expect(await screen.findByText(/has just sold out/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find something else' })).toHaveAttribute('href', '/search');
  });

  test('shows what the server refuses at its field of the billing form', async () => {
    chooseToBuy();
    const user = await openCheckout();
    const message = 'Use valid phone number';
    const fields = [{ field: 'shippingAddress.phone', ...serverSentence(message) }];
    server.use(
      answers(PlaceOrderDocument, {
        placeOrder: { __typename: 'InvalidInput', ...serverSentence(message), fields },
      }),
    );
    await confirm(user);
    await waitFor(() => expect(field('Phone Number')).toHaveAccessibleDescription(expect.stringContaining(message)));
    await waitFor(() => expect(field('Phone Number')).toHaveFocus());
  });

  describe('an answer that comes after one has gone back', () => {
    const phoneRefused: PlaceOrderMutation['placeOrder'] = {
      __typename: 'InvalidInput',
      ...serverSentence('Use valid phone number'),
      fields: [{ field: 'shippingAddress.phone', ...serverSentence('Use valid phone number') }],
    };
    const soldOut: PlaceOrderMutation['placeOrder'] = {
      __typename: 'OutOfStock',
      ...serverSentence('Too few are left.'),
      productId: phone.productId,
      variantId: null,
      color: null,
      size: null,
      currentPriceCents: phone.priceCents,
      availableStock: 1,
    };
    const tooMuch: PlaceOrderMutation['placeOrder'] = {
      __typename: 'OrderLimitReached',
      ...serverSentence(ORDER_LIMIT_MESSAGES.UNPAID_PIECES, { most: 200 }),
    };

    test.each([
      ['a refused field', phoneRefused, /^Use valid phone number/],
      ['too few pieces', soldOut, /^Only 1 left: you chose 2\./],
      ['a limit', tooMuch, /^We send at most 200 pieces/],
    ])('is told on the first step, which stays: %s', async (_, placeOrder, words) => {
      chooseToBuy();
      const user = await openCheckout();
      const answer = Promise.withResolvers<PlaceOrderMutation>();
      server.use(answers(PlaceOrderDocument, () => answer.promise));
      await confirm(user);
      await user.click(press('Back'));
      expect(await screen.findByText('Placing your order…')).toBeVisible();
      await retype(user, 'Name', 'Salma');
      answer.resolve({ placeOrder });
      expect(within(await screen.findByRole('alert')).getByText(words)).toBeVisible();
      expect(currentAddress()).toBe('/confirmorder');
      expect(field('Name')).toHaveValue('Salma');
      expect(field('Name')).toHaveFocus();
    });
  });

  test('Back pressed twice leads to Order, not out of the checkout', async () => {
    chooseToBuy();
    await toPayment(await openCheckout());
    const back = press('Back');
    act(() => {
      back.click();
      back.click();
    });
    expect(await screen.findByRole('heading', { name: 'Billing address' })).toBeVisible();
    expect(currentAddress()).toBe('/confirmorder');
  });

  test('leads to My Orders when the attempt became an order before something was changed', async () => {
    chooseToBuy();
    const user = await openCheckout();
    const message = 'This idempotency key was used for another order.';
    const fields = [{ field: 'idempotencyKey', ...serverSentence(message) }];
    server.use(
      answers(PlaceOrderDocument, {
        placeOrder: { __typename: 'InvalidInput', ...serverSentence(message), fields },
      }),
    );
    await confirm(user);
    expect(await screen.findByRole('link', { name: 'See My Orders' })).toHaveAttribute('href', '/customer/order');
  });

  test('shows any other refusal beside the button', async () => {
    chooseToBuy();
    const user = await openCheckout();
    server.use(refuses(PlaceOrderDocument, 'FORBIDDEN', { message: 'You may not do this.' }));
    await confirm(user);
    expect(await screen.findByText('You may not do this.')).toBeVisible();
  });
});
