import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ViewOrderPageDocument, type OrderStatus } from '#web/generated/graphql.ts';
import { loadMessages } from '#web/messages/translate.ts';
import { anAttempt, anOrder, anOrderOfSeveral, anUnpaidOrder } from '#web-test/orders.ts';
import { rahima, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';

beforeEach(() => signedInAs(rahima));

const openOrder = async (order = anOrder(), ...language: Parameters<typeof openShop>[1][]) => {
  server.use(answers(ViewOrderPageDocument, { order }));
  const { user } = openShop('/vieworder/order-1', ...language);
  await screen.findByText('order-1');
  return user;
};

const isRow = (term: string, text: string) =>
  expect(screen.getByRole('row', { name: new RegExp(`^${term}\\s+${text}`) })).toBeVisible();

const isNoRow = (term: string) => expect(screen.queryByRole('row', { name: new RegExp(`^${term}`) })).toBeNull();

const at = (day: number) => `2026-11-${day}T04:00:00.000Z`;

describe('order details (spec §2)', () => {
  test('shows number, id, status, real dates, address, product, totals and the promise', async () => {
    await openOrder(anOrder({ status: 'SHIPPED' }));
    expect(screen.getByText('#10001')).toBeVisible();
    isRow('Status', 'Shipped');
    isRow('Placed on', '20 Nov 2026, 15:30');
    isRow('Last change', '21 Nov 2026, 10:00');
    isRow('Address', 'House 7, Road 3, Dhanmondi, Dhaka');
    isRow('Expected delivery', '16 - 19 Jan');
    expect(screen.getByText('Pathao Phone')).toBeVisible();
    for (const term of ['Items total', 'Delivery fee', 'Total']) expect(screen.getByText(term)).toBeVisible();
    expect(screen.getByText('incl. $60 delivery')).toBeVisible();
    expect(screen.getByText('We process every order within 24 hours on working days.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute('href', '/ordertracking/order-1');
  });

  test('has the steps of the tracking page', async () => {
    await openOrder(anOrder({ status: 'OUT_FOR_DELIVERY' }));
    const steps = screen.getAllByRole('listitem').filter((item) => item.dataset['done'] !== undefined);
    expect(steps.map((step) => step.dataset['done'])).toEqual(['true', 'true', 'true', 'true', 'false']);
    expect(steps[3]).toHaveAttribute('aria-current', 'step');
    expect(steps[3]).toHaveTextContent('Out for Delivery');
  });

  test.each<[OrderStatus, RegExp]>([
    ['PENDING', /Next, we check and pack it: within 24 hours on working days/],
    ['PROCESSED', /Next, we hand it to the courier/],
    ['SHIPPED', /Next, it travels to the courier’s office near you/],
    ['OUT_FOR_DELIVERY', /on the way to you/],
    ['DELIVERED', /Your order has arrived/],
    ['CANCELLED', /nothing will be sent/],
    ['RETURNED', /We have your parcel back/],
  ])('%s: says in words what happens next', async (status, words) => {
    await openOrder(anOrder({ status }));
    expect(screen.getByText(words)).toBeVisible();
  });

  test.each<OrderStatus>(['DELIVERED', 'CANCELLED', 'RETURNED'])(
    '%s: nothing is expected or promised',
    async (status) => {
      await openOrder(anOrder({ status }));
      expect(screen.queryByRole('row', { name: /^Expected delivery/ })).toBeNull();
      expect(screen.queryByText(/within 24 hours/)).toBeNull();
    },
  );

  test('of a cancelled order it says who cancelled it and why', async () => {
    const [placed] = anOrder().history;
    const cancelled = {
      status: 'CANCELLED',
      at: at(21),
      actor: 'ADMIN',
      reason: 'The lamp broke here.',
    } as const;
    await openOrder(anOrder({ status: 'CANCELLED', history: [...(placed ? [placed] : []), cancelled] }));
    isRow('Cancelled by', 'The shop');
    isRow('Reason', 'The lamp broke here.');
    expect(screen.queryByText('The customer')).toBeNull();
  });

  test('of an order that is sent in parts it says which lines have left', async () => {
    const parcel = {
      id: 'parcel-1',
      carrier: 'Pathao',
      trackingNumber: 'P-77',
      shippedAt: at(22),
      lines: [{ orderLineId: 'order-1-line', quantity: 1 }],
    };
    const order = anOrderOfSeveral();
    await openOrder({ ...order, status: 'PROCESSED', shipments: [parcel], shippedPieces: 1 });
    expect(screen.getByText(/Qty: 2 · 1 of 2 sent/)).toBeVisible();
    expect(screen.getByText(/ · 0 of \d sent/)).toBeVisible();
    isRow('Status', 'Order Processed ?1 of \\d sent');
  });

  test('a promotion is a line of the totals', async () => {
    await openOrder(anOrder({ adjustments: [{ kind: 'PROMOTION', code: 'EID10', amountCents: -4_000 }] }));
    expect(screen.getByText('Promotion EID10')).toBeVisible();
    expect(screen.getByText('−$40.00')).toBeVisible();
  });

  test('in Bangla the number has Bangla figures', async () => {
    await openOrder(anOrder(), await loadMessages('bn'));
    expect(screen.getByText('#১০০০১')).toBeVisible();
    expect(screen.getByText(/^আপনার অর্ডার পেয়েছি/)).toBeVisible();
  });

  test('copies the id and shows a check for 2 seconds', async () => {
    await openOrder();
    const button = screen.getByRole('button', { name: 'Copy order id' });
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    vi.useFakeTimers();
    const icon = () => button.querySelector('svg')?.dataset['icon'];
    expect(icon()).toBe('copy');
    await act(async () => fireEvent.click(button));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('order-1');
    expect(screen.getByText('Order id copied')).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1999));
    expect(icon()).toBe('check');
    act(() => vi.advanceTimersByTime(1));
    expect(icon()).toBe('copy');
    vi.unstubAllGlobals();
  });

  test("is not found when it is unknown or somebody else's", async () => {
    server.use(answers(ViewOrderPageDocument, { order: null }));
    openShop('/vieworder/order-2');
    expect(await screen.findByRole('heading', { name: 'We cannot find this order' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See My Orders' })).toHaveAttribute('href', '/customer/order');
  });
});

describe('the payment', () => {
  const money = { collectedCents: 0, refundedCents: 0, refundDueCents: 0, toCollectCents: 0 };

  test('cash on delivery says what to have ready at the door', async () => {
    await openOrder(anOrder({ payment: { ...money, toCollectCents: 46_000 } }));
    isRow('Payment method', 'Cash on Delivery');
    isRow('To pay at the door', '\\$460.00');
    expect(screen.getByText(/have the amount ready when the courier comes/)).toBeVisible();
    isNoRow('Paid');
  });

  test('what was paid is no longer asked for', async () => {
    await openOrder(anOrder({ status: 'DELIVERED', payment: { ...money, collectedCents: 46_000 } }));
    isRow('Paid', '\\$460.00');
    isNoRow('To pay at the door');
    expect(screen.queryByText(/have the amount ready/)).toBeNull();
  });

  test('what is to be paid back, and what was, is said apart', async () => {
    const payment = { ...money, collectedCents: 46_000, refundedCents: 10_000, refundDueCents: 36_000 };
    await openOrder(anOrder({ status: 'CANCELLED', payment }));
    isRow('Paid back', '\\$100.00');
    isRow('To be paid back to you', '\\$360.00');
    expect(screen.getByText(/We pay it back the way you paid/)).toBeVisible();
  });

  test('an order that waits for its payment says so, promises nothing yet, and leads to it', async () => {
    await openOrder(anUnpaidOrder());
    expect(screen.getByText(/^Your order waits for its payment/)).toBeVisible();
    expect(screen.queryByText(/^We process every order within/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/pay/order-1');
  });

  test.each([
    ['DEPOSIT', /^Your order waits for a deposit/, 'Pay the deposit'],
    ['CODE', /^Your order waits until you confirm it/, 'Enter the code'],
  ] as const)('%s: says what it waits for, and leads there', async (awaits, words, name) => {
    await openOrder(anUnpaidOrder({ awaits }));
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/pay/order-1');
  });

  test('each attempt has its amount in both currencies, at its own rate, how it ended, and the number of what was paid', async () => {
    const failed = anAttempt({ id: 'attempt-1', status: 'FAILED', failure: 'DECLINED', method: 'CARD' });
    const paid = anAttempt({
      id: 'attempt-2',
      status: 'PAID',
      rate: 123,
      amountPaisa: 5_658_000,
      transactionId: 'CKM20HT4JK',
    });
    await openOrder(anOrder({ payment: { ...money, collectedCents: 46_000, attempts: [paid, failed] } }));
    const attempts = screen.getByRole('heading', { name: 'Attempts to pay' }).nextElementSibling;
    const items = within(attempts as HTMLElement).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Save bKash AccountPaid$460.00 = ৳56,580.00, at ৳123.00 for $1.00 · 20 Nov 2026, 15:31 · Transaction CKM20HT4JK',
      'Credit/Debit CardFailed$460.00 = ৳56,350.00, at ৳122.50 for $1.00 · 20 Nov 2026, 15:31',
    ]);
  });

  test('each refund says how far it is', async () => {
    const refund = {
      id: 'refund-1',
      method: 'BKASH',
      status: 'SENT',
      amountCents: 10_000,
      amountPaisa: 1_225_000,
      reference: 'RF-7',
      requestedAt: at(22),
    } as const;
    await openOrder(anOrder({ payment: { ...money, refunds: [refund] } }));
    const refunds = screen.getByRole('heading', { name: 'Refunds' }).nextElementSibling;
    expect(refunds).toHaveTextContent(
      'Save bKash AccountOn its way$100.00 = ৳12,250.00 · 22 Nov 2026, 10:00 · Transaction RF-7',
    );
  });

  test('another method has nothing to do with the door', async () => {
    await openOrder(anOrder({ paymentMethod: 'BKASH', payment: { ...money, toCollectCents: 46_000 } }));
    isRow('Payment method', 'Save bKash Account');
    isRow('To be paid', '\\$460.00');
    expect(screen.queryByText('To pay at the door')).toBeNull();
  });
});

describe('the shipments', () => {
  const first = {
    id: 's1',
    carrier: 'Pathao',
    trackingNumber: 'PTH-1',
    shippedAt: at(22),
    lines: [{ orderLineId: 'order-1-line', quantity: 1 }],
  };

  test('one for everything: carrier and tracking number, which can be copied', async () => {
    const all = { ...first, lines: [{ orderLineId: 'order-1-line', quantity: 2 }] };
    await openOrder(anOrder({ status: 'SHIPPED', shipments: [all] }));
    isRow('Carrier', 'Pathao');
    isRow('Tracking number', 'PTH-1');
    isRow('Handed over', '22 Nov 2026, 10:00');
    isNoRow('Products');
    expect(screen.getByRole('button', { name: 'Copy tracking number' })).toBeVisible();
  });

  test('a part of an order: what is in it, and that the rest follows', async () => {
    await openOrder(anOrder({ status: 'PROCESSED', shipments: [first] }));
    expect(screen.getByRole('heading', { name: 'Shipment 1' })).toBeVisible();
    isRow('Products', '1 × Pathao Phone');
    expect(screen.getByText(/Part of your order is on its way/)).toBeVisible();
  });

  test('several: each has its own', async () => {
    const second = { ...first, id: 's2', carrier: 'RedX', trackingNumber: 'RDX-2' };
    await openOrder(anOrder({ status: 'SHIPPED', shipments: [first, second] }));
    const headings = screen.getAllByRole('heading', { name: /^Shipment \d/ });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Shipment 1', 'Shipment 2']);
    const parcel = within(headings[1]?.parentElement ?? document.body);
    expect(parcel.getByRole('row', { name: 'Carrier RedX' })).toBeVisible();
  });

  test('before there is one, nothing is said of them', async () => {
    await openOrder();
    expect(screen.queryByRole('heading', { name: 'Shipments' })).toBeNull();
  });
});
