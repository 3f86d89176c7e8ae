import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CongratulationsPageDocument,
  OrderTrackingPageDocument,
  ViewOrderPageDocument,
  type OrderStatus,
} from '../../generated/graphql.ts';
import { expectConsole } from '../../../test/consoleOutput.ts';
import { anOrder, chooseToBuy } from '../../../test/orders.ts';
import { rahima, signedInAs } from '../../../test/people.ts';
import { openShop } from '../../../test/render.tsx';
import { answers, isUnreachable, server } from '../../../test/server.ts';
import { readPurchase } from './checkout/purchase/purchase.ts';

beforeEach(() => signedInAs(rahima));

const isRow = (term: string, text: string) =>
  expect(screen.getByRole('row', { name: new RegExp(`^${term}\\s+${text}`) })).toBeVisible();

const totalsAreShown = () => {
  for (const amount of ['$400.00', '$60.00', '$460.00']) expect(screen.getByText(amount)).toBeVisible();
  expect(screen.getByText('incl. $60 delivery')).toBeVisible();
};

describe('congratulations (spec §2)', () => {
  test('thanks, shows address and summary, and clears the stored product', async () => {
    chooseToBuy();
    server.use(answers(CongratulationsPageDocument, { order: anOrder() }));
    openShop('/order/congratulations/order-1');
    expect(await screen.findByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
    isRow('Name', 'Rahima Khatun');
    isRow('Phone Number', '01712345678');
    isRow('Expected delivery', '16 - 19 Jan');
    totalsAreShown();
    expect(screen.getByRole('link', { name: 'View Your Order' })).toHaveAttribute(
      'href',
      '/vieworder/order-1',
    );
    expect(readPurchase()).toBeNull();
    expect(sessionStorage.getItem('checkout')).toBeNull();
  });

  test('keeps the stored product while the order cannot be shown', async () => {
    chooseToBuy();
    server.use(isUnreachable(CongratulationsPageDocument));
    expectConsole(/^Failed to fetch data/);
    const { user } = openShop('/order/congratulations/order-1');
    expect(await screen.findByRole('heading', { name: 'Failed to fetch data' })).toBeVisible();
    expect(screen.getByText(/The shop cannot be reached/)).toBeVisible();
    expect(readPurchase()).not.toBeNull();
    server.use(answers(CongratulationsPageDocument, { order: anOrder() }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  });
});

describe('order details (spec §2)', () => {
  test('shows id, status, payment, real dates, address, product, totals and the promise', async () => {
    server.use(answers(ViewOrderPageDocument, { order: anOrder({ status: 'SHIPPED' }) }));
    openShop('/vieworder/order-1');
    expect(await screen.findByText('order-1')).toBeVisible();
    isRow('Status', 'Shipped');
    expect(screen.getByText(/^The courier has your order. Next, /)).toBeVisible();
    isRow('Placed on', '20 Nov 2026, 15:30');
    isRow('Last change', '21 Nov 2026, 10:00');
    isRow('Payment method', 'Cash on Delivery');
    isRow('Address', 'House 7, Road 3, Dhanmondi, Dhaka');
    isRow('Expected delivery', '16 - 19 Jan');
    expect(screen.getByText('Pathao Phone')).toBeVisible();
    totalsAreShown();
    expect(screen.getByText(/within 24 hours on working days/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute(
      'href',
      '/ordertracking/order-1',
    );
  });

  test('copies the id and shows a check for 2 seconds', async () => {
    server.use(answers(ViewOrderPageDocument, { order: anOrder() }));
    openShop('/vieworder/order-1');
    const button = await screen.findByRole('button', { name: 'Copy order id' });
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

test.each(['vieworder', 'ordertracking'])(
  '%s of what was delivered expects nothing any more',
  async (page) => {
    const order = anOrder({ status: 'DELIVERED' });
    server.use(answers(ViewOrderPageDocument, { order }), answers(OrderTrackingPageDocument, { order }));
    openShop(`/${page}/order-1`);
    await screen.findByText(/order-1/);
    expect(screen.queryByText(/Expected delivery/)).toBeNull();
  },
);

describe('order tracking (spec §4)', () => {
  const STEPS = ['Order Placed', 'Order Processed', 'Shipped', 'Out for Delivery', 'Delivery successful'];

  test.each<[OrderStatus, number]>([
    ['PENDING', 1],
    ['PROCESSED', 2],
    ['SHIPPED', 3],
    ['OUT_FOR_DELIVERY', 4],
    ['DELIVERED', 5],
  ])('%s: %i steps done, connectors coloured before the current one', async (status, done) => {
    server.use(answers(OrderTrackingPageDocument, { order: anOrder({ status }) }));
    openShop('/ordertracking/order-1');
    await screen.findByRole('heading', { name: 'Order tracking' });
    const timeline = screen.getAllByRole('listitem').filter((item) => item.dataset['done'] !== undefined);
    expect(timeline).toHaveLength(5);
    timeline.forEach((item, index) => expect(within(item).getByText(STEPS[index] ?? '')).toBeVisible());
    expect(timeline.map((item) => item.dataset['done'])).toEqual(
      STEPS.map((_, index) => String(index < done)),
    );
    expect(timeline.findIndex((item) => item.getAttribute('aria-current') === 'step')).toBe(done - 1);
    const connectors = timeline.map(
      (item) => item.querySelector<HTMLElement>('[data-connector]')?.dataset['connector'],
    );
    expect(connectors).toEqual(
      STEPS.map((_, index) => (index === 4 ? undefined : index < done - 1 ? 'coloured' : 'plain')),
    );
  });

  test('shows when each step was reached', async () => {
    server.use(answers(OrderTrackingPageDocument, { order: anOrder({ status: 'PROCESSED' }) }));
    openShop('/ordertracking/order-1');
    await waitFor(() => expect(screen.getByText('21 Nov 2026, 10:00')).toBeVisible());
    expect(screen.getByText('20 Nov 2026, 15:30')).toBeVisible();
    expect(screen.getByText('Expected delivery: 16 - 19 Jan')).toBeVisible();
  });
});
