import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectConsole } from '#web-test/consoleOutput.ts';
import { anOrder } from '#web-test/orders.ts';
import { rahima, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';
import { acceptSockets, type Sockets } from '#web-test/sockets.ts';
import { OrderTrackingPageDocument, TrackPageDocument, type OrderStatus } from '#web/generated/graphql.ts';
import { loadMessages } from '#web/messages/translate.ts';

const at = (day: number) => `2026-11-${day}T04:00:00.000Z`;
const change = (status: OrderStatus, day: number, reason: string | null = null) => ({
  status,
  at: at(day),
  actor: 'ADMIN' as const,
  reason,
});

const tracked = (status: OrderStatus = 'SHIPPED') => ({
  number: 10_042,
  status,
  history: [
    { status: 'PENDING' as const, at: at(20) },
    { status, at: at(21) },
  ],
  delivery: { from: '2027-01-16', to: '2027-01-19' },
  shipments: [{ carrier: 'Pathao Courier', trackingNumber: 'PT-7', shippedAt: at(21) }],
});

/** The steps with their state, as screen readers have them. */
const steps = () =>
  screen
    .getAllByRole('listitem')
    .filter(({ dataset }) => dataset['done'] !== undefined)
    .map((item) => `${item.querySelector('p')?.textContent} ${item.dataset['done']}`);

const subscribed = async (sockets: Sockets, count = 1) => {
  await waitFor(() => expect(sockets.count).toBe(count));
  const socket = sockets.open.at(-1);
  await waitFor(() => expect(socket?.subscription).toBeDefined());
  if (!socket) throw new Error('No socket is open.');
  return socket;
};

/** Counts how often the page asks over HTTP. */
const answersOrder = (order: () => ReturnType<typeof anOrder>) => {
  const asked = vi.fn();
  server.use(
    answers(OrderTrackingPageDocument, () => {
      asked();
      return { order: order() };
    }),
  );
  return asked;
};

/** Lets the intervals of this page run out by hand. */
const handleIntervals = () => {
  const set = vi.spyOn(globalThis, 'setInterval');
  return async (ms: number) => {
    const [run] = set.mock.calls.findLast(([, after]) => after === ms) ?? [];
    if (typeof run !== 'function') throw new Error('The page has no such interval.');
    await act(async () => run());
  };
};

const setVisible = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => signedInAs(rahima));

describe('a live page', () => {
  test('moves when the order moves, without asking, and says so to screen readers', async () => {
    const sockets = acceptSockets();
    const asked = answersOrder(() => anOrder());
    openShop('/ordertracking/order-1');
    const socket = await subscribed(sockets);
    expect(socket.url).toBe('ws://localhost:3000/graphql');
    expect(socket.params).toEqual({ token: localStorage.getItem('token'), language: 'en' });
    expect(socket.subscription?.payload?.variables).toEqual({ id: 'order-1' });
    expect(steps()[1]).toBe('Order Processed false');

    act(() => socket.push({ orderChanged: anOrder({ status: 'PROCESSED' }) }));
    await waitFor(() => expect(steps()[1]).toBe('Order Processed true'));
    expect(screen.getByText(/^Your order is packed/).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(asked).toHaveBeenCalledOnce();
  });

  test('comes back by itself when the server ends or the network changes', async () => {
    const sockets = acceptSockets();
    answersOrder(() => anOrder());
    openShop('/ordertracking/order-1');
    (await subscribed(sockets)).close(1001);
    const next = await subscribed(sockets, 2);
    act(() => next.push({ orderChanged: anOrder({ status: 'SHIPPED' }) }));
    await waitFor(() => expect(steps()[2]).toBe('Shipped true'));
  });

  test('asks over HTTP when its token has ended, and comes back with the next one', async () => {
    const sockets = acceptSockets();
    const asked = answersOrder(() => anOrder());
    openShop('/ordertracking/order-1');
    const socket = await subscribed(sockets);
    await act(async () => socket.close(4403));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await subscribed(sockets, 2);
  });

  test('gives the socket up when the server never knows its token', async () => {
    const sockets = acceptSockets();
    const asked = answersOrder(() => anOrder());
    openShop('/ordertracking/order-1');
    for (let count = 1; count <= 3; count += 1) {
      const socket = await subscribed(sockets, count);
      await act(async () => socket.close(4403));
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(1 + count));
    }
    expect(sockets.count).toBe(3);
    expect(sockets.open).toEqual([]);
  });

  test('is left without a socket', async () => {
    const sockets = acceptSockets();
    answersOrder(() => anOrder());
    const { unmount } = openShop('/ordertracking/order-1');
    const socket = await subscribed(sockets);
    unmount();
    await waitFor(() => expect(socket.sent.at(-1)?.type).toBe('complete'));
    expect(sockets.open).toEqual([]);
  });
});

describe('a page without a socket', () => {
  test('asks every 15 seconds while it is visible, and when it becomes visible', async () => {
    const passes = handleIntervals();
    let status: OrderStatus = 'PENDING';
    const asked = answersOrder(() => anOrder({ status }));
    openShop('/ordertracking/order-1');
    await screen.findByRole('heading', { name: 'Order tracking' });
    status = 'PROCESSED';
    await passes(15_000);
    await waitFor(() => expect(steps()[1]).toBe('Order Processed true'));
    expect(asked).toHaveBeenCalledTimes(2);

    setVisible('hidden');
    status = 'SHIPPED';
    await passes(15_000);
    expect(asked).toHaveBeenCalledTimes(2);
    await act(async () => setVisible('visible'));
    await waitFor(() => expect(steps()[2]).toBe('Shipped true'));
  });

  test('does not ask while a socket is open', async () => {
    const passes = handleIntervals();
    const sockets = acceptSockets();
    const asked = answersOrder(() => anOrder());
    openShop('/ordertracking/order-1');
    const socket = await subscribed(sockets);
    await passes(15_000);
    expect(asked).toHaveBeenCalledOnce();
    await act(async () => socket.close(4429));
    await passes(15_000);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    // What the server refuses for good is not tried again.
    expect(sockets.count).toBe(1);
  });

  test('keeps what it shows while the shop cannot be reached', async () => {
    const passes = handleIntervals();
    answersOrder(() => anOrder());
    openShop('/ordertracking/order-1');
    await screen.findByRole('heading', { name: 'Order tracking' });
    server.use(isUnreachable(OrderTrackingPageDocument));
    expectConsole(/^Failed to fetch data/);
    await passes(15_000);
    expect(steps()[0]).toBe('Order Placed true');
    answersOrder(() => anOrder({ status: 'PROCESSED' }));
    await passes(15_000);
    await waitFor(() => expect(steps()[1]).toBe('Order Processed true'));
  });
});

describe('the timeline of an order that ended otherwise', () => {
  test('has what was done, and that it was cancelled, when and why', async () => {
    const history = [
      change('PENDING', 20),
      change('PROCESSED', 21, 'You called us'),
      change('CANCELLED', 22, 'Broken in the store'),
    ];
    answersOrder(() => anOrder({ status: 'CANCELLED', history }));
    openShop('/ordertracking/order-1');
    await screen.findByText('Broken in the store');
    expect(screen.getByText('You called us')).toBeVisible();
    expect(steps()).toEqual(['Order Placed true', 'Order Processed true', 'Cancelled true']);
    const [end] = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
    expect(end).toHaveTextContent(/Cancelled.*22 Nov 2026, 10:00.*Broken in the store/);
    expect(screen.getByText('This order is cancelled, and nothing will be sent.')).toBeVisible();
    expect(screen.queryByText(/Expected delivery/)).toBeNull();
  });

  test('has all steps before it was returned', async () => {
    const history = (['PENDING', 'PROCESSED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED'] as const).map(
      (status, index) => change(status, 20 + index),
    );
    answersOrder(() => anOrder({ status: 'RETURNED', history }));
    openShop('/ordertracking/order-1');
    await screen.findByText('Returned');
    expect(steps()).toHaveLength(6);
    expect(steps().at(-1)).toBe('Returned true');
  });
});

test('parcels have their carrier, their number, and a button that copies it', async () => {
  const shipments = [
    { id: 's-1', carrier: 'Pathao Courier', trackingNumber: 'PT-7', shippedAt: at(21), lines: [] },
    { id: 's-2', carrier: 'Sundarban', trackingNumber: 'SB-9', shippedAt: at(22), lines: [] },
  ];
  answersOrder(() => ({ ...anOrder({ status: 'PROCESSED' }), shipments }));
  const { user } = openShop('/ordertracking/order-1');
  const second = within((await screen.findByText('Sundarban')).closest('li') ?? document.body);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(second.getByRole('button', { name: 'Copy tracking number' }));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('SB-9');
  expect(screen.getByText(/^Part of your order is on its way/)).toBeVisible();
});

describe('the link of a mail', () => {
  beforeEach(() => localStorage.clear());

  test('shows where the order is, live and without a sign-in', async () => {
    const sockets = acceptSockets();
    server.use(answers(TrackPageDocument, ({ token }) => ({ trackedOrder: token === 'good' ? tracked() : null })));
    openShop('/track?token=good');
    expect(await screen.findByText('Order #10042')).toBeVisible();
    expect(screen.getByText('PT-7')).toBeVisible();
    expect(screen.getByText('16 - 19 Jan')).toBeVisible();
    const socket = await subscribed(sockets);
    expect(socket.params).toEqual({ token: null, language: 'en' });
    act(() => socket.push({ trackedOrderChanged: tracked('DELIVERED') }));
    await waitFor(() => expect(steps().at(-1)).toBe('Delivery successful true'));
    expect(screen.getByRole('link', { name: 'Sign in and see my orders' })).toHaveAttribute('href', '/customer/order');
  });

  test('also where an older mail has its token in the hash', async () => {
    server.use(answers(TrackPageDocument, ({ token }) => ({ trackedOrder: token === 'good' ? tracked() : null })));
    openShop('/track#good');
    expect(await screen.findByText('Order #10042')).toBeVisible();
  });

  test('leads who is signed in to their orders', async () => {
    signedInAs(rahima);
    server.use(answers(TrackPageDocument, { trackedOrder: tracked() }));
    openShop('/track?token=good');
    expect(await screen.findByRole('link', { name: 'See my orders' })).toHaveAttribute('href', '/customer/order');
  });

  test.each(['/track?token=wrong', '/track#wrong', '/track'])(
    'says at %s that it is wrong, and leads to the sign-in',
    async (url) => {
      server.use(answers(TrackPageDocument, { trackedOrder: null }));
      openShop(url);
      expect(await screen.findByRole('heading', { name: 'This link is wrong or has expired' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Sign in and see my orders' })).toHaveAttribute(
        'href',
        '/customer/order',
      );
    },
  );

  test('is in Bangla where the page is', async () => {
    server.use(answers(TrackPageDocument, { trackedOrder: tracked() }));
    openShop('/track?token=good', await loadMessages('bn'));
    expect(await screen.findByText('অর্ডার #১০০৪২')).toBeVisible();
  });
});
