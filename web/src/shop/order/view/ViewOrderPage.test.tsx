import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ViewOrderPageDocument, type OrderStatus } from '../../../generated/graphql.ts';
import { loadMessages } from '../../../messages/translate.ts';
import { anOrder } from '../../../../test/orders.ts';
import { rahima, signedInAs } from '../../../../test/people.ts';
import { openShop } from '../../../../test/render.tsx';
import { answers, server } from '../../../../test/server.ts';

beforeEach(() => signedInAs(rahima));

const openOrder = async (order = anOrder(), ...language: Parameters<typeof openShop>[1][]) => {
  server.use(answers(ViewOrderPageDocument, { order }));
  const { user } = openShop('/vieworder/order-1', ...language);
  await screen.findByText('order-1');
  return user;
};

const isRow = (term: string, text: string) =>
  expect(screen.getByRole('row', { name: new RegExp(`^${term}\\s+${text}`) })).toBeVisible();

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
    expect(screen.getByText(/within 24 hours on working days/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute(
      'href',
      '/ordertracking/order-1',
    );
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
    '%s: nothing is expected',
    async (status) => {
      await openOrder(anOrder({ status }));
      expect(screen.queryByRole('row', { name: /^Expected delivery/ })).toBeNull();
    },
  );

  test('of a cancelled order it says who cancelled it and why, and promises nothing', async () => {
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
    expect(screen.queryByText(/within 24 hours/)).toBeNull();
  });

  test('a promotion is a line of the totals', async () => {
    await openOrder(anOrder({ adjustments: [{ code: 'EID10', amountCents: -4_000 }] }));
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
