import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ORDER_MESSAGES } from '#schema/order.ts';
import { PAYMENT_FAILURES } from '#schema/payment.ts';
import { TRUST_MESSAGES } from '#schema/trust.ts';
import { enter } from '#web-test/enter.ts';
import { anAttempt, anOrder, anUnconfirmedOrder, anUnpaidOrder } from '#web-test/orders.ts';
import { karim, rahima, signedInAs } from '#web-test/people.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { serverSentence } from '#web-test/sentence.ts';
import { answers, isUnreachable, refuses, server } from '#web-test/server.ts';
import { acceptSockets } from '#web-test/sockets.ts';
import {
  CheckPaymentDocument,
  ConfirmOrderDocument,
  CongratulationsPageDocument,
  PayPageDocument,
  SendOrderCodeDocument,
  StartPaymentDocument,
  ViewOrderPageDocument,
  type ConfirmOrderMutation,
  type StartPaymentMutation,
} from '#web/generated/graphql.ts';
import { leaving } from '#web/lib/redirect.ts';
import { loadMessages } from '#web/messages/translate.ts';

beforeEach(() => signedInAs(rahima));

const PROVIDER = 'https://pay.example/session-1';
const started = (redirectUrl: string | null = PROVIDER, order = anUnpaidOrder()): StartPaymentMutation => ({
  startPayment: { __typename: 'StartPaymentSuccess', redirectUrl, order },
});

/** Opens the page, as from the checkout if it starts. `left` gets the pages to which the tab is led. */
const openPay = (
  order: ReturnType<typeof anOrder> | null = anUnpaidOrder(),
  { starts = false, language }: { starts?: boolean; language?: Parameters<typeof openShop>[1] } = {},
) => {
  server.use(answers(PayPageDocument, { order }));
  const { user, stores } = openShop(
    { pathname: '/pay/order-1', state: starts ? { isPlaced: true, starts: true } : null },
    language,
  );
  const left = vi.spyOn(stores.get(leaving), 'to').mockImplementation(() => undefined);
  return { user, left };
};

/** Answers the start of a payment. Returns what was asked. */
const starting = (answer: StartPaymentMutation = started()) => {
  const asked = vi.fn();
  server.use(
    answers(StartPaymentDocument, ({ input }) => {
      asked(input);
      return answer;
    }),
  );
  return asked;
};

const unreachable: StartPaymentMutation = {
  startPayment: { __typename: 'PaymentNotPossible', ...serverSentence(PAYMENT_FAILURES.UNREACHABLE) },
};

/** The phone is sold out; the shop says its name in English. */
const soldOut: StartPaymentMutation = {
  startPayment: {
    __typename: 'OutOfStock',
    ...serverSentence(ORDER_MESSAGES.soldOut, { product: 'Pathao Phone', available: 0 }),
    productId: 'product-1',
  },
};

const thanks = () => screen.findByRole('heading', { name: 'Thank you for your order!' });

const pay = () => screen.findByRole('button', { name: /^Pay \$460\.00 with/ });
const live = (element: HTMLElement) => element.closest('[aria-live]')?.getAttribute('aria-live');

describe('an order that waits for its payment', () => {
  test('says what is to be paid in dollars and taka, and offers what the shop takes', async () => {
    openPay(anUnpaidOrder({ methods: ['CARD', 'BKASH', 'CASH_ON_DELIVERY'] }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay for your order' })).toBeVisible();
    expect(screen.getByText('৳56,350.00, at ৳122.50 for $1.00')).toBeVisible();
    expect(screen.getByText('#10001')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Save bKash Account' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Credit/Debit Card' })).toBeEnabled();
    expect(screen.queryByRole('radio', { name: 'Nagad' })).toBeNull();
    expect(screen.getByText('Not available: Nagad, Instalment, Rocket')).toBeVisible();
  });

  test('leads this tab to the provider, once for a double click', async () => {
    const { user, left } = openPay();
    const asked = starting();
    await user.click(await screen.findByRole('radio', { name: 'Nagad' }));
    await user.dblClick(screen.getByRole('button', { name: 'Pay $460.00 with Nagad' }));
    await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(PROVIDER));
    expect(asked).toHaveBeenCalledExactlyOnceWith({ orderId: 'order-1', method: 'NAGAD' });
    // Should the browser stay here, a link leads on.
    expect(screen.getByRole('link', { name: /Open it here/ })).toHaveAttribute('href', PROVIDER);
  });

  test('starts by itself after the checkout, and not again when somebody comes back', async () => {
    const asked = starting();
    const { left } = openPay(anUnpaidOrder(), { starts: true });
    await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(PROVIDER));
    expect(asked).toHaveBeenCalledExactlyOnceWith({ orderId: 'order-1', method: 'BKASH' });
    // As the browser does with a page that it has kept.
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await pay()).toHaveAttribute('aria-busy', 'false');
    expect(asked).toHaveBeenCalledOnce();
  });

  test('does not start by itself once it was tried', async () => {
    const asked = starting();
    openPay(anUnpaidOrder({ attempts: [anAttempt({ status: 'CANCELLED' })] }), { starts: true });
    await pay();
    expect(asked).not.toHaveBeenCalled();
  });

  test('can be changed to Cash on Delivery, and is thanked for then', async () => {
    const { user } = openPay();
    starting(started(null, anOrder()));
    server.use(answers(CongratulationsPageDocument, { order: anOrder() }));
    await user.click(await screen.findByRole('radio', { name: 'Cash on Delivery' }));
    await user.click(screen.getByRole('button', { name: 'Pay $460.00 at the door' }));
    expect(await thanks()).toBeVisible();
    expect(currentAddress()).toBe('/order/congratulations/order-1');
  });

  test('asks for a method when the chosen one is not offered any more', async () => {
    const { user } = openPay(anUnpaidOrder({ methods: ['CARD'] }));
    await user.click(await screen.findByRole('button', { name: 'Pay now' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose how you would like to pay.');
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  test('says how long the products are reserved', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T09:30:00.000Z'));
    openPay(anUnpaidOrder({ reservedUntil: '2026-11-20T09:43:30.000Z' }));
    expect(await screen.findByText(/reserved for you for 14 more minutes/)).toBeVisible();
  });

  test('says that the reservation is over', async () => {
    openPay(anUnpaidOrder({ reservedUntil: '2026-11-20T09:43:30.000Z' }));
    expect(await screen.findByText(/^The products are no longer reserved/)).toBeVisible();
  });

  test('in Bangla has Bangla amounts', async () => {
    openPay(anUnpaidOrder({ attempts: [anAttempt({ status: 'FAILED', failure: 'LOW_BALANCE' })] }), {
      language: await loadMessages('bn'),
    });
    expect(await screen.findByText('৳৫৬,৩৫০.০০, $১.০০ = ৳১২২.৫০ হারে')).toBeVisible();
    expect(screen.getByRole('button', { name: 'বিকাশ দিয়ে $৪৬০.০০ দিন' })).toBeVisible();
    expect(screen.queryByText(PAYMENT_FAILURES.LOW_BALANCE)).toBeNull();
  });
});

describe('a payment that does not come about', () => {
  test.each(['DECLINED', 'LOW_BALANCE', 'EXPIRED', 'PROVIDER_REFUSED'] as const)(
    '%s: says why, and can be tried again with another method',
    async (failure) => {
      const { user, left } = openPay(anUnpaidOrder({ attempts: [anAttempt({ status: 'FAILED', failure })] }));
      const asked = starting();
      const why = await screen.findByText(PAYMENT_FAILURES[failure]);
      expect(live(why)).toBe('polite');
      await user.click(screen.getByRole('radio', { name: 'Credit/Debit Card' }));
      await user.click(screen.getByRole('button', { name: 'Pay $460.00 with your card' }));
      await waitFor(() => expect(left).toHaveBeenCalledOnce());
      expect(asked).toHaveBeenCalledExactlyOnceWith({ orderId: 'order-1', method: 'CARD' });
    },
  );

  test('cancelled: says so, and that nothing was taken', async () => {
    openPay(anUnpaidOrder({ attempts: [anAttempt({ status: 'CANCELLED' })] }));
    expect(await screen.findByText('You have cancelled the payment with bKash.')).toBeVisible();
    expect(screen.getByText('No money was taken, and your order is kept.')).toBeVisible();
  });

  test('too late: does not say that nothing was taken', async () => {
    openPay(anUnpaidOrder({ attempts: [anAttempt({ status: 'EXPIRED' })] }));
    expect(await screen.findByText(PAYMENT_FAILURES.EXPIRED)).toBeVisible();
    expect(screen.queryByText(/^No money was taken/)).toBeNull();
  });

  test('sold out meanwhile: says what, keeps the choice, and leads to the order', async () => {
    const { user, left } = openPay();
    starting(soldOut);
    await user.click(await screen.findByRole('radio', { name: 'Nagad' }));
    await user.click(await pay());
    const alert = await screen.findByText('Pathao Phone is sold out.');
    expect(alert).toHaveFocus();
    expect(screen.getByText(/^Nothing was paid\. Your order is kept/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Nagad' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '/vieworder/order-1');
    expect(left).not.toHaveBeenCalled();
  });

  test('sold out meanwhile: names the product in the language of the page', async () => {
    const order = anUnpaidOrder();
    const lines = order.lines.map((line) => ({ ...line, name: 'পাঠাও ফোন' }));
    const { user } = openPay({ ...order, lines }, { language: await loadMessages('bn') });
    starting(soldOut);
    await user.click(await screen.findByRole('button', { name: /দিন$/ }));
    expect(await screen.findByText('পাঠাও ফোন শেষ হয়ে গেছে।')).toHaveFocus();
  });

  test('the provider cannot be reached: another method can be chosen', async () => {
    const { user, left } = openPay();
    starting(unreachable);
    await user.click(await pay());
    expect(await screen.findByText(PAYMENT_FAILURES.UNREACHABLE)).toHaveFocus();
    starting();
    await user.click(screen.getByRole('radio', { name: 'Nagad' }));
    expect(screen.queryByText(PAYMENT_FAILURES.UNREACHABLE)).toBeNull();
    await user.click(await pay());
    await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(PROVIDER));
  });

  test('the shop cannot be reached: the choice stays, and it can be tried again', async () => {
    const { user } = openPay();
    server.use(isUnreachable(StartPaymentDocument));
    await user.click(await screen.findByRole('radio', { name: 'Nagad' }));
    await user.click(await pay());
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached|connection/);
    expect(screen.getByRole('radio', { name: 'Nagad' })).toBeChecked();
  });
});

describe('a payment that is under way', () => {
  test('is asked about, and cannot be paid twice while it is confirmed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const confirming = anUnpaidOrder({ attempts: [anAttempt({ status: 'CONFIRMING' })] });
    const asked = vi.fn();
    server.use(
      answers(CheckPaymentDocument, (variables) => {
        asked(variables);
        return { checkPayment: confirming };
      }),
    );
    openPay(confirming);
    const heading = await screen.findByRole('heading', { name: 'We are confirming your payment' });
    expect(live(heading)).toBe('polite');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByText(/longer than usual/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith({ orderId: 'order-1' }));
    for (const seconds of [3, 5, 8, 12]) await act(() => vi.advanceTimersByTimeAsync(seconds * 1000 + 500));
    expect(await screen.findByText(/^It takes longer than usual/)).toBeVisible();
    // Calmly: not more often than the pauses say.
    expect(asked.mock.calls.length).toBeLessThanOrEqual(6);
  });

  test('is thanked for once the answer says that it is paid', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const paid = anOrder({ paymentMethod: 'BKASH', payment: { collectedCents: 46_000, toCollectCents: 0 } });
    server.use(
      answers(CheckPaymentDocument, { checkPayment: paid }),
      answers(CongratulationsPageDocument, { order: paid }),
    );
    openPay(anUnpaidOrder({ attempts: [anAttempt({ status: 'CONFIRMING' })] }));
    await screen.findByRole('heading', { name: 'We are confirming your payment' });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(await thanks()).toBeVisible();
    expect(currentAddress()).toBe('/order/congratulations/order-1');
    expect(await screen.findByText('We have received your payment of $460.00.')).toBeVisible();
  });

  test('follows the order live: also a payment that another page has made', async () => {
    const sockets = acceptSockets();
    openPay();
    await pay();
    await waitFor(() => expect(sockets.open[0]?.subscription).toBeDefined());
    const paid = anOrder({ payment: { collectedCents: 46_000 } });
    server.use(answers(CongratulationsPageDocument, { order: paid }));
    act(() => sockets.open[0]?.push({ orderChanged: paid }));
    expect(await thanks()).toBeVisible();
    expect(currentAddress()).toBe('/order/congratulations/order-1');
  });

  test('and open: goes on with the same method, or another one', async () => {
    server.use(answers(CheckPaymentDocument, { checkPayment: anUnpaidOrder({ attempts: [anAttempt()] }) }));
    const { user, left } = openPay(anUnpaidOrder({ attempts: [anAttempt()] }));
    const asked = starting();
    expect(await screen.findByText(/^A payment with bKash is open, and not finished/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on with bKash' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(asked).toHaveBeenCalledExactlyOnceWith({ orderId: 'order-1', method: 'BKASH' });
  });

  test('is asked about at once when somebody looks at the page again', async () => {
    const order = anUnpaidOrder({ attempts: [anAttempt({ status: 'CONFIRMING' })] });
    const asked = vi.fn();
    server.use(
      answers(CheckPaymentDocument, () => {
        asked();
        return { checkPayment: order };
      }),
    );
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    openPay(order);
    await screen.findByRole('heading', { name: 'We are confirming your payment' });
    expect(asked).not.toHaveBeenCalled();
    hidden.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  });

  test('says when the shop cannot be asked, and asks again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.use(refuses(CheckPaymentDocument, 'UNAVAILABLE'));
    openPay(anUnpaidOrder({ attempts: [anAttempt({ status: 'CONFIRMING' })] }));
    await screen.findByRole('heading', { name: 'We are confirming your payment' });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(await screen.findByText(/^The shop cannot be reached right now/)).toBeVisible();
    const asked = vi.fn();
    server.use(
      answers(CheckPaymentDocument, () => {
        asked();
        return { checkPayment: anUnpaidOrder({ attempts: [anAttempt({ status: 'CONFIRMING' })] }) };
      }),
    );
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await waitFor(() => expect(screen.queryByText(/^The shop cannot be reached right now/)).toBeNull());
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('a deposit', () => {
  const deposit = { awaits: 'DEPOSIT', dueCents: 10_000, methods: ['NAGAD', 'BKASH'] } as const;

  test('says why and what is left for the door, and offers only what takes it', async () => {
    const order = anUnpaidOrder({ ...deposit, methods: [...deposit.methods] }, { paymentMethod: 'CASH_ON_DELIVERY' });
    const { user, left } = openPay(order);
    const asked = starting();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay a deposit' })).toBeVisible();
    expect(screen.getByText(/you pay the other \$360\.00 at the door/)).toBeVisible();
    expect(screen.getAllByRole('radio').map(({ id }) => id)).toEqual(['payment-NAGAD', 'payment-BKASH']);
    await user.click(screen.getByRole('radio', { name: 'Nagad' }));
    await user.click(screen.getByRole('button', { name: 'Pay $100.00 with Nagad' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(asked).toHaveBeenCalledExactlyOnceWith({ orderId: 'order-1', method: 'NAGAD' });
  });

  test('does not start by itself', async () => {
    const asked = starting();
    openPay(anUnpaidOrder({ ...deposit, methods: [...deposit.methods] }), { starts: true });
    await screen.findByRole('heading', { name: 'Pay a deposit' });
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('an order that waits for its code', () => {
  const confirmButton = () => screen.findByRole('button', { name: 'Confirm the order' });
  const invalid = (sentence: string) => ({
    __typename: 'InvalidInput' as const,
    ...serverSentence(sentence),
    fields: [{ field: 'code', ...serverSentence(sentence) }],
  });

  test('asks for the code that was sent, and leads to the thanks', async () => {
    const asked = vi.fn();
    const { user } = openPay(anUnconfirmedOrder());
    server.use(
      answers(CongratulationsPageDocument, { order: anOrder() }),
      answers(ConfirmOrderDocument, ({ input }): ConfirmOrderMutation => {
        asked(input);
        return { confirmOrder: { __typename: 'ConfirmOrderSuccess', order: anOrder() } };
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm your order' })).toBeVisible();
    expect(screen.getByText(/We have sent a code to rahima@gmail\.com/)).toBeVisible();
    const code = screen.getByRole('textbox', { name: 'Code' });
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await enter(user, code, '১২৩ 456');
    await user.click(await confirmButton());
    expect(await thanks()).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ orderId: 'order-1', code: '123456' });
  });

  test('says at the field why a code does not confirm it, and keeps what was typed', async () => {
    const asked = vi.fn();
    const { user } = openPay(anUnconfirmedOrder());
    server.use(
      answers(ConfirmOrderDocument, (): ConfirmOrderMutation => {
        asked();
        return { confirmOrder: invalid(TRUST_MESSAGES.codeWrong) };
      }),
    );
    await user.click(await confirmButton());
    const code = screen.getByRole('textbox', { name: 'Code' });
    expect(code).toHaveAccessibleDescription(expect.stringContaining(TRUST_MESSAGES.codeRequired) as string);
    await enter(user, code, '12345');
    expect(code).toHaveAccessibleDescription(expect.stringContaining(TRUST_MESSAGES.codeInvalid) as string);
    expect(asked).not.toHaveBeenCalled();
    await user.type(code, '6');
    await user.click(await confirmButton());
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(expect.stringContaining(TRUST_MESSAGES.codeWrong) as string),
    );
    expect(code).toHaveValue('123456');
    expect(code).toBeInvalid();
  });

  test('has a new code sent, or says why not', async () => {
    const { user } = openPay(anUnconfirmedOrder());
    const send = async () => user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    server.use(answers(SendOrderCodeDocument, { sendOrderCode: invalid(TRUST_MESSAGES.codeJustSent) }));
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(TRUST_MESSAGES.codeJustSent);
    server.use(
      answers(SendOrderCodeDocument, {
        sendOrderCode: { __typename: 'SendOrderCodeSuccess', order: { id: 'order-1' } },
      }),
    );
    await send();
    const sent = await screen.findByText('A new code is on its way. The one before is no longer valid.');
    expect(live(sent)).toBe('polite');
    expect(screen.queryByRole('alert')).toBeNull();
    // What is typed wrongly afterwards is all that is said.
    await user.click(await confirmButton());
    expect(sent).not.toBeInTheDocument();
  });

  test('can be paid online instead', async () => {
    const { user, left } = openPay(anUnconfirmedOrder({ methods: ['CARD', 'BKASH'], dueCents: 46_000 }));
    const asked = starting();
    await screen.findByText('Or pay online now: then no code is needed.');
    expect(screen.queryByRole('radio', { name: 'Cash on Delivery' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Credit/Debit Card' }));
    await user.click(await pay());
    await waitFor(() => expect(left).toHaveBeenCalledWith(PROVIDER));
    expect(asked).toHaveBeenCalledWith({ orderId: 'order-1', method: 'CARD' });
  });

  test('says no more of a payment that was given up for it', async () => {
    openPay(anUnconfirmedOrder({ attempts: [anAttempt({ status: 'CANCELLED' })] }));
    await confirmButton();
    expect(screen.queryByText(/^You have cancelled/)).toBeNull();
  });

  test('offers no payment where the shop takes none online', async () => {
    openPay(anUnconfirmedOrder());
    await confirmButton();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByText(/^Or pay online/)).toBeNull();
  });

  test('reads in Bangla', async () => {
    openPay(anUnconfirmedOrder(), { language: await loadMessages('bn') });
    expect(await screen.findByRole('heading', { level: 1, name: 'অর্ডারটি নিশ্চিত করুন' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'নতুন কোড পাঠান' })).toBeVisible();
  });
});

describe('an order that waits for nothing', () => {
  test('leads to the thanks', async () => {
    server.use(answers(CongratulationsPageDocument, { order: anOrder() }));
    openPay(anOrder());
    expect(await thanks()).toBeVisible();
    expect(currentAddress()).toBe('/order/congratulations/order-1');
  });

  test('and is on its way leads to the order', async () => {
    const order = anOrder({ status: 'SHIPPED' });
    server.use(answers(ViewOrderPageDocument, { order }));
    openPay(order);
    await screen.findByRole('heading', { name: 'Order details' });
    expect(currentAddress()).toBe('/vieworder/order-1');
  });

  test('since it is cancelled says so', async () => {
    openPay(anOrder({ status: 'CANCELLED' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This order is cancelled' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'See the order' })).toBeVisible();
  });

  test('of somebody else leads an admin to the order, which has no button to pay', async () => {
    signedInAs(karim);
    const order = anUnpaidOrder();
    server.use(answers(ViewOrderPageDocument, { order }));
    openPay(order);
    await screen.findByRole('heading', { name: 'Order details' });
    expect(currentAddress()).toBe('/vieworder/order-1');
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  });

  test("is not found when it is unknown or somebody else's", async () => {
    openPay(null);
    expect(await screen.findByRole('heading', { name: 'We cannot find this order' })).toBeVisible();
  });
});

test('the thanks for an order that still waits for its payment are its payment', async () => {
  server.use(
    answers(CongratulationsPageDocument, { order: anUnpaidOrder() }),
    answers(PayPageDocument, { order: anUnpaidOrder() }),
  );
  openShop('/order/congratulations/order-1');
  await waitFor(() => expect(currentAddress()).toBe('/pay/order-1'));
  await pay();
});
